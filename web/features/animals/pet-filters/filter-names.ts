import { skinWordOf } from '#src/domain/animal/molt.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { FilterOptions } from './filter-options.ts';

/** What the filters are called; those of molts by what the animals of the list do. */
export function filterNames(
  { pets: { listFilters }, animals }: Pick<Texts, 'pets' | 'animals'>,
  { types }: Pick<FilterOptions, 'types'>,
) {
  const { flags, numbers, longAgo, notMolted, moltedWithin } = animals.skins[skinWordOf(types)];
  return {
    ...{ ...listFilters, longAgo, notMolted, moltedWithin },
    flags: { ...listFilters.flags, ...flags },
    numbers: { ...listFilters.numbers, ...numbers },
  };
}
