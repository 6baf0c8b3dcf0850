import { fold } from '#src/domain/text/fold.ts';
import type { Progress } from '#src/domain/enums.ts';
import type { PetColumn } from '#src/records/pet-csv-columns.ts';
import { isEmptyCell } from '#src/records/pet-csv-cells.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { formatCount, formatDay, formatInstantDay } from '#web/lib/format.ts';
import { showAmount } from '#web/lib/money.ts';
import { lengthText, weightText } from '#web/lib/size.ts';
import { texts } from '#web/texts/texts.ts';
import type { StoredCell } from '#web/components/import-table.tsx';
import type { ReadRow } from './import-draft.ts';

/** The cells of a row that is read and matched, as they will be stored, in words; beside them what was typed, where that reads differently. */
export function understoodCells({
  record,
  row,
  cells,
  problems,
}: ReadRow): Partial<Record<PetColumn, StoredCell>> {
  const { animals, common, feeding, petImport } = texts();
  const { paste } = petImport;
  const reactions = [feeding.fed, feeding.offered, feeding.refused];
  const { size, weight, price, hatched, created, archive_reason } = cells;
  const day = (value: string | undefined) => value && formatDay(value);
  const flag = (value: 0 | 1 | undefined) =>
    value === undefined ? undefined : value === 1 ? common.yes : common.no;
  const isOne = (column: 'gender' | 'an_count') =>
    record[column] !== undefined ||
    (column === 'gender' ? row.gender !== 'other' : row.an_count > 1);
  const stored: Partial<Record<PetColumn, string | undefined>> = {
    name: row.name,
    [cells.sc_name ? 'sc_name' : 'cm_name']: row.sc_name,
    gender: isOne('gender') ? animals.gender[row.gender] : undefined,
    an_count: isOne('an_count') ? formatCount(row.an_count) : undefined,
    notes: row.notes,
    place: row.place,
    size: size === undefined ? undefined : lengthText(size),
    weight: weight === undefined ? undefined : weightText(weight),
    mmt: day(cells.mmt),
    date_f: day(cells.date_f),
    progress: cells.progress === undefined ? undefined : reactions[cells.progress],
    date: day(cells.date),
    pre_molt: day(cells.pre_molt),
    kept_since: day(cells.kept_since),
    archive_date: day(cells.archive_date),
    hatched: hatched && formatPartialDay(hatched),
    created: created && formatInstantDay(created),
    price: price?.price ? showAmount(price.price, price.currency) : undefined,
    currency: cells.currency,
    archived: flag(cells.archived),
    is_public: flag(cells.is_public),
    handed_over: flag(cells.handed_over),
    archive_reason: archive_reason && paste.reasons[archive_reason],
    ...historyTexts(cells),
  };
  const wrong = new Set(problems.map(({ field }) => field));
  const shown = Object.entries(stored).flatMap(([key, text]) => {
    const column = key as PetColumn;
    if (!text || wrong.has(column)) return [];
    const typed = record[column]?.trim() ?? '';
    const differs = !isEmptyCell(typed) && !isSameText(text, typed, column);
    return [[column, { text, ...(differs && { typed }) }] as const];
  });
  // a price without a day has no purchase to stand in, and a reaction without one no meal
  const noted = (['price', 'seller', 'progress'] as const).flatMap((column) => {
    const text = record[column] ?? '';
    const isNoted = !isEmptyCell(text) && cells[column] === undefined && !wrong.has(column);
    return isNoted ? [[column, { text, note: paste.toNotes }] as const] : [];
  });
  return Object.fromEntries([...shown, ...noted]);
}

/** What the history of an animal says, each record with its day. */
function historyTexts({
  feedings,
  molts,
  measurements,
  events,
}: ReadRow['cells']): Partial<Record<PetColumn, string | undefined>> {
  const { feeding } = texts();
  const outcomes: Record<Progress, string> = { 0: '', 1: feeding.offered, 2: feeding.refused };
  const said = (day: string, ...words: (string | null | undefined)[]) =>
    [formatDay(day), ...words].filter(Boolean).join(' ');
  return {
    feedings: feedings
      ?.map(({ date_f, amount, food, progress }) =>
        said(date_f, amount ? `${amount}×` : '', food, outcomes[progress]),
      )
      .join('; '),
    molts: molts
      ?.map(({ date_mt, size, note }) => said(date_mt, size ? lengthText(size) : '', note))
      .join('; '),
    measurements: measurements
      ?.map(({ date_ms, kind, value }) =>
        said(date_ms, kind === 'weight' ? weightText(value) : lengthText(value)),
      )
      .join('; '),
    events: events?.map(({ date_ev, event }) => said(date_ev, event)).join('; '),
  };
}

/** '14,5 cm' and '14.5 cm' are no two things; a text is stored as it is, whatever comes behind it. */
function isSameText(text: string, typed: string, column: PetColumn): boolean {
  if (column === 'notes') return text.startsWith(typed);
  const plain = (of: string) => fold(of).replace(/,/g, '.').replace(/\s+/g, '');
  return plain(text) === plain(typed);
}
