import type { PlaceKind } from '#src/domain/enums.ts';
import { placeKinds } from '#src/domain/enums.ts';
import type { CsvTable } from '#src/domain/import/csv-table.ts';
import { kindOfName, kindOfWord } from './kind-words.ts';
import { BETWEEN } from './tree.ts';

/**
 * A table that says room, rack, shelf and box in columns of their own: as one with their paths in one column, and where that
 * stands. Null where not more than one column says where an animal stands.
 */
export function withPlacePaths({
  head,
  rows,
}: CsvTable): { table: CsvTable; placeAt: number } | null {
  const columns = levelsOf(head, rows);
  const placeAt = columns.toSorted((a, b) => a.at - b.at)[0]?.at;
  if (columns.length < 2 || placeAt === undefined) return null;
  const joined = new Set(columns.map(({ at }) => at).filter((at) => at !== placeAt));
  const headings = columns.map(({ at }) => head[at] ?? '');
  const pathOf = (row: readonly string[]) =>
    columns.flatMap(({ at }) => placeName(head[at] ?? '', row[at] ?? '')).join(BETWEEN);
  const put = (row: readonly string[], place: string) =>
    row.map((cell, at) => (at === placeAt ? place : cell)).filter((_, at) => !joined.has(at));
  return {
    table: {
      head: put(head, headings.join(BETWEEN)),
      rows: rows.map((row) => put(row, pathOf(row))),
    },
    placeAt,
  };
}

/** The columns that name a place of a kind each, from the outermost. */
function levelsOf(head: readonly string[], rows: readonly string[][]) {
  const found = head.flatMap((heading, at) => {
    const kind = kindOfHeading(heading);
    const cells = rows.map((row) => row[at]?.trim() ?? '');
    return kind === null || cells.some(isNoPlace(heading)) ? [] : [{ at, kind }];
  });
  return placeKinds.flatMap((kind) => found.find((one) => one.kind === kind) ?? []);
}

/** 'Rack', 'Box no.', 'Regal-Nr.': nothing but the kind. */
function kindOfHeading(heading: string): PlaceKind | null {
  const words = heading
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !/^(no|nr|number|nummer|name|id)$/iu.test(word));
  const [word = ''] = words;
  return words.length === 1 ? kindOfWord(word) : null;
}

/** '30x30x20' below 'Box' is how large it is, and 'Humus' below 'Boden' what lies in it. */
const isNoPlace = (heading: string) => (cell: string) =>
  /\d\s*[x×*]\s*\d/iu.test(cell) || (/^boden$/iu.test(heading) && /^[^\d–—-]+$/u.test(cell));

/** A cell as the name of its place: 'A' below 'Rack' is 'Rack A'. */
function placeName(heading: string, cell: string): string[] {
  const text = cell.trim();
  if (/^[-–—]?$/.test(text)) return [];
  const isShort = /^(\p{L}|\d+)$/u.test(text) && kindOfName(text) === null;
  const word = heading.split(/[^\p{L}]+/u).find(Boolean) ?? '';
  return [isShort ? `${word} ${text}` : text];
}
