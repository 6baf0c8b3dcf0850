import { FormatRegistry, type TOptional, type TString } from '@sinclair/typebox';
import { t } from 'elysia';
import { animalSorts, readSort } from '#src/domain/animal/animal-sort.ts';
import { filterKeys, filterValues, type FilterKey } from '#src/domain/animal/filters.ts';
import { issue } from '#src/domain/problems/codes.ts';

/** Queries of lists of animals: each filter as a text, several values of one with commas between them. */
export const filtering = Object.fromEntries(
  filterKeys.map((key) => [key, filterText(key)]),
) as Record<FilterKey, TOptional<TString>>;

function filterText(key: FilterKey) {
  const { read, problem } = filterValues[key];
  const format = `filter ${key}`;
  FormatRegistry.Set(format, (text) => read(text) !== null);
  return t.Optional(t.String({ format, problem, description: 'Several with commas.' }));
}

FormatRegistry.Set('sort of animals', (text) => readSort(text) !== null);

/** By several columns, the first of which counts most; takes the place of `sort_by` and `asc`. */
export const sortingBySeveral = {
  sort: t.Optional(
    t.String({
      format: 'sort of animals',
      problem: issue('one_of', { values: animalSorts.flatMap((by) => [by, `-${by}`]) }),
      description: 'Several with commas, a minus for descending: `sc_name,-size`.',
    }),
  ),
};
