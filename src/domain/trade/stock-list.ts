import { genderCount } from '#src/domain/animal/gender.ts';
import { parseMoney } from './money.ts';
import { countsOf, recounted } from './stock-counts.ts';
import { togetherWords } from '#src/domain/text/together-words.ts';
import { isNamedAfterSpecies, shortSpeciesName } from '#src/domain/text/species-name.ts';
import type { Gender } from '#src/domain/enums.ts';

// The stock list of an expo is plain text: people write it, visitors read it. A line that was made from an animal ends
// with the animal's number, so that it is recognised when the line is sold.

export type StockPet = {
  id: number;
  name: string;
  sc_name: string;
  gender: Gender;
  an_count: number;
  size: number | null;
};

/**
 * `price`: formatted, '' for none. `size`: a number in the form of the keeper's language. `own`: an animal's name in its
 * quotation marks. `named`: with that name. `short`: B. hamorii.
 */
type StockWords = {
  price: string;
  size: (cm: number) => string;
  own: (name: string) => string;
  named: boolean;
  short: boolean;
};

/** '0.0.12 Brachypelma hamorii “Sling”, 1.5 cm, €18.00 each #14': count and sex, name, size, price, number. */
export function stockLine(pet: StockPet, words: StockWords): string {
  const { price, named, short } = words;
  const species = short ? shortSpeciesName(pet.sc_name) : pet.sc_name;
  const own = pet.name.trim();
  const isNamed = named && own !== '' && !isNamedAfterSpecies(own, pet.sc_name);
  const name = isNamed ? `${species} ${words.own(own)}` : species;
  const size = pet.size === null ? '' : `${words.size(pet.size)} cm`;
  const facts = [name, size, price].filter(Boolean);
  return `${genderCount(pet.gender, pet.an_count)} ${facts.join(', ')} #${pet.id}`;
}

export type StockLine = {
  text: string;
  /** How many animals it offers; null for a heading or a remark. */
  count: number | null;
  /** A part of them can be sold: they are all of one sex. */
  divisible: boolean;
  pet_id: number | null;
};

