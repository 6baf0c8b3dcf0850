import {
  filterKeys,
  filterTexts,
  readFilters,
  type FilterKey,
  type PetFilters,
} from '#src/domain/animal/filters.ts';
import { limits } from '#src/domain/limits.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { genusOf } from '#src/domain/text/species-name.ts';

/**
 * The filters that a plan can follow: what an animal is and where it stands. What its feedings say is no part of them,
 * since a plan would then change its own animals, nor what the days that go by change without a record.
 */
const planFilterKeys = [
  'an_type',
  'sc_id',
  'genus',
  'gender',
  'place_id',
  'nowhere',
  'size_min',
  'size_max',
] as const satisfies readonly FilterKey[];
type PlanFilterKey = (typeof planFilterKeys)[number];

const isPlanKey = (key: string): key is PlanFilterKey => planFilterKeys.some((one) => one === key);

/** The filters that a plan follows, as its `fp_filter` says them; none for one whose animals are chosen. Null: wrong. */
export function readPlanFilter(text: string): PetFilters | null {
  if (text === '') return {};
  if (text.length > limits.fp_filter || UNSAFE.test(text)) return null;
  const parts = partsOf(text);
  const texts = new Map(parts);
  if (texts.size < parts.length || !parts.every(([key, value]) => isPlanKey(key) && value))
    return null;
  const filters = readFilters((key) => texts.get(key));
  if (!filters?.genus?.some((genus) => genusOf(genus) !== genus)) return filters;
  return null;
}

/** The text of a plan's filters, always the same for the same ones. Other filters are left out. */
export const writePlanFilter = (filters: PetFilters): string => {
  const texts = filterTexts(filters);
  return filterKeys
    .filter((key) => isPlanKey(key) && texts[key] !== undefined)
    .map((key) => `${key}=${texts[key]}`)
    .join('&');
};

/** The filters of a list that a plan can't follow. */
export const unfollowable = (filters: PetFilters): FilterKey[] =>
  (Object.keys(filterTexts(filters)) as FilterKey[]).filter((key) => !isPlanKey(key));

export const planFilterProblem = (text: string): Issue | null =>
  readPlanFilter(text) === null ? issue('plan_filter') : null;

/** As it is stored. Call it with a text that is right. */
export const tidyPlanFilter = (text: string): string => writePlanFilter(readPlanFilter(text) ?? {});

/** The text with other values of some filters: ids are other ones elsewhere. */
export function mapPlanFilter(
  text: string,
  of: { [Key in PlanFilterKey]?: (value: string) => string },
): string {
  return partsOf(text)
    .map(([key, value]) => {
      const map = isPlanKey(key) ? of[key] : undefined;
      return `${key}=${map ? value.split(',').map(map).join(',') : value}`;
    })
    .join('&');
}

/** Quotes and escapes, which the triggers that find a plan's animals would have to read, too. */
const UNSAFE = /["\\%+\p{Cc}]/u;

const partsOf = (text: string): [key: string, value: string][] =>
  text === ''
    ? []
    : text.split('&').map((part) => {
        const [key = '', ...value] = part.split('=');
        return [key, value.join('=')];
      });
