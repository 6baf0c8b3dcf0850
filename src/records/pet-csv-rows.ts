import type { Day } from '#src/domain/days.ts';
import type { EventLine, FeedingLine, MoltLine } from '#src/domain/import/history-cells.ts';
import { lengthKindOf, type NewMeasurement } from '#src/domain/import/measured-cells.ts';
import { reasonOfHeading, saysMore } from '#src/domain/import/pet-cells.ts';
import { limits } from '#src/domain/limits.ts';
import { currencyInHeading } from '#src/domain/trade/currency-signs.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { shortSpeciesName } from '#src/domain/text/species-name.ts';
import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { Gender } from '#src/domain/enums.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { Unreadable, type Column, type ReadOptions } from './csv-columns.ts';
import type { Field, Values } from './fields.ts';
import { isEmptyCell, type PetRecord, type ReadCells } from './pet-csv-cells.ts';
import { columns, type PetColumn } from './pet-csv-columns.ts';
import { placeSize, readHistory } from './pet-csv-history.ts';
import { withNotes } from './pet-csv-notes.ts';
import { petFields } from './pet.ts';

/** A row as pet/add_all takes it. */
export type PetImportRow = Partial<Values<typeof petFields>> & {
  sc_name: string;
  name: string;
  gender: Gender;
  an_count: number;
  notes: string;
  place?: string;
  feedings?: FeedingLine[];
  molts?: MoltLine[];
  measurements?: NewMeasurement[];
  events?: EventLine[];
  purchase?: { date: Day; price?: number; currency?: string; seller?: string; size?: number };
};

/** What is wrong with a cell. */
export type CellProblem = { field: PetColumn; issue: Issue };

/** A length or a weight, and the cell that says it. */
export type MeasuredCell = { field: PetColumn; kind?: MeasurementKind; value: number };

type Report = (field: PetColumn, issue: Issue) => void;

/** Reads one row; only problems of the row itself, species are looked up elsewhere. */
export function readPetRow(
  written: PetRecord,
  options: ReadOptions,
): { row: PetImportRow; cells: ReadCells; problems: CellProblem[]; measured: MeasuredCell[] } {
  const { record, notes } = withNotes(written, options);
  const problems: CellProblem[] = [];
  const report: Report = (field, issue) => void problems.push({ field, issue });
  const cells = readCells(record, options, report);
  const sc_name = tidyName(cells.sc_name ?? cells.cm_name ?? '');
  if (sc_name === '' && !record.sc_name) report('sc_name', issue('missing'));
  const name = cells.name ?? shortSpeciesName(sc_name);
  const row = {
    ...ownFields(cells),
    sc_name,
    name,
    ...readAnimals(cells, report),
    notes: [cells.notes, sexNote(record, cells), ...notes].filter(Boolean).join('\n'),
    ...(cells.place && { place: cells.place }),
    ...readArchive(cells, options),
    ...readHistory(cells, options),
    ...readPurchase(cells, options),
  };
  return { row, cells, problems, measured: measuredCells(cells) };
}

const measuredCells = ({
  size,
  weight,
  molts = [],
  measurements = [],
}: ReadCells): MeasuredCell[] => [
  ...(size === undefined ? [] : [{ field: 'size' as const, value: size }]),
  ...(weight === undefined
    ? []
    : [{ field: 'weight' as const, kind: 'weight' as const, value: weight }]),
  ...molts.flatMap((one) =>
    one.size == null ? [] : [{ field: 'molts' as const, value: one.size }],
  ),
  ...measurements.map((one) => ({ field: 'measurements' as const, ...one })),
];

/** 'PF' and 'sling' are no sex, but say something. */
const sexNote = ({ gender = '' }: PetRecord, cells: ReadCells) =>
  cells.gender && saysMore(gender) ? gender : '';

function readCells(record: PetRecord, options: ReadOptions, report: Report): ReadCells {
  const cells: Partial<Record<PetColumn, unknown>> = {};
  const inCurrency = { ...options, currency: currencyOfRow(record, options) };
  for (const [key, { read }] of Object.entries(columns) as [PetColumn, Column<unknown>][]) {
    const cell = record[key]?.trim() ?? '';
    if (isEmptyCell(cell)) continue;
    const value = read(cell, inCurrency);
    if (value instanceof Unreadable) report(key, value.issue);
    else cells[key] = value;
  }
  return cells as ReadCells;
}

/** What a price without a sign of its own is in: what its row says, then its heading, else the keeper's currency. */
function currencyOfRow({ currency = '' }: PetRecord, options: ReadOptions): string {
  const said = isEmptyCell(currency) ? null : columns.currency.read(currency.trim());
  if (typeof said === 'string') return said;
  return currencyInHeading(options.headings?.['price'] ?? '') ?? options.currency;
}

/** Drops fields that hold their default. */
function ownFields(cells: ReadCells): Partial<Values<typeof petFields>> {
  const fields: [string, Field][] = Object.entries(petFields);
  return Object.fromEntries(
    fields
      .map(([key, { empty }]) => [key, cells[key as keyof typeof petFields], empty] as const)
      .filter(([, value, empty]) => value !== undefined && value !== empty),
  );
}

/** '0.0.3' gives both count and sex, in either column. */
function readAnimals({ gender: sex, an_count: counted }: ReadCells, report: Report) {
  const an_count = counted?.count ?? sex?.count ?? 1;
  if (an_count < limits.an_count.min) report('an_count', issue('no_animal'));
  if (an_count > limits.an_count.max)
    report('an_count', issue('too_many_in_row', { max: limits.an_count.max }));
  return { gender: sex?.gender ?? counted?.gender ?? ('other' as const), an_count };
}

/** A reason, a day or a note implies that the animal is archived; a heading may say why. */
function readArchive(cells: ReadCells, { headings = {} }: ReadOptions) {
  const { archived, archive_reason, archive_date, archive_note } = cells;
  if (!archived && !archive_reason && !archive_date && !archive_note) return {};
  const told = archive_date ? headings['archive_date'] : headings['archive_note'];
  const reason = archive_reason ?? reasonOfHeading(told);
  return { archived: 1 as const, ...(reason && { archive_reason: reason }) };
}

function readPurchase(
  cells: ReadCells,
  options: ReadOptions,
): Pick<PetImportRow, 'purchase' | 'kept_since'> {
  const { date: bought, mmt, price, seller, size, kept_since } = cells;
  const isBought = price !== undefined || seller !== undefined;
  const date = bought ?? (isBought ? kept_since : undefined);
  if (!date) return {};
  const paid = { ...price, ...(seller && { seller }) };
  // a length of another kind is none that a purchase has
  const isOther = lengthKindOf(options.headings?.['size'] ?? '');
  const isSize =
    size !== undefined && !mmt && !isOther && placeSize(cells, options).stands === 'start';
  return {
    // who bought it has kept it since, where nothing else is said
    ...(!kept_since && { kept_since: date }),
    purchase: { date, ...paid, ...(isSize && { size }) },
  };
}
