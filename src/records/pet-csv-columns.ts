import { measurementProblem } from '#src/domain/animal/measurements.ts';
import { toHundredths } from '#src/domain/animal/plausible-size.ts';
import type { Day } from '#src/domain/days.ts';
import type { ColumnSpec } from '#src/domain/import/csv-table.ts';
import {
  readEvents,
  readFeedings,
  readMeasurements,
  readMolts,
  readOutcome,
  writeEvents,
  writeFeedings,
  writeMeasurements,
  writeMolts,
  type EventLine,
  type FeedingLine,
  type HistoryCell,
  type MoltLine,
} from '#src/domain/import/history-cells.ts';
import { lengthKindOf, withUnit, type MeasurementLine } from '#src/domain/import/measured-cells.ts';
import { readImportDay } from '#src/domain/dates/read-dates.ts';
import { readSaidValue } from '#src/domain/animal/said-value.ts';
import { isHere, readArchiveReason, readCount, readSex } from '#src/domain/import/pet-cells.ts';
import { readCentimetres } from '#src/domain/animal/said-length.ts';
import { isPath, placeLimits } from '#src/domain/places/path-names.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { archiveReasons } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import { currencyOf } from '#src/domain/trade/currency-signs.ts';
import { isCurrency } from '#src/domain/trade/currencies.ts';
import { amountOf, amountText, parseMoney } from '#src/domain/trade/money.ts';
import {
  csvColumns,
  readDay,
  readText,
  Unreadable,
  type Column,
  type ReadOptions,
} from './csv-columns.ts';
import type { Values } from './fields.ts';
import { petFields } from './pet.ts';

// The columns of a file of pets: the record's own fields, and those of the species, purchase and history.

/** Columns that keepers' lists have; here they become part of the history or the purchase. */
const summary = {
  size: {
    names:
      'Leg span|DLS|Length|Body length|Total length|BL|KL|SVL|Größe|Groesse|Körperlänge|Gesamtlänge|Spannweite|Tamaño|Taille|Rozmiar|Velikost|Grootte|Inches'.split(
        '|',
      ),
    read: readSize,
  },
  weight: { names: ['Mass', 'Grams', 'Gewicht', 'Gramm'], read: readWeight },
  mmt: {
    names: [
      'Last molt',
      'Last moult',
      'Molt date',
      'Molt',
      'Moult',
      'Letzte Häutung',
      'Häutung',
      'Última muda',
      'Dernière mue',
      'Ostatnia wylinka',
      'Poslední svlek',
    ],
    read: readDay,
  },
  date_f: {
    names: [
      'Last fed',
      'Last feeding',
      'Fed',
      'Letzte Fütterung',
      'Gefüttert',
      'Última alimentación',
      'Dernier nourrissage',
      'Ostatnie karmienie',
    ],
    read: readDay,
  },
  progress: {
    names:
      'Reaction|Feeding response|Feeding result|Feeding outcome|Reaktion|Fressreaktion|Futterannahme'.split(
        '|',
      ),
    read: (cell: string) => readOutcome(cell) ?? undefined,
  },
  food: { names: ['Feeder', 'Prey', 'Futter', 'Futtertier'], read: readText(limits.food) },
  date: {
    names:
      'Acquired|Purchase date|Purchased|Bought|Since|Erworben|Kaufdatum|Gekauft|Seit|Zugang|Fecha de compra|Date d’achat|Data zakupu|Date of purchase'.split(
        '|',
      ),
    read: readDay,
  },
  price: {
    names: ['Cost', 'Paid', 'Preis', 'Kosten', 'Kaufpreis', 'Precio', 'Prix', 'Cena', 'Prijs'],
    read: readPrice,
  },
  seller: {
    names:
      'Vendor|Seller|Source|Breeder|Dealer|Bought from|From whom|Von wem|Händler|Züchter|Verkäufer|Herkunft|Vendedor|Vendeur|Sprzedawca'.split(
        '|',
      ),
    read: readText(limits.seller),
  },
  currency: {
    names: ['Currency code', 'Währung', 'Moneda', 'Devise', 'Waluta', 'Měna', 'Valuta'],
    read: (cell: string) => codeOf(cell) ?? new Unreadable(issue('not_a_currency')),
  },
} satisfies Record<string, Column<unknown>>;

const { name, an_count, notes, ...state } = csvColumns(petFields);

/** Every column, in the order of the selection. */
export const columns = {
  name,
  sc_name: {
    names:
      'Scientific name|Species|Latin name|Latin|Taxon|Art|Spezies|Wissenschaftlicher Name|Especie|Espèce|Gatunek|Druh|Soort'.split(
        '|',
      ),
    read: readText(limits.sc_name),
  },
  cm_name: {
    names: [
      'Common name',
      'Trade name',
      'Trivialname',
      'Deutscher Name',
      'Nombre común',
      'Nom vernaculaire',
    ],
    read: (cell: string) => cell,
  },
  gender: {
    names: petFields.gender.csv,
    read: (cell: string) => ofOneSex(readSex(cell) ?? new Unreadable(issue('sex_unreadable'))),
  },
  an_count: {
    ...an_count,
    read: (cell: string) => ofOneSex(readCount(cell) ?? new Unreadable(issue('count_unreadable'))),
  },
  notes,
  place: {
    names: 'Location|Shelf|Rack|Box|Terrarium|Ort|Platz|Regal|Standort|Standplatz'.split('|'),
    read: (cell: string) =>
      isPath(cell) ? cell : new Unreadable(issue('place_path', placeLimits)),
  },
  ...summary,
  ...state,
  archive_reason: {
    names: petFields.archive_reason.csv,
    read: (cell: string) =>
      isHere(cell)
        ? undefined
        : (readArchiveReason(cell) ??
          new Unreadable(issue('one_of', { values: [...archiveReasons] }))),
  },
  feedings: {
    names: ['Feeding history', 'Fütterungen'],
    read: historyReader(readFeedings, (line) => line.date_f),
  },
  molts: {
    names: ['Molt history', 'Moults', 'Häutungen'],
    read: historyReader(readMolts, (line) => line.date_mt),
  },
  measurements: {
    names: ['Measurement history', 'Messungen'],
    read: historyReader(readMeasurements, (line) => line.date_ms),
  },
  events: {
    names: ['Event history', 'Ereignisse'],
    read: historyReader(readEvents, (line) => line.date_ev),
  },
} satisfies Record<keyof typeof petFields, Column<unknown>> & Record<string, Column<unknown>>;

