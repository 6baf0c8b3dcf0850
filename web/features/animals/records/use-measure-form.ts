import { useState } from 'react';
import { doubtOf, lastBefore, type MeasurementKind } from '#src/domain/animal/measurements.ts';
import { readMeasurement } from '#src/domain/animal/read-measurement.ts';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { numberIn, useSizes } from '#web/lib/size.ts';
import { formOf, type EntryDialogProps } from './feed-dialog.tsx';
import { useMeasured } from './measure.ts';
import { unitOf } from './measurement-words.ts';

export type MeasurementDraft = { date_ms: Day; kind: MeasurementKind; value: number };

export type MeasureFormProps = Pick<EntryDialogProps<MeasurementDraft>, 'title' | 'of' | 'save'> & {
  pet: { id: number; an_type: AnimalType; hatched?: PartialDay | null };
  /** Without a value it is a new one. */
  start: Omit<MeasurementDraft, 'value'> & { value: number | null };
  /** The one that is edited, which is not compared with itself. */
  entry?: number;
};

/** What is typed about a measurement, what it says, and whether the animal's others make it doubtful: then it is asked. */
export function useMeasureForm(props: MeasureFormProps) {
  const { pet, start, entry, save } = props;
  useSizes();
  const { date_ms: day, kind: first } = start;
  const [opened] = useState(start.value === null ? '' : numberIn(start.value, unitOf(first)));
  const [form, change] = useDraft({ date_ms: day, kind: first, typed: opened }, formOf(props));
  const { typed, ...draft } = form;
  const [wrong, setWrong] = useState(false);
  const [asked, setAsked] = useState('');

  const { kind, date_ms } = draft;
  const others = (useMeasured(pet.id, kind).data?.rows ?? []).filter(({ id }) => id !== entry);
  const last = lastBefore(others, date_ms);
  // in ounces or inches what is stored is not said exactly
  const isAsBefore = kind === start.kind && typed === opened && start.value !== null;
  const read = isAsBefore ? start.value : readMeasurement(kind, typed, unitOf(kind));
  const value = typeof read === 'number' ? read : null;
  const doubt = value === null ? null : doubtOf(pet, kind, { date_ms, value }, last);
  const question = doubt ? `${kind} ${value} ${date_ms}` : '';
  const asks = doubt !== null && asked === question;

  function submit() {
    setWrong(value === null);
    if (value === null) return;
    if (doubt && !asks) setAsked(question);
    else void save.run({ ...draft, value });
  }
  return {
    kind,
    change,
    bind: bindFields({ draft: form, change, problems: save.problems }),
    typed,
    setTyped: (next: string) => change({ typed: next }),
    value,
    /** Why what was typed is no value, once somebody tried to save it. */
    misread: wrong && typeof read !== 'number' ? { why: read } : null,
    last,
    /** What is asked before it is saved. */
    doubt: asks ? doubt : null,
    submit,
  };
}
