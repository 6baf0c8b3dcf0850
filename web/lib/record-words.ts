import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { Gender, MoltOutcome, SexSign } from '#src/domain/enums.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { FieldWords } from './edit.ts';
import { formatDay, formatNumber } from './format.ts';
import { lengthText } from './size.ts';

/** How the fields of a feeding, a molt, a measurement or an event read where two edits meet. */
export function recordWords({ animals, pets }: Pick<Texts, 'animals' | 'pets'>) {
  const outcomes = [animals.fed, pets.offered, animals.refused];
  const outcomesOfMolt = pets.recordDetails.outcomes;
  return {
    labels: {
      date_f: pets.when,
      date_mt: pets.when,
      date_ms: pets.when,
      date_ev: pets.when,
      food: pets.feeder,
      progress: pets.state,
      amount: pets.recordDetails.amount,
      size: pets.sizeAfter,
      outcome: pets.recordDetails.outcome,
      molt_no: pets.recordDetails.moltNo,
      note: pets.recordDetails.note,
      gender: pets.sexSeen,
      sex_by: pets.recordDetails.sexBy,
      kind: pets.measure.what,
      value: pets.measure.value,
      event: pets.eventWords,
    },
    say(name: string, value: unknown): string | undefined {
      if (name.startsWith('date_')) return formatDay(String(value));
      if (name === 'kind') return pets.measure.kinds[value as MeasurementKind];
      if (name === 'outcome') return outcomesOfMolt[value as MoltOutcome];
      if (name === 'sex_by') return pets.recordDetails.signs[value as SexSign];
      if (name === 'gender') return animals.gender[value as Gender];
      if (name === 'amount' || name === 'molt_no') return String(value ?? '');
      if (name === 'value') return formatNumber(Number(value));
      if (name === 'progress') return outcomes[Number(value)];
      if (name === 'food' && value === '') return pets.noFeeder;
      return typeof value === 'number' ? lengthText(value) : undefined;
    },
  } satisfies FieldWords;
}
