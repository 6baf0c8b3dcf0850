import type { PetFilters } from '#src/domain/animal/filters.ts';
import { sizeText, units } from '#web/lib/size.ts';
import type { Texts } from '#web/texts/texts.ts';
import {
  filterFlags,
  filterGroupNames,
  filterGroups,
  NONE,
  type FilterGroup,
} from './filter-groups.ts';
import { filterNames } from './filter-names.ts';
import { optionOf, type FilterOptions } from './filter-options.ts';

/** A filter as a chip says it. `without`: the filters once it is taken away. */
type FilterChip = { id: string; name?: string; value: string; without: PetFilters };

export function chipsOf(
  filters: PetFilters,
  options: FilterOptions,
  texts: Pick<Texts, 'pets' | 'animals'>,
): FilterChip[] {
  const words = filterNames(texts, options);
  const group = (id: FilterGroup): FilterChip[] => {
    const { values, with: changed } = filterGroups[id];
    const chosen = values(filters);
    if (chosen.length === 0) return [];
    const label = (value: string) =>
      optionOf(options[id], value)?.label ?? wordFor(id, value, texts);
    const isPlain = id === 'type' || id === 'sex';
    return [
      {
        id,
        ...(!isPlain && { name: words.groups[id] }),
        value: words.anyOf([...new Set(chosen.map(label))]),
        without: changed(filters, []),
      },
    ];
  };
  const only = (key: keyof PetFilters, value: string): FilterChip => {
    const { [key]: _value, ...without } = filters;
    return { id: key, value, without };
  };
  const { not_eaten_days, not_seen_days, molted_within, not_molted_days } = filters;
  return [
    ...filterGroupNames.flatMap(group),
    ...filterFlags
      .filter((flag) => filters[flag] === 1)
      .map((flag) => only(flag, words.flags[flag])),
    ...(not_eaten_days ? [only('not_eaten_days', words.notEaten(not_eaten_days))] : []),
    ...(not_seen_days ? [only('not_seen_days', words.notSeen(not_seen_days))] : []),
    ...(molted_within ? [only('molted_within', words.moltedWithin(molted_within))] : []),
    ...(not_molted_days ? [only('not_molted_days', words.notMolted(not_molted_days))] : []),
    ...sizeChip(filters, words),
    ...ageChip(filters, words),
  ];
}

/** What a value is called before the options are loaded, where it has a name at all. */
function wordFor(
  id: FilterGroup,
  value: string,
  { pets, animals }: Pick<Texts, 'pets' | 'animals'>,
) {
  const names: Partial<Record<FilterGroup, Record<string, string>>> = {
    type: pets.typesMany,
    sex: animals.gender,
    reason: pets.reasons,
    plan: { [NONE]: pets.listFilters.noPlan },
    place: { [NONE]: pets.listFilters.noPlace },
  };
  return names[id]?.[value] ?? value;
}

/** Both ends of a span are one chip. */
function sizeChip(
  { size_min, size_max, ...without }: PetFilters,
  words: Texts['pets']['listFilters'],
): FilterChip[] {
  if (size_min === undefined && size_max === undefined) return [];
  const text = (size: number | undefined) => (size === undefined ? '' : sizeText(size));
  return [
    { id: 'size', value: words.sizes(text(size_min), text(size_max), units().length), without },
  ];
}

function ageChip(
  { age_min, age_max, ...without }: PetFilters,
  words: Texts['pets']['listFilters'],
): FilterChip[] {
  if (age_min === undefined && age_max === undefined) return [];
  return [{ id: 'age', value: words.ages(age_min, age_max), without }];
}
