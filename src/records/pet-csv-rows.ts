import type { Day } from '#src/domain/days.ts';
import {
  readOutcome,
  type EventLine,
  type FeedingLine,
  type MoltLine,
} from '#src/domain/import/history-cells.ts';
import {
  lengthKindOf,
  type MeasurementLine,
  type NewMeasurement,
} from '#src/domain/import/measured-cells.ts';
import {
  isHere,
  readArchiveReason,
  readFlag,
  reasonOfHeading,
  saysMore,
} from '#src/domain/import/pet-cells.ts';
import { restNote } from '#src/domain/import/rest-columns.ts';
import { limits } from '#src/domain/limits.ts';
import { currencyInHeading } from '#src/domain/trade/currency-signs.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { shortSpeciesName } from '#src/domain/text/species-name.ts';
import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { Gender } from '#src/domain/enums.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { Unreadable, type Column, type ReadOptions } from './csv-columns.ts';
import type { Field, Values } from './fields.ts';
import { columns, type PetColumn } from './pet-csv-columns.ts';
import { petFields } from './pet.ts';

/** The cells of one row by their meaning, without empty ones. */
export type PetRecord = Partial<Record<PetColumn, string>>;

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

/** What the cells of a row say, as it was understood. */
export type ReadCells = {
  [Key in PetColumn]?: Exclude<ReturnType<(typeof columns)[Key]['read']>, Unreadable>;
};
type Report = (field: PetColumn, issue: Issue) => void;

/** Reads one row; only problems of the row itself, species are looked up elsewhere. */
export function readPetRow(
  written: PetRecord,
  options: ReadOptions,
): { row: PetImportRow; cells: ReadCells; problems: CellProblem[]; measured: MeasuredCell[] } {
  const { record, notes } = ofReaction(withoutDay(ofStatus(written, options), options), options);
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

/** A dash is how people and programs write that there is nothing. */
export const isEmptyCell = (cell = ''): boolean => /^[-–—]?$/.test(cell.trim());

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

/** 'Deceased: yes' is no day but a reason, and what a status says of a kept animal goes to its notes. */
function ofStatus(
  { archive_date: day, archive_reason: status, ...record }: PetRecord,
  { headings = {} }: ReadOptions,
): { record: PetRecord; notes: string[] } {
  const flag = day === undefined ? null : readFlag(day);
  const reason = flag === 1 ? reasonOfHeading(headings['archive_date']) : null;
  const isNote =
    status !== undefined &&
    !isHere(status) &&
    readArchiveReason(status) === null &&
    !/^$|reason|grund/iu.test(headings['archive_reason'] ?? '');
  return {
    record: {
      ...record,
      ...(flag === null && day !== undefined && { archive_date: day }),
      ...(flag === 1 && { archived: 'yes' }),
      ...(reason && { archive_reason: reason }),
      ...(status !== undefined && !isNote && { archive_reason: status }),
    },
    notes: isNote ? [restNote(headings['archive_reason'] ?? '', status)] : [],
  };
}

/** A price or a seller without a day is no purchase that can be stored: the notes keep it. */
function withoutDay(
  { record, notes }: { record: PetRecord; notes: string[] },
  { headings = {} }: ReadOptions,
): { record: PetRecord; notes: string[] } {
  const { price, currency = '', seller, ...rest } = record;
  if (record.date || record.kept_since || (!price && !seller)) return { record, notes };
  const said = [
    ...(price ? [restNote(headings['price'] ?? 'Price', `${price} ${currency}`.trim())] : []),
    ...(seller ? [restNote(headings['seller'] ?? 'From', seller)] : []),
  ];
  return { record: rest, notes: [...notes, ...said] };
}

/** A reaction that is no outcome of a meal, or of one without a day, goes to the notes. */
function ofReaction(
  { record, notes }: { record: PetRecord; notes: string[] },
  { headings = {} }: ReadOptions,
): { record: PetRecord; notes: string[] } {
  const { progress = '', ...rest } = record;
  const isOutcome = readOutcome(progress.trim()) !== null && !isEmptyCell(record.date_f);
  if (isEmptyCell(progress) || isOutcome) return { record, notes };
  return {
    record: rest,
    notes: [...notes, restNote(headings['progress'] ?? 'Reaction', progress)],
  };
}

/** The histories in single cells, and what columns of their own say of it. */
function readHistory(
  { mmt, date_f, food = '', progress = 0, ...cells }: ReadCells,
  options: ReadOptions,
) {
  const { feedings = [], measurements = [], events = [] } = cells;
  if (date_f && !feedings.some((one) => one.date_f === date_f)) {
    feedings.push({ date_f, food, progress });
  }
  const { molts, stands } = placeSize({ ...cells, mmt }, options);
  const latest = [...feedings.map((one) => one.date_f), ...molts.map((one) => one.date_mt)]
    .toSorted()
    .at(-1);
  const size = stands === 'molt' || stands === 'known' ? undefined : cells.size;
  return {
    ...(feedings.length && { feedings }),
    ...(molts.length && { molts }),
    ...withMeasured(measurements, { ...cells, mmt, size, stands, latest }, options),
    ...(events.length && { events }),
  };
}

/** Where a size stands: at the newest molt, in the history already, measured today, or when the animal came. */
type Stands = 'molt' | 'known' | 'today' | 'start';

/** The molts, and where the size of the row stands: it is the latest one where the history goes that far. */
function placeSize(
  { mmt, size, molts: told = [], measurements = [] }: ReadCells,
  { headings = {} }: ReadOptions,
): { molts: MoltLine[]; stands: Stands } {
  const isTold = mmt === undefined || told.some((one) => one.date_mt === mmt);
  const molts = isTold ? told : [...told, { date_mt: mmt, size: null }];
  // at a molt a size is the one by which its type is known
  if (size === undefined || lengthKindOf(headings['size'] ?? '')) return { molts, stands: 'start' };
  const lengths = [
    ...molts.map((one) => ({ day: one.date_mt, value: one.size, molt: one })),
    ...measurements
      .filter(({ kind }) => kind !== 'weight')
      .map(({ date_ms: day, value }) => ({ day, value, molt: null })),
  ];
  const last = lengths.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1);
  if (!last) return { molts, stands: 'start' };
  if (last.molt && last.value === null) {
    return {
      molts: molts.map((one) => (one === last.molt ? { ...one, size } : one)),
      stands: 'molt',
    };
  }
  if (last.value === size) return { molts, stands: 'known' };
  return { molts, stands: size > (last.value ?? 0) ? 'today' : 'start' };
}

