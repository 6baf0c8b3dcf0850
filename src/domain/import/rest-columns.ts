import type { Day } from '#src/domain/days.ts';
import { measurementKinds, type MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { EventLine } from './history-cells.ts';
import { lengthKindOf, readGrams, withUnit } from './measured-cells.ts';
import { readCentimetres } from '#src/domain/animal/said-length.ts';
import type { Units } from '#src/domain/animal/units.ts';
import { readImportDay, type DateOrder } from '#src/domain/dates/read-dates.ts';

// Columns that no field has: what is in them has a place to go, too.

export const restPlaces = ['notes', 'before_name', 'event', ...measurementKinds, 'ignore'] as const;
export type RestPlace = (typeof restPlaces)[number];

/**
 * Where a column probably goes: its days are those of events, values with a unit are measured, what only a program reads
 * is left, all else is noted.
 */
export function guessRest(heading: string, cells: readonly string[], today: Day): RestPlace {
  const filled = cells.filter((cell) => cell !== '');
  if (TECHNICAL.test(heading) || filled.every((cell) => UUID.test(cell))) return 'ignore';
  const measured = measuredBy(heading, filled);
  if (measured) return measured;
  const days = filled.map((cell) => dayOf(cell, 'dmy') ?? dayOf(cell, 'mdy'));
  return days.every((day) => day !== null && day <= today) ? 'event' : 'notes';
}

/** A weight by its unit; a length by a heading that says how it was measured. */
function measuredBy(heading: string, filled: readonly string[]): MeasurementKind | null {
  const weights = filled.map((cell) => withUnit('weight', cell, { heading }));
  if (
    weights.every(
      (cell) => /\d ?(?:g|gramm?s?|kg|oz|lbs?)\.?$/i.test(cell) && readGrams(cell) !== null,
    )
  )
    return 'weight';
  const kind = lengthKindOf(heading);
  const lengths = filled.map((cell) => withUnit('length', cell, { heading }));
  return kind && lengths.every((cell) => readCentimetres(cell) !== null) ? kind : null;
}

/** A cell as a line of the measurements: what can't be read stays as it is, and is named as a mistake there. */
export function restMeasurement(
  kind: MeasurementKind,
  cell: string,
  { day, heading, units }: { day: Day; heading?: string; units?: Units },
): string {
  const isWeight = kind === 'weight';
  const unit = isWeight ? units?.weight : units?.length;
  const said = withUnit(isWeight ? 'weight' : 'length', cell, { heading, unit });
  const value = isWeight ? readGrams(said) : readCentimetres(said);
  return `${day} ${kind} ${value ?? said}`;
}

export const isMeasured = (place: RestPlace): place is MeasurementKind =>
  measurementKinds.some((kind) => kind === place);

/** A cell as an event: on its own day ('3.6.2025 new box'), or on that of the whole column. Null where neither is told. */
export function restEvent(
  heading: string,
  cell: string,
  { order, day }: { order: DateOrder; day: Day | '' },
): EventLine | null {
  const { own, text } = split(cell, order);
  const date_ev = own ?? day;
  return date_ev === '' ? null : { date_ev, event: restNote(heading, text) };
}

/** Whether a cell says its own day. */
export const hasDay = (cell: string): boolean =>
  split(cell, 'dmy').own !== null || split(cell, 'mdy').own !== null;

/** The part of a cell that may be a day. */
export const dayPart = (cell: string): string => DATED.exec(cell)?.[1] ?? cell;

/** 'Enclosure: 30 x 30'; a column without a heading has no name. */
export function restNote(heading: string, text: string): string {
  return [heading, text].filter(Boolean).join(': ');
}

function split(cell: string, order: DateOrder): { own: Day | null; text: string } {
  const whole = dayOf(cell, order);
  if (whole) return { own: whole, text: '' };
  const [, first = '', rest = ''] = DATED.exec(cell) ?? [];
  const own = dayOf(first, order);
  return own ? { own, text: rest } : { own: null, text: cell };
}

/** A bare number is no day here: it may be anything. */
const dayOf = (cell: string, order: DateOrder): Day | null =>
  /^\d+$/.test(cell) ? null : readImportDay(cell, order);

const DATED = /^(\d{1,4}[./-] ?\d{1,2}[./-] ?\d{1,4})[:,]?\s+(\S.*)$/su;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TECHNICAL = /^(?:id|uuid|guid|\w+_id|created_at|updated_at|created|updated|modified)$/i;