export type PetColumn = keyof typeof columns;

const keys = Object.keys(columns) as PetColumn[];

export const petColumns: readonly ColumnSpec<PetColumn>[] = keys.map((key) => ({
  key,
  names: columns[key].names,
}));

/** Columns whose cells are a day each. */
export const dayColumns = keys.filter((key) => columns[key].read === readDay);

/** How an animal was acquired: behind the columns that programs and sheets know by their place. */
const acquired = ['date', 'price', 'currency', 'seller'] as const;

/** The columns of an export; what the histories hold is not repeated. */
export const exportedColumns = [
  ...keys.filter((key): key is Exclude<PetColumn, keyof typeof summary> => !(key in summary)),
  ...acquired,
];

/** A pet as a line of an exported table. */
export function cellsOf(pet: PetOfTable): (string | number | null)[] {
  const { price, currency } = pet;
  const cells = {
    ...pet,
    price: price === null ? null : amountText(price, currency),
    currency: price === null ? null : currency,
    gender: pet.gender === 'other' ? '?' : pet.gender,
    feedings: writeFeedings(pet.feedings),
    molts: writeMolts(pet.molts),
    measurements: writeMeasurements(pet.measurements),
    events: writeEvents(pet.events),
  };
  return exportedColumns.map((key) => cells[key]);
}

type PetOfTable = Values<typeof petFields> & {
  sc_name: string;
  cm_name: string;
  place: string | null;
  date: Day | null;
  /** Null: none that stands in this line. */
  price: number | null;
  currency: string;
  seller: string;
  feedings: readonly FeedingLine[];
  molts: readonly MoltLine[];
  measurements: readonly Required<MeasurementLine>[];
  events: readonly EventLine[];
};

const ofOneSex = <Read>(read: Read | 'mixed') =>
  read === 'mixed' ? new Unreadable(issue('mixed_sexes')) : read;

function readSize(cell: string, { headings, units }: ReadOptions): number | Unreadable {
  const isBody = (words = '') => lengthKindOf(words) === 'body_length';
  // 'KL 5' in a column that does not say so would be a leg span
  if (isBody(cell) && !isBody(headings?.['size'])) return new Unreadable(issue('size_unreadable'));
  const size = readCentimetres(
    withUnit('length', cell, { heading: headings?.['size'], unit: units?.length }),
  );
  if (size === null) return new Unreadable(issue('size_unreadable'));
  const fits = size >= limits.size.min && size <= limits.size.max;
  return fits ? size : new Unreadable(issue('decimal_range', { ...limits.size, unit: 'cm' }));
}

function readWeight(cell: string, { headings, units }: ReadOptions): number | Unreadable {
  const said = readSaidValue(
    'weight',
    withUnit('weight', cell, { heading: headings?.['weight'], unit: units?.weight }),
  );
  if (said && 'many' in said) {
    // with three decimals it could mean both again
    const few = toHundredths(said.few);
    return new Unreadable(issue('weight_of_two', { ...said, few }));
  }
  if (!said || 'unknown' in said) return new Unreadable(issue('weight_unreadable'));
  const wrong = measurementProblem('weight', said.value);
  return wrong ? new Unreadable(wrong) : said.value;
}

/** In the keeper's currency, or in that of its own sign: '$300'. A price of nothing is none. */
function readPrice(cell: string, { currency }: ReadOptions) {
  const [, before = '', amount = '', after = ''] =
    /^(\D*?)\s*([\d.,'’ ]+?)\s*(\D*)$/.exec(cell) ?? [];
  const own = parseMoney(cell, currency);
  const other = own === null ? currencyOf(before || after) : null;
  const minor = other ? parseMoney(amount, other) : own;
  if (minor === null) return new Unreadable(issue('price_unreadable', { currency }));
  const money = other ?? currency;
  return minor === 0 ? {} : { price: amountOf(minor, money), currency: money };
}

const codeOf = (cell: string): string | null => {
  const code = cell.toUpperCase();
  return isCurrency(code) ? code : currencyOf(cell);
};

function historyReader<Line>(
  read: (cell: string, readDay: (text: string) => Day | null) => HistoryCell<Line>,
  dayOf: (line: Line) => Day,
): Column<Line[]>['read'] {
  return (cell, { order, today }) => {
    const history = read(cell, (text) => readImportDay(text, order));
    if ('wrong' in history)
      return new Unreadable(issue('line_unreadable', { line: shortened(history.wrong) }));
    const toCome = history.lines.some((line) => dayOf(line) > today);
    return toCome ? new Unreadable(issue('in_future')) : history.lines;
  };
}

/** Enough of a line to find it by. */
const shortened = (line: string) => (line.length > 80 ? `${line.slice(0, 79)}…` : line);