/** Parses a line: '1.2 …', '3 x …', '3 …' or '… 0.0.5, …', with or without an animal's number at its end. */
export function readStockLine(text: string): StockLine {
  const parts = countsOf(text);
  const pet_id = Number(/(?:^|\s)#(\d{1,9})\s*$/.exec(withoutMark(text))?.[1] ?? 0) || null;
  const sum = parts ? parts.reduce((total, part) => total + part, 0) : 0;
  return {
    text,
    count: sum > 0 ? sum : pet_id === null ? null : 1,
    divisible: parts !== null && parts.filter((part) => part > 0).length === 1,
    pet_id,
  };
}

export const stockLines = (text: string): StockLine[] =>
  text === '' ? [] : text.split(/\r?\n/).map(readStockLine);

/** The list as visitors read it: the numbers at the ends of lines are the keeper's own business. */
export const withoutNumbers = (text: string): string =>
  text.replace(
    /[^\S\n]+#\d{1,9}(?=(?:,[^\S\n]*(?:reserved|reserviert|sold|verkauft))?[^\S\n]*$)/gim,
    '',
  );

/** The price per animal at the end of a line, in minor units; null when there is none, or it is that of all together. */
export function priceInLine(text: string, currency: string): number | null {
  if (isForAll(text)) return null;
  const words = withCommas(withoutMark(text).replace(NUMBER, ''));
  const last = words.includes(', ') ? words.slice(words.lastIndexOf(', ') + 2).trim() : '';
  // '€18.00 each', 'je 18,00 €': a word next to it, but no unit of length
  const ways = [last, last.replace(/\s+(?!cm$)\p{L}+$/u, ''), last.replace(/^\p{L}+\s+/u, '')];
  return ways.map((way) => parseMoney(way, currency)).find((price) => price !== null) ?? null;
}

const JOINT = String.raw`(?<!\p{L})(?:(?:${togetherWords}|alle)(?:\s(?:for|für))?|\d{1,3}\s(?:for|für))`;
const AMOUNT_AT_END = String.raw`(?:\p{Sc}\s?\d[\d.,-]*|\d[\d.,-]*\s?(?:\p{Sc}|[A-Z]{3})?)(?:\s+\p{L}+)?\s*$`;
/** A price with 'zus.', 'together', 'for both', 'the pair' or '5 for' right before or behind it. */
const FOR_ALL = new RegExp(
  String.raw`${JOINT}:?\s+${AMOUNT_AT_END}|[\d\p{Sc}][\d.,-]*\s*(?:\p{Sc}|EUR|CHF|GBP|USD)?\s*/?\s*(?:(?:für|for|das|the|pro|per|a)\s+)?(?:${togetherWords}|alle)\s*$`,
  'iu',
);
const BEFORE_JOINT = new RegExp(String.raw`(?<![,\s])\s+(?=${JOINT}:?\s+${AMOUNT_AT_END})`, 'iu');

/** A length, or an amount with its currency at the end. */
const LENGTH = String.raw`\d{1,4}(?:[.,]\d{1,2})?\s?cm\b`;
const MONEY = String.raw`(?:(?:je|à)\s)?(?:(?:\p{Sc}|[A-Z]{3}\s)\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3}))(?:\s+\p{L}+)?\s*$`;
const UNSEPARATED = new RegExp(String.raw`(?<![,\s])\s+(?:[-–]\s+)?(?=${LENGTH}|${MONEY})`, 'gu');

const BEHIND_JOINT = new RegExp(String.raw`(${JOINT}:?),\s(?=[^,]*$)`, 'iu');

/** People write 'B. hamorii 2 cm - 15 EUR': the size and the price behind commas; 'zus. 120 EUR' stays one part. */
export const withCommas = (line: string): string =>
  line.replace(BEFORE_JOINT, ', ').replace(UNSEPARATED, ', ').replace(BEHIND_JOINT, '$1 ');

/** Whether the price at the end of a line is that of all its animals together. */
export const isForAll = (line: string): boolean =>
  FOR_ALL.test(withoutMark(line).replace(NUMBER, ''));

const NUMBER = /\s#\d{1,9}\s*$/;

/** What a line may say of itself besides: '…, reserved #14'. In both languages, since people write it. */
const MARK =
  /(?:,\s*|\s+\(|\s+[-–]\s+)(?:(reserved|reserviert)|(?:sold|verkauft))\)?(?=\s*$|\s*,|\s+#)/i;

export const withoutMark = (text: string): string => text.replace(MARK, '');

export function markOf(text: string): 'reserved' | 'sold' | null {
  const mark = MARK.exec(text);
  return mark === null ? null : mark[1] ? 'reserved' : 'sold';
}

/** The offer with its line `at` marked by `word`, before the animal's number; with its mark taken away when it has one. */
export function toggleMark(e_offer: string, at: number, word: string): string {
  const change = (text: string) =>
    markOf(text) === null ? text.replace(/\s*(\s#\d{1,9}\s*)?$/, `, ${word}$1`) : withoutMark(text);
  return stockLines(e_offer)
    .map(({ text }, n) => (n === at ? change(text) : text))
    .join('\n');
}

type Lists = { e_offer: string; e_sold: string };

/**
 * Moves `count` animals of the offer's line `at` to the sold list; the whole line when all are sold, or when their
 * sexes can't be told apart. A line of which parts were sold before grows.
 */
export function sellLine({ e_offer, e_sold }: Lists, at: number, count: number): Lists {
  const lines = stockLines(e_offer);
  const line = lines[at];
  if (!line) return { e_offer, e_sold };
  const all = line.count === null || !line.divisible || count >= line.count;
  const rest = all ? [] : [recounted(line.text, (line.count ?? 0) - count)];
  const text = withoutMark(line.text);
  const sold = all ? text : recounted(text, count);
  const left = lines.flatMap(({ text }, n) => (n === at ? rest : [text]));
  return { e_offer: left.join('\n'), e_sold: withSold(e_sold, sold) };
}

function withSold(e_sold: string, sold: string): string {
  const lines = stockLines(e_sold);
  const line = readStockLine(sold);
  const known = lines.findIndex((one) => one.divisible && sameBut(one.text, sold));
  if (known < 0 || !line.divisible) return [...lines.map(({ text }) => text), sold].join('\n');
  const total = (lines[known]?.count ?? 0) + (line.count ?? 0);
  return lines.map(({ text }, n) => (n === known ? recounted(text, total) : text)).join('\n');
}

/** Whether two lines differ only in their count. */
const sameBut = (a: string, b: string) => recounted(a, 1) === recounted(b, 1);
