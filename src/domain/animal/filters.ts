import { animalTypes, archiveReasons, genders } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import {
  flag,
  idsOf,
  sizeWithin,
  textsUpTo,
  wholeUpTo,
  wordsOf,
  type FilterValue,
} from './filter-values.ts';

/** Ten years. */
const MOST_DAYS = 3650;
/** A hundred years. */
const MOST_MONTHS = 1200;

/**
 * What a list of animals can be narrowed down by, beside its search and its archive. A filter is one entry here: the
 * calls take it under this name.
 */
export const filterValues = {
  an_type: wordsOf(animalTypes),
  sc_id: idsOf,
  genus: textsUpTo(limits.sc_name),
  gender: wordsOf(genders),
  /** With all that is within these places. */
  place_id: idsOf,
  /** In no place. */
  nowhere: flag,
  fp_id: idsOf,
  no_plan: flag,
  due: flag,
  pre_molt: flag,
  fresh_molt: flag,
  /** It refused since its last meal. */
  refusing: flag,
  not_eaten_days: wholeUpTo(MOST_DAYS),
  /** Nothing was noted of it for so long, not even that somebody saw it. */
  not_seen_days: wholeUpTo(MOST_DAYS),
  molted_within: wholeUpTo(MOST_DAYS),
  not_molted_days: wholeUpTo(MOST_DAYS),
  /** cm */
  size_min: sizeWithin(limits.size),
  size_max: sizeWithin(limits.size),
  /** Months since it hatched, by what is known of that day. */
  age_min: wholeUpTo(MOST_MONTHS),
  age_max: wholeUpTo(MOST_MONTHS),
  no_picture: flag,
  /** It has a price of its own on a price tag. */
  on_sale: flag,
  archive_reason: wordsOf(archiveReasons),
};

type Values = typeof filterValues;
export type FilterKey = keyof Values;
/** All of them together have to be true of an animal, and one of several values of each. */
export type PetFilters = {
  [Key in FilterKey]?: Values[Key] extends FilterValue<infer Value> ? Value : never;
};
export const filterKeys = Object.keys(filterValues) as FilterKey[];

/** The filters that a query asks for; null where a value is none. An empty text asks for nothing. */
export function readFilters(textOf: (key: FilterKey) => string | null | undefined) {
  const filters: Record<string, unknown> = {};
  for (const key of filterKeys) {
    const text = textOf(key);
    if (!text) continue;
    const value = filterValues[key].read(text);
    if (value === null) return null;
    filters[key] = value;
  }
  return filters as PetFilters;
}

/** The same for an address that people type or keep: what is no value asks for nothing. */
export function readableFilters(textOf: (key: FilterKey) => string | null | undefined): PetFilters {
  const readable = (key: FilterKey) => {
    const text = textOf(key);
    return text && filterValues[key].read(text) !== null ? text : '';
  };
  return readFilters(readable) ?? {};
}

/** What a query says for these filters. */
export function filterTexts(filters: PetFilters): Partial<Record<FilterKey, string>> {
  return Object.fromEntries(
    filterKeys.flatMap((key) => {
      const value = filters[key];
      const { write } = filterValues[key] as FilterValue<typeof value>;
      return isNothing(value) ? [] : [[key, write(value)]];
    }),
  );
}

export const isFiltered = (filters: PetFilters): boolean =>
  Object.values(filters).some((value) => !isNothing(value));

/** No value of a filter, as forms make them. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === 0 || (Array.isArray(value) && value.length === 0);
