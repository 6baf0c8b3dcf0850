import { dayProblem, readImportDay, type DateOrder } from '#src/domain/dates/read-dates.ts';
import { readSaidDay } from '#src/domain/dates/said-day.ts';
import { readCount, readSex } from '#src/domain/import/pet-cells.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import type { Day } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { fold } from '#src/domain/text/fold.ts';
import type { CellValue, Editable, EditField } from './row.ts';

type Known = {
  today: Day;
  places: readonly { id: number; path: string }[];
  /** How days of digits are read; the day comes first if omitted. */
  order?: DateOrder | null;
};
type Read<Value> = { value: Value } | { problem: Issue };

/** What a pasted text means in a cell, as the import of a file reads it. */
const readers: { [Field in EditField]: (text: string, known: Known) => Read<Editable[Field]> } = {
  name(text) {
    if (text === '') return { problem: issue('missing') };
    return text.length > limits.pet_name
      ? { problem: issue('too_long', { max: limits.pet_name }) }
      : { value: text };
  },
  gender(text) {
    const sex = readSex(text);
    if (sex === 'mixed') return { problem: issue('mixed_sexes') };
    return sex ? { value: sex.gender } : { problem: issue('sex_unreadable') };
  },
  an_count(text) {
    const read = readCount(text);
    if (read === 'mixed') return { problem: issue('mixed_sexes') };
    const { min, max } = limits.an_count;
    const count = read?.count ?? null;
    if (count === null) return { problem: issue('count_unreadable') };
    return count >= min && count <= max
      ? { value: count }
      : { problem: issue('whole_number', { min, max }) };
  },
  kept_since(text, { today, order }) {
    if (text === '') return { value: null };
    const day = readImportDay(text, order ?? 'dmy');
    if (!day) return { problem: dayProblem(text) };
    return day > today ? { problem: issue('in_future') } : { value: day };
  },
  hatched(text, { today, order }) {
    if (text === '') return { value: null };
    const day = readSaidDay(text, today, order ?? 'dmy');
    if (!day) return { problem: issue('not_a_partial_day') };
    return day > today ? { problem: issue('in_future') } : { value: day };
  },
  notes: (text) =>
    text.length > limits.pet_notes
      ? { problem: issue('too_long', { max: limits.pet_notes }) }
      : { value: text },
  place_id(text, { places }) {
    if (text === '') return { value: null };
    const name = fold(text);
    const found =
      places.find(({ path }) => fold(path) === name) ??
      onlyOne(places.filter(({ path }) => fold(path).endsWith(` / ${name}`)));
    return found ? { value: found.id } : { problem: issue('not_found', { what: 'place' }) };
  },
};

export const readCell = (field: EditField, text: string, known: Known): Read<CellValue> =>
  readers[field](text.trim(), known);

const onlyOne = <Value>(values: readonly Value[]): Value | undefined =>
  values.length === 1 ? values[0] : undefined;
