import { genderCount } from '#src/domain/animal/gender.ts';
import type { AnimalType, ArchiveReason, Gender } from '#src/domain/enums.ts';
import type { Day } from '#src/domain/days.ts';
import { parseInteger } from '#src/domain/integers.ts';
import { amountOf } from './money.ts';
import { lineParts, markOf, stockLines, withoutNumbers, type StockLine } from './stock-list.ts';
import { priceEach } from './stock-price.ts';

// A stock list as visitors read it: each line with what it says, and with what is known of the animal that it names.

/** The animal of the administrator that a line ends with the number of. */
export type OfferedAnimal = {
  id: number;
  tag: string;
  sc_name: string;
  cm_name: string;
  an_type: AnimalType;
  gender: Gender;
  size: number | null;
  has_img: number;
  img_version: number;
  is_public: number;
  date_f: Day | null;
  mmt: Day | null;
  archived: number;
  archive_reason: ArchiveReason | null;
};

export type NamedSpecies = { sc_name: string; cm_name: string; an_type: AnimalType };

/** What an expo's lines refer to, and in which currency its prices are written. */
export type StockFacts = {
  animals: ReadonlyMap<number, OfferedAnimal>;
  species: ReadonlyMap<string, NamedSpecies>;
  currency: string;
  /** The price on the animal's price tag, in minor units. */
  tagPrice: (id: number) => number | null;
};

export const stockStates = ['words', 'offered', 'reserved', 'sold', 'gone'] as const;
type StockState = (typeof stockStates)[number];

export type StockEntry = {
  /** `words`: a heading or a remark. `gone`: the animal left the collection otherwise. */
  state: StockState;
  /** What the line says besides the other fields. */
  words: string;
  /** '0.0.12' or '3'; '' of words. */
  sexes: string;
  count: number;
  /** Or what else the line calls it. */
  sc_name: string;
  cm_name: string;
  an_type: AnimalType | null;
  size: number | null;
  price: number | null;
  currency: string;
  /** Only of an animal with a public page: its picture's address and the page's would name others. */
  pet: Pick<OfferedAnimal, 'id' | 'tag' | 'has_img' | 'img_version' | 'date_f' | 'mmt'> | null;
};

/**
 * The offer's lines, then of what was sold the animals of which none is left: by what is known of the animal, since what is
 * written there is the administrator's own.
 */
export function stockEntries(
  { e_offer, e_sold }: { e_offer: string; e_sold: string },
  facts: StockFacts,
): StockEntry[] {
  const offered = stockLines(e_offer);
  const onOffer = new Set(offered.map(({ pet_id }) => pet_id));
  const sold = stockLines(e_sold).filter(
    ({ pet_id }) => pet_id !== null && facts.animals.has(pet_id) && !onOffer.has(pet_id),
  );
  return [
    ...offered.map((line) => entryOf(line, facts)),
    ...sold.map((line): StockEntry => ({ ...entryOf(line, facts), state: 'sold', words: '' })),
  ];
}

/** The numbers and the names in both lists that `StockFacts` is asked for. */
export function namedIn(lists: { e_offer: string; e_sold: string }) {
  const lines = [...stockLines(lists.e_offer), ...stockLines(lists.e_sold)];
  return {
    ids: lines.flatMap(({ pet_id }) => pet_id ?? []),
    names: [...new Set(lines.map(({ text }) => partsOf(text).name))].filter(Boolean),
  };
}

function entryOf({ text, count, pet_id }: StockLine, facts: StockFacts): StockEntry {
  const { currency } = facts;
  if (count === null) return { ...NOTHING, currency, words: withoutNumbers(text) };
  const pet = pet_id === null ? undefined : facts.animals.get(pet_id);
  const parts = partsOf(text);
  // the number of no animal, and nothing else: shown as it is written, or a mistyped one would offer nothing at all
  if (!pet && !parts.name) return { ...NOTHING, currency, words: text };
  const known = pet ?? facts.species.get(parts.name);
  const last = parts.prices.at(-1);
  const written = last ? priceEach(last, currency) : null;
  const hasTag = pet_id !== null && pet !== undefined && last?.of !== 'all' && last?.of !== 'least';
  const price = written ?? (hasTag ? facts.tagPrice(pet_id) : null);
  const said = parts.prices.map((one) => one.text);
  const priced = written === null ? said : [...said.slice(0, -1), last?.more ?? ''];
  const size = parts.more.map(sizeIn).find((one) => one !== null) ?? pet?.size ?? null;
  return {
    state: stateOf(text, pet),
    words: [parts.called, ...parts.more.filter((one) => sizeIn(one) === null), ...priced]
      .filter(Boolean)
      .join(', '),
    sexes: parts.counts || (pet ? genderCount(pet.gender, count) : String(count)),
    count,
    sc_name: known?.sc_name ?? parts.name,
    cm_name: known?.cm_name ?? '',
    an_type: known?.an_type ?? null,
    size,
    price: price === null ? null : amountOf(price, currency),
    currency,
    pet: pet?.is_public ? publicOf(pet) : null,
  };
}

const NOTHING: Omit<StockEntry, 'words' | 'currency'> = {
  ...{ state: 'words', sexes: '', count: 0, sc_name: '', cm_name: '' },
  ...{ an_type: null, size: null, price: null, pet: null },
};

function stateOf(text: string, pet: OfferedAnimal | undefined): StockState {
  if (pet?.archived) return pet.archive_reason === 'sold' ? 'sold' : 'gone';
  return markOf(text) ?? 'offered';
}

const publicOf = ({ id, tag, has_img, img_version, date_f, mmt }: OfferedAnimal) => ({
  ...{ id, tag, has_img, img_version, date_f, mmt },
});

/** '0.1 B. hamorii “Rosa”, 9 cm, adult, 95 € #14': 0.1, B. hamorii, Rosa, the parts behind, and the prices. */
function partsOf(text: string) {
  const { counts, said, prices } = lineParts(text);
  const [first = '', ...more] = said
    .replace(BEFORE_SIZE, ', ')
    .split(/,\s+/)
    .map((part) => part.trim());
  const called = QUOTED.exec(first)?.[1] ?? '';
  return { counts, name: first.replace(QUOTED, '').trim(), called, more, prices };
}

/** People write 'B. hamorii 2 cm'. */
const BEFORE_SIZE = /(?<![,\s])\s+(?:[-–]\s+)?(?=\d{1,4}(?:[.,]\d{1,2})?\s?cm\b)/gu;
const QUOTED = /\s*[“„"]([^”“"]+)[”“"]/;

function sizeIn(part: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?\s?cm$/.exec(part) ?? [];
  return whole === undefined ? null : Number(`${parseInteger(whole)}.${fraction || 0}`);
}
