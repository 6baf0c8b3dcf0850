import { filterValues, type PetFilters } from '#src/domain/animal/filters.ts';
import { parseInteger } from '#src/domain/integers.ts';

/** Filters of which one of several values has to be true of an animal. */
export const filterGroups = {
  type: words('an_type'),
  sex: words('gender'),
  species: {
    values: ({ sc_id = [], genus = [] }) => [...sc_id.map(String), ...genus],
    with: (filters, values) => ({
      ...filters,
      sc_id: idsAmong(values),
      genus: values.filter((value) => parseInteger(value) === null),
    }),
  },
  place: idsOr('place_id', 'nowhere'),
  plan: idsOr('fp_id', 'no_plan'),
  reason: words('archive_reason'),
} satisfies Record<string, Group>;

export type FilterGroup = keyof typeof filterGroups;
export const filterGroupNames = Object.keys(filterGroups) as FilterGroup[];

/** What a group's value for those is that have none. */
export const NONE = 'none';

/** Filters that an animal passes or not. */
export const filterFlags = [
  'due',
  'refusing',
  'pre_molt',
  'fresh_molt',
  'on_sale',
  'no_picture',
] as const;
export type FilterFlag = (typeof filterFlags)[number];

/** Filters that are a number of days. */
export const daysFilters = [
  'not_eaten_days',
  'not_seen_days',
  'molted_within',
  'not_molted_days',
] as const;
export type DaysFilter = (typeof daysFilters)[number];

/** How many filters are set; several values of one are one. */
export function countFilters(filters: PetFilters): number {
  const groups = filterGroupNames.filter((name) => filterGroups[name].values(filters).length > 0);
  const flags = filterFlags.filter((flag) => filters[flag] === 1);
  const { size_min, size_max, age_min, age_max } = filters;
  const numbers = [
    ...daysFilters.map((days) => filters[days]),
    size_min ?? size_max,
    age_min ?? age_max,
  ];
  return groups.length + flags.length + numbers.filter((one) => one !== undefined).length;
}

type Group = {
  values: (filters: PetFilters) => string[];
  with: (filters: PetFilters, values: readonly string[]) => PetFilters;
};

function words(key: 'an_type' | 'gender' | 'archive_reason'): Group {
  return {
    values: (filters) => [...(filters[key] ?? [])],
    with: (filters, values) => ({
      ...filters,
      [key]: filterValues[key].read(values.join()) ?? [],
    }),
  };
}

function idsOr(key: 'place_id' | 'fp_id', none: 'nowhere' | 'no_plan'): Group {
  return {
    values: (filters) => [
      ...(filters[key] ?? []).map(String),
      ...(filters[none] === 1 ? [NONE] : []),
    ],
    with: (filters, values) => ({
      ...filters,
      [key]: idsAmong(values),
      [none]: values.includes(NONE) ? 1 : 0,
    }),
  };
}

const idsAmong = (values: readonly string[]) =>
  values.map(parseInteger).filter((id) => id !== null);
