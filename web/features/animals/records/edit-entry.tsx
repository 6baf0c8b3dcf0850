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
  const change = useChange(
    (draft: FeedingDraft) => api.pet.feeding.update.put({ id, ...draft }),
    () => api.pet.feeding.update.put({ id, ...before }),
    onClose,
  );
  const erase = useErase(
    () => api.pet.feeding.delete.delete({ id: pet.id, date_f, food: before.food }),
    () => api.pet.feeding.feed.post({ id: pet.id, ...before, fp_id }),
    onClose,
  );
  return (
    <FeedDialog
      title={pets.editFeeding}
      start={before}
      busy={change.busy}
      problems={change.problems}
      onSave={(draft) => void change.run(draft)}
      onClose={onClose}
      onDelete={() => void erase.run()}
    />
  );
}

function EditMolt({ pet, entry, onClose }: Props) {
  const { pets } = useTexts();
  const { id, day: date_mt, size } = entry;
  const change = useChange(
    (draft: MoltDraft) => api.pet.molt.update.put({ id, date_mt: draft.date_mt, size: draft.size }),
    () => api.pet.molt.update.put({ id, date_mt, size }),
    onClose,
  );
  const erase = useErase(
    () => api.pet.molt.delete.delete({ id }),
    () => api.pet.molt.add.post({ id: pet.id, date_mt, size }),
    onClose,
  );
  return (
    <MoltDialog
      title={pets.editMolt}
      start={{ date_mt, size, gender: null }}
      before={entry.size_before}
      busy={change.busy}
      problems={change.problems}
      onSave={(draft) => void change.run(draft)}
      onClose={onClose}
      onDelete={() => void erase.run()}
    />
  );
}

function EditEvent({ pet, entry, onClose }: Props) {
  const { pets } = useTexts();
  const { id, day: date_ev } = entry;
  const before = { date_ev, event: entry.event ?? '' };
  const change = useChange(
    (draft: EventDraft) => api.pet.events.update.put({ id, ...draft }),
    () => api.pet.events.update.put({ id, ...before }),
    onClose,
  );
  const erase = useErase(
    () => api.pet.events.delete.delete({ id }),
    () => api.pet.events.add.post({ id: pet.id, ...before }),
    onClose,
  );
  return (
    <EventDialog
      title={pets.editEvent}
      start={before}
      busy={change.busy}
      problems={change.problems}
      onSave={(draft) => void change.run(draft)}
      onClose={onClose}
      onDelete={() => void erase.run()}
    />
  );
}

function useChange<Draft>(
  call: (draft: Draft) => Answer<unknown>,
  takeBack: () => Answer<unknown>,
  onClose: () => void,
) {
  const { pets } = useTexts();
  return useAction(call, {
    errorTitle: pets.errorChanging,
    invalidates: recorded,
    success: () => ({ text: pets.saidChanged, undo: undo(takeBack) }),
    done: onClose,
  });
}

function useErase(
  call: () => Answer<unknown>,
  takeBack: () => Answer<unknown>,
  onClose: () => void,
) {
  const { pets } = useTexts();
  return useAction(call, {
    errorTitle: pets.errorDeleting,
    invalidates: recorded,
    success: () => ({ text: pets.saidDeleted, undo: undo(takeBack) }),
    done: onClose,
  });
}
