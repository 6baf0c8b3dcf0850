import { skinWordOf } from '#src/domain/animal/molt.ts';
import type { OfferedAnimal, OfferedPaper } from '#src/domain/trade/hand-over.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatDay } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import type { Texts } from '#web/texts/texts.ts';

/** An animal that can be handed over, as the server shows it: with everything that could travel. */
export type OfferedRow = Omit<OfferedAnimal, 'papers'> & {
  id: number;
  papers: (OfferedPaper & { id: number })[];
  events: number;
  measurements: number;
  picture_bytes: number;
  archived: 0 | 1;
  /** Its open hand-over. */
  open: number | null;
};

type Words = Texts['handOver'];

/** What can travel, in words; null where there is nothing of it. */
export function travelLines(rows: readonly OfferedRow[], words: Words) {
  return {
    history: historyLine(rows, words),
    pictures: pictureLine(rows, words),
    notes: notesLine(rows, words),
    origin: originLine(rows, words),
  };
}

/** '214 feedings, 9 refusals, 7 molts, 6 sizes, since 3 Mar 2020' */
export function historyLine(
  rows: readonly (Omit<OfferedAnimal, 'papers'> & { events?: number; measurements?: number })[],
  words: Words,
): string | null {
  const sum = (count: (row: (typeof rows)[number]) => number) =>
    rows.reduce((all, row) => all + count(row), 0);
  const skins = skinWordOf(rows.map(({ an_type }) => an_type));
  const counts = [
    [sum((row) => row.feedings), words.feedings],
    [sum((row) => row.refused), words.refusals],
    [sum((row) => row.molts.length), (n: number) => words.molts(n, skins)],
    [sum((row) => row.molts.filter(({ size }) => size !== null).length), words.sizes],
    [sum((row) => row.measurements ?? 0), words.measurements],
    [sum((row) => row.events ?? 0), words.events],
  ] as const;
  const said = counts.filter(([n]) => n > 0).map(([n, say]) => say(n));
  const first = rows.flatMap((row) => row.first ?? []).toSorted()[0];
  // without a count there is still something where it was only offered food
  return [...said, first && words.since(formatDay(first))].filter(Boolean).join(', ') || null;
}

function pictureLine(rows: readonly OfferedRow[], words: Words): string | null {
  const count = rows.reduce((sum, row) => sum + row.pictures, 0);
  const bytes = rows.reduce((sum, row) => sum + row.picture_bytes, 0);
  return count === 0 ? null : words.pictureCount(count, formatBytes(bytes));
}

function notesLine(rows: readonly OfferedRow[], words: Words): string | null {
  const noted = rows.filter(({ notes }) => notes !== '');
  if (noted.length === 0) return null;
  return rows.length === 1 ? words.quoted(noted[0]?.notes ?? '') : words.notesOf(noted.length);
}

function originLine(rows: readonly OfferedRow[], words: Words): string | null {
  const known = rows.filter((row) => originOf(row, words) !== '');
  if (known.length === 0) return null;
  const [only] = known;
  return rows.length === 1 && only ? originOf(only, words) : words.originsOf(known.length);
}

/** 'Document HH-7, offspring of Rosa, hatched 2019, kept since 3 Mar 2020' */
export function originOf(row: OfferedRow, words: Words): string {
  return [
    row.document_no && words.document(row.document_no),
    row.parent_name && words.offspringOf(row.parent_name),
    row.bred === 1 && words.bredHere,
    row.hatched && words.hatched(formatPartialDay(row.hatched)),
    row.kept_since && words.keptSince(formatDay(row.kept_since)),
  ]
    .filter(Boolean)
    .join(', ');
}