/**
 * A weight, and a size that belongs to no molt. They are as old as what the row says of the animal: of its molt, measured
 * when it came, or today. A weight is the latest one beside weights of other days, and of today in a list that has gone on
 * since the animal came, by a meal or a molt; of one that has left, it is of the last of these.
 */
function withMeasured(
  known: MeasurementLine[],
  { size, weight, date, kept_since, mmt, stands, latest, ...left }: MeasuredCells,
  { today, headings = {} }: ReadOptions,
): { measurements?: NewMeasurement[] } {
  const hasLeft = left.archived === 1 || left.archive_reason !== undefined;
  const now = left.archive_date ?? today;
  const date_ms = date ?? kept_since ?? now;
  const kind = lengthKindOf(headings['size'] ?? '');
  const weights = known.filter((one) => one.kind === 'weight');
  const weighed = weights.toSorted((a, b) => a.date_ms.localeCompare(b.date_ms)).at(-1);
  const isNow = stands === 'today';
  const isKeptUp = latest !== undefined && latest > date_ms;
  const lately = left.archive_date ?? (hasLeft ? latest : today) ?? today;
  const weighedOn = weighed ? now : isKeptUp ? lately : date_ms;
  const lines: NewMeasurement[] = [
    ...(weight === undefined || weighed?.value === weight
      ? []
      : [{ date_ms: weighedOn, kind: 'weight' as const, value: weight }]),
    ...(size === undefined
      ? []
      : [
          {
            date_ms: isNow ? now : (mmt ?? date_ms),
            ...(kind && { kind }),
            value: size,
            ...(!mmt && !isNow && { taken: 1 as const }),
          },
        ]),
  ];
  const measurements = [...known, ...lines];
  return measurements.length > 0 ? { measurements } : {};
}

type MeasuredCells = Partial<
  Pick<
    ReadCells,
    'weight' | 'date' | 'kept_since' | 'archived' | 'archive_reason' | 'archive_date' | 'mmt'
  >
> & {
  size?: number | undefined;
  /** The day of the last meal or molt. */
  latest: Day | undefined;
  stands: Stands;
};

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
