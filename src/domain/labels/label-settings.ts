import type { LabelField } from './label-content.ts';
import { noNudge, sheets, type Nudge, type Sheet } from './label-sheets.ts';
import { currencyDigits } from '#src/domain/trade/currencies.ts';
import { limits } from '#src/domain/limits.ts';

/** Labels for enclosures, and price tags for an expo: each has its own design. */
export const labelUses = ['enclosure', 'tag'] as const;
export type LabelUse = (typeof labelUses)[number];

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
export const copiesLimit = 50;
/** The most labels that a browser draws quickly. */
const labelsLimit = 1000;
export const ownWordsLimit = 60;

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

/** The same of several pets. */
export const withPrices = (
  prices: LabelSettings['prices'],
  ids: readonly number[],
  price: number | null,
): LabelSettings['prices'] => ids.reduce((now, id) => withPrice(now, id, price), prices);

/** The prices without what a change did to them; those that changed since for other pets stay. */
export function withPricesBack(
  now: LabelSettings['prices'],
  { before, after }: { before: LabelSettings['prices']; after: LabelSettings['prices'] },
): LabelSettings['prices'] {
  const changed = Object.keys({ ...before, ...after }).filter((id) => before[id] !== after[id]);
  const others = Object.entries(now).filter(([id]) => !changed.includes(id));
  const back = Object.entries(before).filter(([id]) => changed.includes(id));
  return Object.fromEntries([...back, ...others]);
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
