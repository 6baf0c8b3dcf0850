import { useState } from 'react';
import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { useToday } from '#web/lib/today.ts';
import type { Undo } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { EventDialog } from '#web/features/animals/records/event-dialog.tsx';
import { FeedDialog } from '#web/features/animals/records/feed-dialog.tsx';
import { useMoltPicture } from '#web/features/animals/pictures/molt-picture.tsx';
import { MoltDialog } from '#web/features/animals/records/molt-dialog.tsx';
import { useOtherLength } from '#web/features/animals/records/other-length.ts';
import type { MoltDraft } from '#web/features/animals/records/use-molt-form.ts';
import {
  suggestedFeeding,
  useEvent,
  useFeed,
  useMolt,
  useUsualFeeder,
  type Recordable,
} from '#web/features/animals/records/records.ts';
import { Archiving } from './archiving.tsx';

type DialogProps = { pet: Recordable; onClose: () => void };

export function FeedingAdd(props: DialogProps & { progress: Progress; usual?: string | null }) {
  const { pet, progress, usual, onClose } = props;
  const { pets } = useTexts();
  const today = useToday();
  const feed = useFeed(pet, onClose);
  const likely = useUsualFeeder(pet, usual);
  if (likely.loading) return null;
  return (
    <FeedDialog
      title={pets.feedTitle(pet.name)}
      start={suggestedFeeding(pet, today, progress, likely.usual)}
      an_type={pet.an_type}
      save={feed}
      onClose={onClose}
    />
  );
}

/** `onNoted`: the animal lives; `onUndone`: its molt was taken back in the notice. */
type MoltingProps = DialogProps & {
  onNoted?: ((day: Day, takeBack: Undo) => void) | undefined;
  onUndone?: (() => void) | undefined;
};

/** Notes a molt; of one that the animal died of it asks next whether to archive it. */
export function Molting({ pet, onNoted, onUndone, onClose }: MoltingProps) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const today = useToday();
  const [died, setDied] = useState<Day | null>(null);
  const done = ({ takeBack }: { takeBack: Undo }, { outcome, date_mt }: MoltDraft) => {
    if (outcome === 'died') return setDied(date_mt);
    onNoted?.(date_mt, takeBack);
    onClose();
  };
  const { loading, other } = useOtherLength(pet);
  const molt = useMolt(pet, done, onUndone, other);
  const picture = useMoltPicture(pet);
  async function run(draft: MoltDraft) {
    const stored = await molt.run(draft);
    if (stored) await picture.send(draft.date_mt);
    return stored;
  }
  if (died !== null) {
    const start = { reason: 'died' as const, date: died, count: 1 };
    return <Archiving pet={pet} start={start} onClose={onClose} />;
  }
  if (loading) return null;
  return (
    <MoltDialog
      other={other}
      an_type={pet.an_type}
      title={pets.moltTitle(pet.name)}
      start={{ date_mt: today, size: null, gender: null }}
      before={pet.size}
      lastMolt={pet.an_count === 1 ? (pet.mmt ?? null) : null}
      asksSex={pet.gender === 'other'}
      asksDetails
      save={{ ...molt, run }}
      more={picture.field}
      onClose={onClose}
    />
  );
}

export function EventAdd({ pet, onClose }: DialogProps) {
  const { pets } = useTexts();
  const today = useToday();
  const add = useEvent(pet, onClose);
  return (
    <EventDialog
      an_type={pet.an_type}
      title={pets.eventTitle(pet.name)}
      start={{ date_ev: today, event: '' }}
      save={add}
      onClose={onClose}
    />
  );
}
