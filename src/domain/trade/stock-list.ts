import { genderCount } from '#src/domain/animal/gender.ts';
import { countsOf, isPair, pairIn, recounted, splitCounts } from './stock-counts.ts';
import { priceEach, splitPrices, type PriceEnd } from './stock-price.ts';
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

/** Parses a line: '1.2 …', '3 x …', '3 …', 'Paar …' or '… 0.0.5, …', with or without an animal's number at its end. */
export function readStockLine(text: string): StockLine {
  const parts = countsOf(text);
  const pet_id = Number(/(?:^|\s)#(\d{1,9})\s*$/.exec(withoutMark(text))?.[1] ?? 0) || null;
  const sum = parts ? parts.reduce((total, part) => total + part, 0) : 0;
  return {
    text,
    count: sum > 0 ? sum : pet_id === null ? null : 1,
    divisible: parts !== null && parts.filter((part) => part > 0).length === 1 && !isPair(text),
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
  const price = lineParts(text).prices.at(-1);
  return price ? priceEach(price, currency) : null;
}

/** A line without its number and its mark: how many it offers, what it says of them, and the prices at its end. */
export function lineParts(text: string): { counts: string; said: string; prices: PriceEnd[] } {
  const { before, prices } = splitPrices(withoutMark(text).replace(NUMBER, ''));
  const word = pairIn(before);
  const { counts, rest } = splitCounts(before);
  const isSaid = rest.includes(word);
  const ofPair = (price: PriceEnd): PriceEnd =>
    word === '' || price.of !== null
      ? price
      : { ...price, of: 'all', text: isSaid ? price.text : `${word} ${price.text}` };
  return { counts, said: rest, prices: prices.map(ofPair) };
}

const NUMBER = /(?:^|\s)#\d{1,9}\s*$/;

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
