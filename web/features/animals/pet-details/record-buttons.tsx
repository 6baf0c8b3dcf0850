import { useState } from 'react';
import type { Progress } from '#src/domain/enums.ts';
import { useShortcuts } from '#web/components/shortcuts.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { EventDialog } from '#web/features/animals/records/event-dialog.tsx';
import { FeedDialog } from '#web/features/animals/records/feed-dialog.tsx';
import { MoltDialog } from '#web/features/animals/records/molt-dialog.tsx';
import {
  suggestedFeeding,
  useEvent,
  useFeed,
  useMolt,
  usePreMolt,
  type Recordable,
} from '#web/features/animals/records/records.ts';

type Open = { kind: 'feed'; progress: Progress } | { kind: 'molt' | 'event' } | null;

/** The buttons to record something of one animal: on a phone above the tab bar, on a desktop above its history. */
export function RecordButtons({ pet, usual }: { pet: Recordable; usual?: string | null }) {
  const { pets } = useTexts();
  const [open, setOpen] = useState<Open>(null);
  const today = useToday();
  const preMolt = usePreMolt(pet);
  const close = () => setOpen(null);
  const feed = (progress: Progress) => setOpen({ kind: 'feed', progress });
  const togglePreMolt = () => void preMolt.run(pet.pre_molt ? null : today);
  useShortcuts('animal', {
    fed: () => feed(0),
    refused: () => feed(2),
    offered: () => feed(1),
    molt: () => setOpen({ kind: 'molt' }),
  });
  const preMoltText = pet.pre_molt ? pets.endPreMolt : pets.preMolt;
  return (
    <>
      <div className="record-bar six-actions" role="group" aria-label={pets.record}>
        <Button variant="moss" icon="tongs" onClick={() => feed(0)}>
          {pets.fed}
        </Button>
        <Button icon="refused" onClick={() => feed(2)}>
          {pets.refused}
        </Button>
        <Button icon="attempt" onClick={() => feed(1)}>
          {pets.offered}
        </Button>
        <Button icon="molt" onClick={() => setOpen({ kind: 'molt' })}>
          {pets.molt}
        </Button>
        <Button icon="premolt" className="wide-only" busy={preMolt.busy} onClick={togglePreMolt}>
          {preMoltText}
        </Button>
        <Button icon="flag" className="wide-only" onClick={() => setOpen({ kind: 'event' })}>
          {pets.event}
        </Button>
        <div className="narrow-only">
          <Menu
            icon="more"
            items={[
              {
                kind: 'action',
                label: pets.event,
                icon: 'flag',
                onSelect: () => setOpen({ kind: 'event' }),
              },
              { kind: 'action', label: preMoltText, icon: 'premolt', onSelect: togglePreMolt },
            ]}
          >
            {pets.more}
          </Menu>
        </div>
      </div>
      {open?.kind === 'feed' && (
        <FeedingAdd pet={pet} progress={open.progress} usual={usual} onClose={close} />
      )}
      {open?.kind === 'molt' && <Molting pet={pet} onClose={close} />}
      {open?.kind === 'event' && <EventAdd pet={pet} onClose={close} />}
    </>
  );
}

type DialogProps = { pet: Recordable; onClose: () => void };

export function FeedingAdd(props: DialogProps & { progress: Progress; usual?: string | null }) {
  const { pet, progress, usual, onClose } = props;
  const { pets } = useTexts();
  const today = useToday();
  const feed = useFeed(pet, onClose);
  return (
    <FeedDialog
      title={pets.feedTitle(pet.name)}
      start={suggestedFeeding(pet, today, progress, usual)}
      an_type={pet.an_type}
      save={feed}
      onClose={onClose}
    />
  );
}

export function Molting({ pet, onClose }: DialogProps) {
  const { pets } = useTexts();
  const today = useToday();
  const molt = useMolt(pet, onClose);
  return (
    <MoltDialog
      title={pets.moltTitle(pet.name)}
      start={{ date_mt: today, size: null, gender: null }}
      before={pet.size}
      asksSex={pet.gender === 'other'}
      save={molt}
      onClose={onClose}
    />
  );
}

function EventAdd({ pet, onClose }: DialogProps) {
  const { pets } = useTexts();
  const today = useToday();
  const add = useEvent(pet, onClose);
  return (
    <EventDialog
      title={pets.eventTitle(pet.name)}
      start={{ date_ev: today, event: '' }}
      save={add}
      onClose={onClose}
    />
  );
}
