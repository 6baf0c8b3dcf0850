import { useState, type ReactNode } from 'react';
import type { Progress } from '#src/domain/enums.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { useShortcuts } from '#web/components/shortcuts.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { MoreItem } from '#web/ui/more-sheet.tsx';
import {
  usePreMolt,
  useUsualFeeder,
  type Recordable,
} from '#web/features/animals/records/records.ts';
import { EventAdd, FeedingAdd, MeasureAdd, Molting } from './dialogs.ts';

type Open = { kind: 'feed'; progress: Progress } | { kind: 'molt' | 'measure' | 'event' } | null;

/** What can be recorded of an animal, with the dialogs for it. */
export function useRecordActions(pet: Recordable, usual?: string | null) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const [open, setOpen] = useState<Open>(null);
  const today = useToday();
  const preMolt = usePreMolt(pet);
  // read before the dialog is opened
  useUsualFeeder(pet, usual);
  const close = () => setOpen(null);
  const feed = (progress: Progress) => setOpen({ kind: 'feed', progress });
  const togglePreMolt = () => void preMolt.run(pet.pre_molt ? null : today);
  const molt = () => setOpen({ kind: 'molt' });
  const measure = () => setOpen({ kind: 'measure' });
  const event = () => setOpen({ kind: 'event' });
  useShortcuts('animal', {
    fed: () => feed(0),
    refused: () => feed(2),
    offered: () => feed(1),
    molt,
  });
  const preMoltText = pet.pre_molt ? pets.endPreMolt : pets.preMolt;
  const items: MoreItem[] = [
    { kind: 'action', label: pets.offered, icon: 'attempt', onSelect: () => feed(1) },
    { kind: 'action', label: preMoltText, icon: 'premolt', onSelect: togglePreMolt },
    { kind: 'action', label: pets.measure.action, icon: 'scale', onSelect: measure },
    { kind: 'action', label: pets.event, icon: 'flag', onSelect: event },
  ];
  const dialogs: ReactNode = (
    <>
      {open?.kind === 'feed' && (
        <FeedingAdd pet={pet} progress={open.progress} usual={usual} onClose={close} />
      )}
      {open?.kind === 'molt' && <Molting pet={pet} onClose={close} />}
      {open?.kind === 'measure' && <MeasureAdd pet={pet} onClose={close} />}
      {open?.kind === 'event' && <EventAdd pet={pet} onClose={close} />}
    </>
  );
  return {
    ...{ feed, molt, measure, event, togglePreMolt, preMoltText, isBusy: preMolt.busy },
    ...{ items, dialogs },
  };
}
