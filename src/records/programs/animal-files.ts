import type { CsvTable } from '#src/domain/import/csv-table.ts';
import {
  writeEvents,
  writeFeedings,
  writeMolts,
  type EventLine,
  type FeedingLine,
  type MoltLine,
} from '#src/domain/import/history-cells.ts';
import { restMeasurement } from '#src/domain/import/rest-columns.ts';
import { isDay, type Day } from '#src/domain/days.ts';

/** A record of another program, by the names of its fields. */
export type Row = Readonly<Record<string, string>>;

/** What a file of another program holds, by the names of its parts. */
export type Parts = ReadonlyMap<string, readonly Row[]>;

/** The values of parsed JSON as texts, as a file of cells has them. */
export function rowOf(record: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, textOf(value)] as const),
  );
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
};

/** Records as a table: every field that one of them has is a column. */
export function tableOfRows(rows: readonly Row[]): CsvTable {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { head, rows: rows.map((row) => head.map((key) => row[key] ?? '')) };
}

/** The parts that are lists of animals. */
const ANIMALS = ['tarantulas', 'animals', 'inverts'];

/**
 * The lists of animals among the parts, each animal with its records: what names it by its number in a part of its own,
 * such as `feeding_logs`, becomes its history. Null where there is no such list.
 */
export function animalsOf(parts: Parts): { name: string; table: CsvTable }[] | null {
  const lists = ANIMALS.filter((name) => (parts.get(name)?.length ?? 0) > 0);
  if (lists.length === 0) return null;
  const logs = [...parts].filter(([name]) => !ANIMALS.includes(name));
  return lists.map((name) => {
    const animals = parts.get(name) ?? [];
    const owner = `${name.replace(/s$/, '')}_id`;
    const rows = animals.map((animal) => ({
      ...animal,
      ...historyOf(animal['id'] ?? '', owner, logs),
    }));
    return { name, table: tableOfRows(rows) };
  });
}

function historyOf(
  id: string,
  owner: string,
  logs: readonly (readonly [string, readonly Row[]])[],
) {
  const feedings: FeedingLine[] = [];
  const molts: MoltLine[] = [];
  const events: EventLine[] = [];
  const measurements: string[] = [];
  for (const [part, rows] of logs)
    for (const row of rows) {
      if (id === '' || row[owner] !== id) continue;
      const day = dayOf(row);
      if (day === null) continue;
      if (row['fed_at']) feedings.push({ date_f: day, ...mealOf(row) });
      else if (row['molted_at'] || row['shed_at']) molts.push({ date_mt: day, size: null });
      if (row['weight_g']) measurements.push(restMeasurement('weight', row['weight_g'], { day }));
      // what a feeding or a molt has no field for is said beside it
      const said = saidOf(row);
      if (said !== '') events.push({ date_ev: day, event: `${titleOf(part)}: ${said}` });
      else if (!row['weight_g'] && !row['fed_at'] && !row['molted_at'] && !row['shed_at'])
        events.push({ date_ev: day, event: titleOf(part) });
    }
  return {
    feedings: writeFeedings(feedings),
    molts: writeMolts(molts),
    measurements: measurements.join('\n'),
    events: writeEvents(events),
  };
}

function mealOf(row: Row) {
  const food = [row['food_size'], row['food_type']].filter(Boolean).join(' ');
  const isRefused = /^(?:false|0|no)$/i.test(row['accepted'] ?? '');
  return { food, progress: isRefused ? (2 as const) : (0 as const) };
}

/** What a record says besides its day, its meal and what the program needs itself. */
function saidOf(row: Row): string {
  return Object.entries(row)
    .filter(
      ([key, value]) =>
        value !== '' &&
        !/^(?:id|\w+_id|\w+_at|food_type|food_size|accepted|image_url|weight_g)$/.test(key) &&
        !/^(?:true|false)$/i.test(value) &&
        !(key === 'quantity' && value === '1'),
    )
    .map(([key, value]) => (key === 'notes' ? value : `${key.replaceAll('_', ' ')} ${value}`))
    .join(', ');
}

/** 'molt_logs' and 'all_molt_logs' are molts. */
const titleOf = (part: string) =>
  part
    .replace(/^all_/, '')
    .replace(/_logs$/, '')
    .replaceAll('_', ' ');

/** The day of a record: of what happened, not of when it was stored. */
function dayOf(row: Row): Day | null {
  for (const [key, value] of Object.entries(row)) {
    if (!/(?:_at|_date|^date)$/.test(key) || /^(?:created|updated)_at$/.test(key)) continue;
    const day = value.slice(0, 10);
    if (isDay(day)) return day;
  }
  return null;
}
