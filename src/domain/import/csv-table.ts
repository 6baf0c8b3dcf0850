import { fold } from '#src/domain/text/fold.ts';
import { unguardCell } from './csv-cells.ts';

/** What an import can read: the value's key and the headers that mean it, in any language. */
export type ColumnSpec<Key extends string> = { key: Key; names: readonly string[] };

/** A file as a table of texts. */
export type CsvTable = { head: string[]; rows: string[][] };

/** What each column of the file means; null for a skipped column. */
export type Assignment<Key extends string> = (Key | null)[];

/** Decodes a file as spreadsheets write it: UTF-8 or UTF-16 with or without a BOM, or Windows-1252. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Excel's own first line 'sep=;' names the delimiter and is no row. */
export function takeDelimiter(text: string): { delimiter: string; text: string } {
  const line = /^sep=(.)\r?\n/i.exec(text);
  return { delimiter: line?.[1] ?? '', text: text.slice(line?.[0].length ?? 0) };
}

/**
 * The lines of a file as a table: cells trimmed, empty lines dropped, short lines padded; a title and the names of groups
 * of columns above the header are left. Without a header line that any of the specs matches, the columns are named by
 * number.
 */
export function tableOf<Key extends string>(
  lines: readonly string[][],
  specs: readonly ColumnSpec<Key>[],
): CsvTable {
  const cells = lines
    .map((line) => line.map((cell) => unguardCell(cell.trim())))
    .filter((line) => line.some((cell) => cell !== ''));
  const width = Math.max(0, ...cells.map((line) => line.length));
  const filled = cells.map((line) => Array.from({ length: width }, (_, at) => line[at] ?? ''));
  const [head = [], ...rows] = filled.slice(headerAt(filled, specs));
  if (guessColumns(head, specs).some((key) => key !== null)) return { head, rows };
  return { head: head.map((_, at) => String(at + 1)), rows: filled };
}

/** How far down a header is looked for. */
const MOST_ABOVE = 10;

/** The line of the header: a later one than the first where that says clearly more. */
function headerAt<Key extends string>(
  lines: readonly string[][],
  specs: readonly ColumnSpec<Key>[],
): number {
  const known = lines
    .slice(0, MOST_ABOVE)
    .map((line) => guessColumns(line, specs).filter((key) => key !== null).length);
  const most = Math.max(0, ...known);
  return most >= (known[0] ?? 0) + 2 ? known.indexOf(most) : 0;
}

/** Which value each header means, each at most once: its own key first, then exact names, then the longest name that it contains. */
export function guessColumns<Key extends string>(
  head: readonly string[],
  specs: readonly ColumnSpec<Key>[],
): Assignment<Key> {
  const guess: Assignment<Key> = head.map(() => null);
  const known = specs.flatMap(({ key, names }) =>
    [key, ...names].map((name) => ({ key, name: simple(name) })),
  );
  const byLength = known.toSorted((a, b) => b.name.length - a.name.length);
  const rules = [
    // 'id' may stand for a name, but not beside one
    (header: string) => specs.filter(({ key }) => simple(key) === header),
    (header: string) => known.filter(({ name }) => name === header),
    (header: string) =>
      byLength.filter(
        ({ name }) => name.length > 3 && header.includes(name) && !isOfSomethingElse(header, name),
      ),
  ];
  for (const meanings of rules) {
    head.forEach((header, at) => {
      const free = meanings(simple(header)).find(({ key }) => !guess.includes(key));
      if (guess[at] === null && free) guess[at] = free.key;
    });
  }
  return guess;
}

/** 'Tank size' is no size of the animal, 'mother’s name' not its name, 'next feeding' no feeder. */
const isOfSomethingElse = (header: string, name: string) => OTHERS.test(header.replace(name, ''));

const OTHERS =
  /enclosure|tank|terrari|substrat|cage|kafig|gehege|becken|target|photo|foto|image|bild|mother|father|mutter|vater|eltern|parent|owner|besitzer|next|nachste/;

/** Each row as its values by key, without empty ones. */
export function recordsOf<Key extends string>(
  rows: readonly string[][],
  assignment: Assignment<Key>,
): Partial<Record<Key, string>>[] {
  return rows.map((row) => {
    const record: Partial<Record<Key, string>> = {};
    assignment.forEach((key, at) => {
      const cell = row[at] ?? '';
      if (key !== null && cell !== '') record[key] = cell;
    });
    return record;
  });
}

/** 'Común_Name (en)' and 'comun name en' are the same header. */
export function simple(header: string): string {
  return fold(header).replace(/[^\p{L}\p{N}]+/gu, '');
}
