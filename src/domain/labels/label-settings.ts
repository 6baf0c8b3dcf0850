import { labelFields, type LabelField } from './label-content.ts';
import {
  noNudge,
  nudgeLimit,
  ownSheetsLimit,
  perPage,
  sheetProblem,
  sheets,
  type Nudge,
  type Sheet,
} from './label-sheets.ts';
import { currencyDigits, isCurrency } from '#src/domain/trade/currencies.ts';
import { limits } from '#src/domain/limits.ts';

/** Labels for enclosures, and price tags for an expo: each has its own design. */
export const labelUses = ['enclosure', 'tag'] as const;
type LabelUse = (typeof labelUses)[number];

export const labelSorts = ['species', 'name', 'id'] as const;
export type LabelSort = (typeof labelSorts)[number];

/** Which pets get a label; individually chosen ones are the setting label_pets. */
export type LabelWho =
  | { by: 'all' }
  | { by: 'picked' }
  | { by: 'plan'; fp_id: number }
  | { by: 'species'; sc_name: string };

export type LabelDesign = {
  /** Every field, in the keeper's order. */
  order: LabelField[];
  shown: LabelField[];
  qr: boolean;
  short_names: boolean;
  /** Size of the text in percent. */
  text: number;
  /** key of a sheet */
  sheet: string;
  /** First free position of a used sheet, from 1. */
  start: number;
  copies: number;
  /** Dashed cutting lines. */
  cuts: boolean;
  /** A roll whose printer feeds the label upright. */
  turned: boolean;
  /** The keeper's own line. */
  words: string;
};

/** What the setting label_settings holds. Prices by pet, in minor units of its currency. */
export type LabelSettings = {
  use: LabelUse;
  designs: Record<LabelUse, LabelDesign>;
  who: LabelWho;
  sort: LabelSort;
  own: Sheet[];
  nudges: Record<string, Nudge>;
  prices: Record<string, number>;
  /** For pets without their own price. */
  price_all: number | null;
  /** Of the prices; null where none was ever given. */
  currency: string | null;
};

export const textSizes = { min: 50, max: 200, step: 10 };
const copiesLimit = 50;
/** The most labels that a browser draws quickly. */
const labelsLimit = 1000;
export const ownWordsLimit = 60;

/** Reads the stored setting; whatever is missing or invalid falls back to the default. */
export function readLabelSettings(stored: unknown, usual = 'L7160'): LabelSettings {
  const from = asRecord(stored);
  const designs = asRecord(from['designs']);
  const own = asArray(from['own']).map(readOwn).filter(isSheet).slice(0, ownSheetsLimit);
  const known = (key: string) => [...sheets, ...own].find((sheet) => sheet.key === key);
  const design = (use: LabelUse) => readDesign(designs[use], designDefaults(use, usual), known);
  return {
    use: oneOf(from['use'], labelUses, 'enclosure'),
    designs: { enclosure: design('enclosure'), tag: design('tag') },
    who: readWho(from['who']),
    sort: oneOf(from['sort'], labelSorts, 'species'),
    own,
    nudges: Object.fromEntries(
      Object.entries(asRecord(from['nudges'])).map(([key, nudge]) => [key, readNudge(nudge)]),
    ),
    prices: Object.fromEntries(
      Object.entries(asRecord(from['prices'])).filter(
        (entry): entry is [string, number] => /^\d+$/.test(entry[0]) && isPrice(entry[1]),
      ),
    ),
    price_all: isPrice(from['price_all']) ? from['price_all'] : null,
    currency: isCurrency(from['currency']) ? from['currency'] : null,
  };
}

export function sheetOf(settings: LabelSettings, key: string): Sheet {
  const found = [...sheets, ...settings.own].find((sheet) => sheet.key === key);
  return found ?? (sheets[0] as Sheet);
}

export const nudgeOf = (settings: LabelSettings, key: string): Nudge =>
  settings.nudges[key] ?? noNudge;

/** What a label shows, in the keeper's order. */
export const shownFields = ({ order, shown }: LabelDesign): LabelField[] =>
  order.filter((field) => shown.includes(field));

/** How many copies of so many pets' labels fit in one print. */
export const mostCopies = (pets: number): number =>
  Math.min(copiesLimit, Math.max(1, Math.floor(labelsLimit / Math.max(1, pets))));

/** The prices with one set or removed. Beyond the limit the prices of the oldest pets are dropped. */
export function withPrice(
  prices: LabelSettings['prices'],
  id: number,
  price: number | null,
): LabelSettings['prices'] {
  const { [id]: _, ...others } = prices;
  if (price === null) return others;
  const newest = Object.entries(others).slice(1 - limits.idsPerCall);
  return { ...Object.fromEntries(newest), [id]: price };
}

