import type { Day } from '#src/domain/days.ts';
import type { CsvTable } from '#src/domain/import/csv-table.ts';
import { writeEvents } from '#src/domain/import/history-cells.ts';
import type { Units } from '#src/domain/animal/units.ts';
import type { DateOrder } from '#src/domain/dates/read-dates.ts';
import {
  guessRest,
  hasDay,
  isMeasured,
  restEvent,
  restMeasurement,
  restNote,
  type RestPlace,
} from '#src/domain/import/rest-columns.ts';
import { HEADING, NUMBER } from '#src/domain/paste/own-numbers.ts';
import { isEmptyCell, type PetRecord } from '#src/records/pet-csv-cells.ts';
import type { Draft } from './import-draft.ts';

/** A column that no field has, and where it goes. */
export type RestColumn = {
  at: number;
  /** Empty where the column has none. */
  heading: string;
  place: RestPlace;
  /** Of cells that name no day of their own. */
  day: Day | '';
  needsDay: boolean;
  cells: readonly string[];
};

/** The columns with values that no field has, as they are placed by the keeper or else by their looks. */
export function restColumns(
  { head, rows }: CsvTable,
  { assignment, rest }: Pick<Draft, 'assignment' | 'rest'>,
  today: Day,
): RestColumn[] {
  return assignment.flatMap((key, at): RestColumn[] => {
    const cells = rows.map((row) => (row[at] ?? '').replace(/^[-–—]$/, ''));
    const filled = cells.filter((cell) => cell !== '');
    const name = head[at] ?? '';
    if (key !== null || filled.length === 0 || name === '') return [];
    const heading = /^\d+$/.test(name) ? '' : name;
    const { place = guessRest(heading, cells, today), day = today } = rest[at] ?? {};
    const needsDay =
      isMeasured(place) || (place === 'event' && filled.some((cell) => !hasDay(cell)));
    return [{ at, heading, place, day, needsDay, cells }];
  });
}

/**
 * A row with what its other columns say: behind its notes, among its events, as measurements, and in front of its name,
 * where keepers who number their animals look for the number.
 */
export function withRest(
  record: PetRecord,
  columns: readonly RestColumn[],
  { row, order, units }: { row: number; order: DateOrder; units: Units | undefined },
): PetRecord {
  const filled = columns.filter(({ cells }) => cells[row]);
  const notes = filled
    .filter(({ place }) => place === 'notes')
    .map(({ heading, cells }) => restNote(heading, cells[row] ?? ''));
  const events = filled
    .filter(({ place }) => place === 'event')
    .flatMap(
      ({ heading, cells, day }) => restEvent(heading, cells[row] ?? '', { order, day }) ?? [],
    );
  const numbers = filled
    .filter(({ place }) => place === 'before_name')
    .map(({ cells }) => cells[row]);
  const name = isEmptyCell(record.name) ? [] : [record.name];
  const measured = filled.flatMap(({ place, heading, cells, day }) =>
    isMeasured(place) && day !== ''
      ? [restMeasurement(place, cells[row] ?? '', { day, heading, ...(units && { units }) })]
      : [],
  );
  return {
    ...record,
    ...(numbers.length > 0 && { name: [...numbers, ...name].join(' ') }),
    ...(measured.length > 0 && {
      measurements: [record.measurements, ...measured].filter(Boolean).join('\n'),
    }),
    ...(notes.length > 0 && { notes: [record.notes, ...notes].filter(Boolean).join('\n') }),
    ...(events.length > 0 && {
      events: [record.events, writeEvents(events)].filter(Boolean).join('\n'),
    }),
  };
}

/** The number that its keeper gave the animal of a row: in a column of such, or as its name. */
export function ownNumberOf(
  { at, record }: { at: number; record: PetRecord },
  columns: readonly RestColumn[],
): string | null {
  const column = columns.find(({ place, heading }) => place !== 'ignore' && HEADING.test(heading));
  const said = column?.cells[at] ?? record.name ?? '';
  return NUMBER.test(said) ? said : null;
}
