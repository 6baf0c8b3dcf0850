import { filterNames } from './filter-names.ts';
import { readPhrases, type FilterPhrase } from '#src/domain/animal/filter-phrases.ts';
import { paths } from '#web/paths.ts';
import { filterValues, type PetFilters } from '#src/domain/animal/filters.ts';
import type { Texts } from '#web/texts/texts.ts';
import { paramsOf } from './filter-address.ts';
import {
  countFilters,
  filterGroups,
  NONE,
  type DaysFilter,
  type FilterFlag,
  type FilterGroup,
} from './filter-groups.ts';
import type { FilterOptions } from './filter-options.ts';

type Words = Pick<Texts, 'pets' | 'animals'>;
type Value =
  | { group: FilterGroup; value: string }
  | { flag: FilterFlag }
  | { days: DaysFilter; value: number };

/** What a typed text asks the list for: filters, and the words that are none, which it searches for. */
export type ReadFilters = { filters: PetFilters; search: string; count: number };

/** The filters that a typed text names, such as "females on rack B that refused"; null where it names none. */
export function filtersInWords(
  typed: string,
  options: FilterOptions,
  texts: Words,
): ReadFilters | null {
  const { fillers, negations } = texts.pets.phrases;
  const read = readPhrases(
    typed,
    phrasesOf(options, texts),
    new Set(fillers.split(' ')),
    new Set(negations.split(' ')),
  );
  if (read.phrases === 0) return null;
  const filters = read.values.reduce(withValue, {} as PetFilters);
  return { filters, search: read.rest.join(' '), count: countFilters(filters) };
}

/** The list with these filters, or the archive. */
export function listOf({
  filters,
  search,
  archived = 0,
}: Pick<ReadFilters, 'filters' | 'search'> & { archived?: 0 | 1 }): string {
  const all = { ...(archived && { archived: 'true' }), ...paramsOf(filters), search };
  const params = Object.entries(all).filter(([, text]) => text !== '');
  return `${paths.pets()}?${new URLSearchParams(params)}`;
}

function withValue(filters: PetFilters, one: Value): PetFilters {
  if ('flag' in one) return { ...filters, [one.flag]: 1 };
  if ('days' in one)
    return { ...filters, [one.days]: filterValues[one.days].read(String(one.value)) };
  const { values, with: changed } = filterGroups[one.group];
  return changed(filters, [...values(filters), one.value]);
}

/** What the values of the filters are called, in the reader's language. */
function phrasesOf(options: FilterOptions, texts: Words): FilterPhrase<Value>[] {
  const { pets, animals } = texts;
  const { phrases } = pets;
  const names = filterNames(texts, options);
  const says = (text: string, value: Value) => text.split('|').map((one) => ({ says: one, value }));
  return [
    ...options.sex.flatMap(({ value, label }) =>
      says(`${label}|${phrases.sexes[value as keyof typeof phrases.sexes]}`, {
        group: 'sex',
        value,
      }),
    ),
    ...options.type.flatMap(({ value, label }) =>
      says(`${label}|${animals.types[value as keyof typeof animals.types]}`, {
        group: 'type',
        value,
      }),
    ),
    ...options.flags.flatMap((flag) =>
      says(`${names.flags[flag]}|${phrases.flags[flag]}`, { flag }),
    ),
    ...daysPhrases(texts),
    ...options.place.flatMap(({ value, label }) =>
      value === NONE
        ? says(label, { group: 'place', value })
        : endsOf(label).map((text) => ({ says: text, value: { group: 'place' as const, value } })),
    ),
    ...options.plan
      .filter(({ value }) => value !== NONE)
      .map(({ value, label }) => ({ says: label, value: { group: 'plan' as const, value } })),
    ...options.species.map(({ value, label }) => ({
      says: label,
      value: { group: 'species' as const, value },
    })),
  ];
}

/** "Not eaten for 10 days", and weeks and months of them. */
function daysPhrases({ pets }: Words): FilterPhrase<Value>[] {
  const { days, units } = pets.phrases;
  const inUnits = (says: string) =>
    Object.entries(units).flatMap(([unit, names]) =>
      names.split('|').map((name) => ({
        says: says.replace('#', `# ${name}`),
        inOne: { day: 1, week: 7, month: 30 }[unit] ?? 1,
      })),
    );
  return (Object.keys(days) as DaysFilter[]).flatMap((key) =>
    days[key]
      .split('|')
      .flatMap(inUnits)
      .map(({ says, inOne }) => ({
        says,
        value: (number: number) => ({ days: key, value: number * inOne }),
      })),
  );
}

/** "Cellar / Rack B / Shelf 2" is also "Rack B / Shelf 2" and "Shelf 2". */
function endsOf(path: string): string[] {
  const names = path.split(' / ');
  return names.map((_, at) => names.slice(at).join(' '));
}
