import { useFilterOptions } from '#web/features/animals/pet-filters/filter-options.ts';
import {
  filtersInWords,
  listOf,
  type ReadFilters,
} from '#web/features/animals/pet-filters/filter-phrases.ts';
import { daysFilters, filterFlags } from '#web/features/animals/pet-filters/filter-groups.ts';
import { chipsOf } from '#web/features/animals/pet-filters/filter-words.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Entry } from './entries.ts';

/** The list narrowed down by what the typed words say of filters, such as "female rack b refused". */
export function useFilterEntry(typed: string, go: (href: string) => void): Entry[] {
  const texts = useTexts();
  const options = useFilterOptions(0, typed.trim().length > 2);
  const read = typed.trim() === '' ? null : filtersInWords(typed, options, texts);
  if (!read || (read.count < 2 && !isState(read))) return [];
  const said = chipsOf(read.filters, options, texts).map(({ value }) => value);
  const text = texts.palette.joined(read.search === '' ? said : [...said, `“${read.search}”`]);
  return [
    {
      key: 'filters',
      face: { icon: 'filter' },
      title: { text: texts.pets.phrases.inList(text), parts: [] },
      run: () => go(listOf(read)),
    },
  ];
}

/** A sex, a state or days alone; another filter alone is found as what it is: a place, a species, an animal that is called so. */
function isState({ filters, search }: ReadFilters): boolean {
  return (
    search === '' &&
    (filters.gender !== undefined ||
      filterFlags.some((flag) => filters[flag]) ||
      daysFilters.some((days) => filters[days]))
  );
}
