import type { AnimalSort } from '#src/domain/animal/animal-sort.ts';
import type { EditField } from './row.ts';

/** Every column, in the usual order. */
const columnKeys = [
  'id',
  'name',
  'sc_name',
  'gender',
  'an_count',
  'size',
  'date_f',
  'refusals',
  'mmt',
  'plans',
  'place',
  'slot',
  'next_date',
  'an_type',
  'kept_since',
  'hatched',
  'notes',
  'tag',
] as const;

export type ColumnKey = (typeof columnKeys)[number];

export type Column = {
  key: ColumnKey;
  /** In rem; `grows` shares what is left of the width. */
  width: number;
  grows?: boolean;
  right?: boolean;
  sort?: AnimalSort;
  edits?: EditField;
  /** Shown unless the keeper chose otherwise. */
  usual?: boolean;
  /** Exists for those who have places. */
  ofPlaces?: boolean;
};

const columns: Record<ColumnKey, Omit<Column, 'key'>> = {
  id: { width: 3.25, right: true, sort: 'id', usual: true },
  name: { width: 8.5, grows: true, sort: 'name', edits: 'name', usual: true },
  sc_name: { width: 10, grows: true, sort: 'sc_name', usual: true },
  gender: { width: 4, sort: 'gender', edits: 'gender', usual: true },
  an_count: { width: 4.5, right: true, sort: 'an_count', edits: 'an_count' },
  size: { width: 7.25, sort: 'size', usual: true },
  date_f: { width: 5, right: true, sort: 'date_f', usual: true },
  refusals: { width: 5.75, sort: 'refusals', usual: true },
  mmt: { width: 6, sort: 'mmt', usual: true },
  plans: { width: 8.5, grows: true, sort: 'plans', usual: true },
  place: {
    width: 8.75,
    grows: true,
    sort: 'place',
    edits: 'place_id',
    usual: true,
    ofPlaces: true,
  },
  slot: { width: 3.75, right: true, sort: 'slot', usual: true, ofPlaces: true },
  next_date: { width: 5.5, sort: 'next_date' },
  an_type: { width: 6, sort: 'an_type' },
  kept_since: { width: 7, sort: 'kept_since', edits: 'kept_since' },
  hatched: { width: 7, sort: 'hatched', edits: 'hatched' },
  notes: { width: 12, grows: true, edits: 'notes' },
  tag: { width: 5 },
};

export const isColumnKey = (text: string): text is ColumnKey => Object.hasOwn(columns, text);

/** The columns that can be shown; `places`: whether there are any. */
export const columnsFor = (places: boolean): Column[] =>
  columnKeys
    .map((key) => ({ key, ...columns[key] }))
    .filter(({ ofPlaces }) => places || ofPlaces !== true);

/** Those that a keeper chose, in the chosen order; the name is always there. `chosen` empty: the usual ones. */
export function shownColumns(chosen: readonly string[], places: boolean): Column[] {
  const all = columnsFor(places);
  const picked = chosen.flatMap((key) => all.find((column) => column.key === key) ?? []);
  if (picked.length === 0) return all.filter(({ usual }) => usual);
  if (picked.some(({ key }) => key === 'name')) return picked;
  return [...all.filter(({ key }) => key === 'name'), ...picked];
}

/** The checkbox and the picture before them, in rem. */
export const LEADING = [2.25, 2.5] as const;

/** What all columns need, in rem. */
export const widthOf = (columns: readonly Column[]): number =>
  [...LEADING, ...columns.map(({ width }) => width)].reduce((sum, width) => sum + width, 0);
