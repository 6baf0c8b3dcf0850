import type { TimelineEntry } from '#src/features/animals/history/history.queries.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps, type CallResult } from '#web/lib/ask.ts';
import { useEdit, type FieldWords } from '#web/lib/edit.ts';
import { useFirst } from '#web/lib/use-lasting.ts';
import { useTexts } from '#web/texts/texts.ts';
import { useRecordFieldLabels } from './record-field-labels.ts';
import { EventDialog } from './event-dialog.tsx';
import { FeedDialog, type FeedingDraft } from './feed-dialog.tsx';
import { MeasureDialog } from './measure-dialog.tsx';
import { MoltDialog } from './molt-dialog.tsx';
import { useLengthOfMolt } from './length-of-molt.ts';
import { recorded, undo } from './undo.ts';
import { openAgain } from '#web/features/plans/feeding-round/open-again.ts';
import type { Pet } from '#web/features/animals/pet-details/use-pet.ts';

type Props = { pet: Pet; entry: TimelineEntry; onClose: () => void };

/** Changes or deletes one entry of the timeline. Both can be undone from their notice. */
export function EditEntry(props: Props) {
  if (props.entry.kind === 'feeding') return <EditFeeding {...props} />;
  if (props.entry.kind === 'measurement') return <EditMeasurement {...props} />;
  return props.entry.kind === 'molt' ? <EditMolt {...props} /> : <EditEvent {...props} />;
}

function EditFeeding({ pet, entry, onClose }: Props) {
  const { pets } = useTexts();
  const { id, day: date_f, fp_id } = entry;
  const { amount } = entry;
  const before = { date_f, food: entry.food ?? '', progress: entry.progress ?? 0, amount };
  const dialog = useEntry({
    opened: { entry, before, words: useRecordFieldLabels() },
    change: (changes) => api.pet.feeding.update.put({ id, ...changes }),
    erase: () =>
      inSteps(async (step) => {
        const record = { id: pet.id, date_f, food: before.food };
        const erased = await step(() => api.pet.feeding.delete.delete(record));
        openAgain(record);
        return erased;
      }),
    // when it was noted decides which record of its day is the newest
    addAgain: ({ recorded_at }) =>
      api.pet.feeding.feed.post({
        ...{ id: pet.id, ...before, fp_id },
        ...(recorded_at && { recorded_at }),
      }),
    onClose,
  });
  const save = {
    ...dialog.save,
    run: (draft: FeedingDraft) => dialog.save.run({ ...before, ...draft }),
  };
  return <FeedDialog title={pets.editFeeding} start={before} {...dialog} save={save} />;
}

function EditMolt(props: Props) {
  const length = useLengthOfMolt(props.pet, props.entry);
  // the form keeps what it began with
  return useFirst(length.loading) ? null : <EditMoltWith {...props} length={length} />;
}

type LengthOfMolt = ReturnType<typeof useLengthOfMolt>;

function EditMoltWith({ pet, entry, length, onClose }: Props & { length: LengthOfMolt }) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const { id, day: date_mt, size, outcome, molt_no, gender, sex_by } = entry;
  const details = { outcome, molt_no, note: entry.note ?? '', gender, sex_by };
  const before = { date_mt, size: length.other ? length.value : size, ...details };
  const dialog = useEntry({
    opened: { entry, before, words: useRecordFieldLabels() },
    change: (changes) =>
      length.change(before, changes, (others) => api.pet.molt.update.put({ id, ...others })),
    erase: () => api.pet.molt.delete.delete({ id }),
    addAgain: () => {
      // the sex that it showed is the animal's by now, whatever became of its record
      const { gender: seen, ...others } = before;
      const molt = { ...others, size };
      return api.pet.molt.add.post({ id: pet.id, ...molt, ...(seen && { gender: seen }) });
    },
    onClose,
  });
  return (
    <MoltDialog
      other={length.other}
      an_type={pet.an_type}
      title={pets.editMolt}
      start={before}
      asksSex={gender !== null}
      asksDetails
      before={length.other ? null : entry.size_before}
      {...dialog}
      save={{ ...dialog.save, run: (draft) => dialog.save.run({ ...before, ...draft }) }}
    />
  );
}

function EditMeasurement({ pet, entry, onClose }: Props) {
  const { measure } = useTexts().pets;
  const { id, day: date_ms } = entry;
  const before = { date_ms, kind: entry.ms_kind ?? 'weight', value: entry.value ?? 0 };
  const dialog = useEntry({
    opened: { entry, before, words: useRecordFieldLabels() },
    change: (changes) => api.pet.measurement.update.put({ id, ...changes }),
    erase: () => api.pet.measurement.delete.delete({ id }),
    addAgain: () => api.pet.measurement.add.post({ id: pet.id, ...before }),
    onClose,
  });
  return <MeasureDialog pet={pet} title={measure.edit} start={before} entry={id} {...dialog} />;
}

function EditEvent({ pet, entry, onClose }: Props) {
  const { pets } = useTexts();
  const { id, day: date_ev } = entry;
  const before = { date_ev, event: entry.event ?? '' };
  const dialog = useEntry({
    opened: { entry, before, words: useRecordFieldLabels() },
    change: (changes) => api.pet.events.update.put({ id, ...changes }),
    erase: () => api.pet.events.delete.delete({ id }),
    addAgain: () => api.pet.events.add.post({ id: pet.id, ...before }),
    onClose,
  });
  return <EventDialog title={pets.editEvent} start={before} {...dialog} />;
}

type Entry<Draft, Erased> = {
  opened: { entry: TimelineEntry; before: Draft; words: FieldWords };
  change: (changes: Partial<Draft> & { if_rev: number }) => CallResult<{ rev: number }>;
  erase: () => CallResult<Erased>;
  addAgain: (erased: Erased) => CallResult<unknown>;
  onClose: () => void;
};

/** What the dialog of an entry does. An undo takes back what was changed here, and nothing that was since. */
function useEntry<Draft extends object, Erased>({ opened, ...entry }: Entry<Draft, Erased>) {
  const { pets } = useTexts();
  const { onClose } = entry;
  const { kind, id, rev } = opened.entry;
  const of = `${kind} ${id}`;
  const edit = useEdit(() => opened.before, rev, opened.words, of);
  const options = { invalidates: recorded, done: onClose };
  const change = (draft: Draft) =>
    edit(draft, (changes, was) =>
      inSteps(async (step) => {
        const { rev } = await step(() => entry.change(changes));
        return { ...was, if_rev: rev };
      }),
    );
  const changing = useAction(change, {
    ...options,
    errorTitle: pets.errorChanging,
    success: (back) => ({ text: pets.saidChanged, undo: undo(() => entry.change(back)) }),
  });
  const erasing = useAction(entry.erase, {
    ...options,
    errorTitle: pets.errorDeleting,
    success: (erased) => ({
      text: pets.saidDeleted,
      undo: undo(() => entry.addAgain(erased)),
    }),
  });
  return {
    of,
    save: changing,
    onDelete: () => void erasing.run(),
    onClose,
  };
}
