import type { TimelineEntry } from '#src/features/animals/history/history.queries.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import type { Answer } from '#web/lib/ask.ts';
import { useTexts } from '#web/texts/texts.ts';
import { EventDialog, type EventDraft } from './event-dialog.tsx';
import { FeedDialog, type FeedingDraft } from './feed-dialog.tsx';
import { MoltDialog, type MoltDraft } from './molt-dialog.tsx';
import { recorded, undo } from './undo.ts';
import type { Pet } from '#web/features/animals/pet-details/use-pet.ts';

type Props = { pet: Pet; entry: TimelineEntry; onClose: () => void };

/** Changes or deletes one entry of the timeline. Both can be undone from their notice. */
export function EditEntry(props: Props) {
  if (props.entry.kind === 'feeding') return <EditFeeding {...props} />;
  return props.entry.kind === 'molt' ? <EditMolt {...props} /> : <EditEvent {...props} />;
}

function EditFeeding({ pet, entry, onClose }: Props) {
  const { pets } = useTexts();
  const { id, day: date_f, fp_id } = entry;
  const before = { date_f, food: entry.food ?? '', progress: entry.progress ?? 0 };
  const dialog = useEntry(
    (draft: FeedingDraft) => api.pet.feeding.update.put({ id, ...draft }),
    () => api.pet.feeding.update.put({ id, ...before }),
    () => api.pet.feeding.delete.delete({ id: pet.id, date_f, food: before.food }),
    () => api.pet.feeding.feed.post({ id: pet.id, ...before, fp_id }),
    onClose,
  );
  return <FeedDialog title={pets.editFeeding} start={before} {...dialog} />;
}

function EditMolt({ pet, entry, onClose }: Props) {
  const { pets } = useTexts();
  const { id, day: date_mt, size } = entry;
  const dialog = useEntry(
    (draft: MoltDraft) => api.pet.molt.update.put({ id, date_mt: draft.date_mt, size: draft.size }),
    () => api.pet.molt.update.put({ id, date_mt, size }),
    () => api.pet.molt.delete.delete({ id }),
    () => api.pet.molt.add.post({ id: pet.id, date_mt, size }),
    onClose,
  );
  return (
    <MoltDialog
      title={pets.editMolt}
      start={{ date_mt, size, gender: null }}
      before={entry.size_before}
      {...dialog}
    />
  );
}

function EditEvent({ pet, entry, onClose }: Props) {
  const { pets } = useTexts();
  const { id, day: date_ev } = entry;
  const before = { date_ev, event: entry.event ?? '' };
  const dialog = useEntry(
    (draft: EventDraft) => api.pet.events.update.put({ id, ...draft }),
    () => api.pet.events.update.put({ id, ...before }),
    () => api.pet.events.delete.delete({ id }),
    () => api.pet.events.add.post({ id: pet.id, ...before }),
    onClose,
  );
  return <EventDialog title={pets.editEvent} start={before} {...dialog} />;
}

/** What the dialog of an entry does: `change` and `erase`, each with the call that takes it back. */
function useEntry<Draft>(
  change: (draft: Draft) => Answer<unknown>,
  takeChangeBack: () => Answer<unknown>,
  erase: () => Answer<unknown>,
  addAgain: () => Answer<unknown>,
  onClose: () => void,
) {
  const { pets } = useTexts();
  const options = { invalidates: recorded, done: onClose };
  const changing = useAction(change, {
    ...options,
    errorTitle: pets.errorChanging,
    success: () => ({ text: pets.saidChanged, undo: undo(takeChangeBack) }),
  });
  const erasing = useAction(erase, {
    ...options,
    errorTitle: pets.errorDeleting,
    success: () => ({ text: pets.saidDeleted, undo: undo(addAgain) }),
  });
  return {
    busy: changing.busy,
    problems: changing.problems,
    onSave: (draft: Draft) => void changing.run(draft),
    onDelete: () => void erasing.run(),
    onClose,
  };
}