/** The same numbers in another currency: 18.00 of one are 18 of one without decimals. */
export function pricesIn(
  { prices, price_all, currency: old }: LabelSettings,
  currency: string,
): Pick<LabelSettings, 'prices' | 'price_all' | 'currency'> {
  const shift = 10 ** (currencyDigits(currency) - currencyDigits(old ?? currency));
  const moved = (minor: number) => Math.min(Math.round(minor * shift), limits.price.max);
  return {
    prices: Object.fromEntries(Object.entries(prices).map(([id, minor]) => [id, moved(minor)])),
    price_all: price_all === null ? null : moved(price_all),
    currency,
  };
}

export const priceOf = (settings: LabelSettings, id: number): number | null =>
  settings.prices[id] ?? settings.price_all;

function designDefaults(use: LabelUse, sheet: string): LabelDesign {
  const forEnclosure: LabelField[] = ['name', 'sc_name', 'cm_name', 'id', 'gender', 'date'];
  const forTag: LabelField[] = [
    'sc_name',
    'cm_name',
    'words',
    'price',
    'gender',
    'size',
    'country',
  ];
  return {
    order: [...labelFields],
    shown: use === 'tag' ? forTag : forEnclosure,
    qr: use === 'enclosure',
    short_names: false,
    text: 100,
    sheet,
    start: 1,
    copies: 1,
    cuts: false,
    turned: false,
    words: '',
  };
}

function readDesign(
  stored: unknown,
  fallback: LabelDesign,
  known: (key: string) => Sheet | undefined,
): LabelDesign {
  const from = asRecord(stored);
  const fields = (value: unknown) => labelFieldsIn(Array.isArray(value) ? value : undefined);
  const order = fields(from['order']) ?? fallback.order;
  const sheet = known(String(from['sheet']))?.key ?? fallback.sheet;
  const places = perPage(known(sheet) ?? (sheets[0] as Sheet));
  return {
    order: [...order, ...labelFields.filter((field) => !order.includes(field))],
    shown: fields(from['shown']) ?? fallback.shown,
    qr: flag(from['qr'], fallback.qr),
    short_names: flag(from['short_names'], fallback.short_names),
    text: whole(from['text'], textSizes.min, textSizes.max, fallback.text),
    sheet,
    start: whole(from['start'], 1, places, fallback.start),
    copies: whole(from['copies'], 1, copiesLimit, fallback.copies),
    cuts: flag(from['cuts'], fallback.cuts),
    turned: flag(from['turned'], fallback.turned),
    words: typeof from['words'] === 'string' ? from['words'].slice(0, ownWordsLimit) : '',
  };
}

function labelFieldsIn(values: unknown[] | undefined): LabelField[] | undefined {
  return values && labelFields.filter((field) => values.includes(field)).toSorted(byPlace(values));
}

const byPlace = (values: unknown[]) => (a: LabelField, b: LabelField) =>
  values.indexOf(a) - values.indexOf(b);

function readWho(stored: unknown): LabelWho {
  const { by, fp_id, sc_name } = asRecord(stored);
  if (by === 'plan' && Number.isSafeInteger(fp_id)) return { by, fp_id: Number(fp_id) };
  if (by === 'species' && typeof sc_name === 'string')
    return { by, sc_name: sc_name.slice(0, limits.sc_name) };
  return by === 'picked' ? { by } : { by: 'all' };
}

function readOwn(stored: unknown): Sheet {
  const from = asRecord(stored);
  const number = (name: string) => Number(from[name] ?? Number.NaN);
  return {
    key: String(from['key']),
    name: String(from['name'] ?? '').slice(0, ownWordsLimit),
    kind: oneOf(from['kind'], ['a4', 'letter', 'roll'], 'a4'),
    width: number('width'),
    height: number('height'),
    columns: number('columns'),
    rows: number('rows'),
    x0: number('x0'),
    y0: number('y0'),
    dx: number('dx'),
    dy: number('dy'),
  };
}

const isSheet = (sheet: Sheet) => /^own\d+$/.test(sheet.key) && sheetProblem(sheet) === null;

function readNudge(stored: unknown): Nudge {
  const { x, y } = asRecord(stored);
  const tenths = (value: unknown) => {
    const mm = typeof value === 'number' && Math.abs(value) <= nudgeLimit ? value : 0;
    return Math.round(mm * 10) / 10;
  };
  return { x: tenths(x), y: tenths(y) };
}

const isPrice = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= limits.price.max;

const flag = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback);

function whole(value: unknown, min: number, max: number, fallback: number): number {
  if (!Number.isInteger(value)) return Math.min(fallback, max);
  return Math.min(max, Math.max(min, Number(value)));
}

function oneOf<const T extends string>(value: unknown, choices: readonly T[], fallback: T): T {
  return choices.find((choice) => choice === value) ?? fallback;
}

const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function asRecord(value: unknown): Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : {};
}
