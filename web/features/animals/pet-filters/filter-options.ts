import { useMemo } from 'react';
import { animalTypes, archiveReasons, genders, type AnimalType } from '#src/domain/enums.ts';
import { isFreshMolt } from '#src/domain/animal/molt.ts';
import { pricedPets } from '#src/domain/labels/priced.ts';
import type { Day } from '#src/domain/days.ts';
import { distinctNames } from '#src/domain/places/distinct-names.ts';
import { firstLevels, type Node } from '#src/domain/places/tree.ts';
import { genusOf } from '#src/domain/text/species-name.ts';
import type { TableRow } from '#src/features/animals/pets/pet-table.service.ts';
import { useAllNames, useOwnSpecies } from '#web/components/use-all-names.ts';
import type { Searchable } from '#src/domain/text/search-words.ts';
import { genderIcons } from '#web/components/gender-field.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useSetting } from '#web/state/settings.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { NONE, type FilterFlag, type FilterGroup } from './filter-groups.ts';

/**
 * `search`: what a search finds it by, besides its label; `chip`: what one is called that is in sight among many; `also`:
 * values of old that mean it.
 */
export type FilterOption = {
  value: string;
  also?: string[];
  label: string;
  icon?: IconName;
  search?: Searchable;
  chip?: string;
};

/** The option that a value means. */
export const optionOf = (options: readonly FilterOption[], value: string) =>
  options.find((option) => option.value === value || option.also?.includes(value));

export type FilterOptions = Record<FilterGroup, FilterOption[]> & {
  flags: FilterFlag[];
  /** The types of all of its animals. */
  types: AnimalType[];
};

/** Before anything is known of the animals. */
export const noOptions: FilterOptions = {
  ...{ type: [], sex: [], species: [], plan: [], place: [], reason: [] },
  flags: [],
  types: [],
};

type Place = Node & { path: string };

/** So many rooms and racks are read at a glance. */
const MOST_PLACES = 12;
type Plan = { fp_id: number; fp_name: string };

/** What the animals of a list can be narrowed down by: nothing that none of them has. */
export function useFilterOptions(archived: 0 | 1, enabled: boolean): FilterOptions {
  const texts = useTexts();
  const today = useToday();
  const { errors } = texts;
  const rows = useLoad(
    ['pet', 'table', { archived }],
    () => api.pet.table.get({ query: { archived } }),
    { errorTitle: errors.loadingPets, enabled },
  ).data?.rows;
  const plans = useLoad(['plan', 'list'], () => api.plan.list.get(), {
    errorTitle: errors.loadingPlans,
    enabled: enabled && archived === 0,
  }).data?.rows;
  const places = useLoad(['place', 'list'], () => api.place.list.get(), {
    errorTitle: errors.loadingPets,
    quiet: true,
    enabled: enabled && archived === 0,
  }).data?.rows;
  const textsOf = useAllNames(enabled);
  const own = useOwnSpecies(enabled);
  const [labels] = useSetting('label_settings');
  return useMemo(
    () => ({
      ...optionsOf(rows ?? [], plans ?? [], texts),
      species: speciesOf(rows ?? [], own ?? [], textsOf),
      flags: flagsOf(rows ?? [], today, pricedPets(labels)),
      types: [...new Set(rows?.map(({ an_type }) => an_type))],
      place: placesOf(places ?? [], texts),
    }),
    [rows, plans, places, own, texts, textsOf, today, labels],
  );
}

function optionsOf(
  rows: readonly TableRow[],
  plans: readonly Plan[],
  { pets, animals }: Texts,
): Omit<FilterOptions, 'species' | 'place' | 'flags' | 'types'> {
  const has = <Value>(of: (row: TableRow) => Value) => {
    const values = new Set(rows.map(of));
    return (value: Value) => values.has(value);
  };
  const some = <Value extends string>(
    all: readonly Value[],
    isThere: (value: Value) => boolean,
    face: (value: Value) => Omit<FilterOption, 'value'>,
  ) => all.filter(isThere).map((value) => ({ value, ...face(value) }));
  return {
    type: some(
      animalTypes,
      has((row) => row.an_type),
      (type) => ({ label: pets.typesMany[type], icon: type }),
    ),
    sex: some(
      genders,
      has((row) => row.gender),
      (gender) => ({ label: animals.gender[gender], icon: genderIcons[gender] }),
    ),
    plan:
      plans.length === 0
        ? []
        : [
            ...plans.map(({ fp_id, fp_name }) => ({ value: String(fp_id), label: fp_name })),
            { value: NONE, label: pets.listFilters.noPlan },
          ],
    reason: some(
      archiveReasons,
      has((row) => row.archive_reason),
      (reason) => ({ label: pets.reasons[reason] }),
    ),
  };
}

/** All places in walking order, the rooms and racks in sight; none of them is one more, once there are any. */
function placesOf(places: readonly Place[], { pets }: Texts): FilterOption[] {
  if (places.length === 0) return [];
  const first = firstLevels(places, MOST_PLACES);
  const nameOf = distinctNames(
    places.map(({ path }) => path),
    1,
  );
  const { noPlace } = pets.listFilters;
  return [
    ...places.map(({ id, path }) => ({
      ...{ value: String(id), label: path },
      ...(first.has(id) && { chip: nameOf(path).join(', ') }),
    })),
    { value: NONE, label: noPlace, chip: noPlace },
  ];
}

/** The genera of several species, and all species, by name. */
function speciesOf(
  rows: readonly TableRow[],
  own: readonly { sc_id: number; merged: number[] }[],
  textsOf: ReturnType<typeof useAllNames>,
): FilterOption[] {
  const merged = new Map(own.map((one) => [one.sc_id, one.merged]));
  const species = new Map(rows.map(({ sc_id, sc_name }) => [sc_id, sc_name]));
  const genera = Map.groupBy(species.values(), genusOf);
  const several = [...genera].filter(([genus, names]) => genus !== '' && names.length > 1);
  return [
    ...several.map(([genus]) => ({ value: genus, label: genus })),
    ...[...species].map(([sc_id, sc_name]) => ({
      value: String(sc_id),
      label: sc_name,
      also: (merged.get(sc_id) ?? []).map(String),
      search: textsOf({ sc_name }),
    })),
  ].toSorted((a, b) => a.label.localeCompare(b.label));
}

function flagsOf(rows: readonly TableRow[], today: Day, priced: ReadonlySet<number>): FilterFlag[] {
  const isThere: Record<FilterFlag, (row: TableRow) => boolean> = {
    due: ({ due }) => due === 1,
    refusing: ({ refusals }) => refusals > 0,
    pre_molt: ({ pre_molt }) => pre_molt !== null,
    fresh_molt: ({ mmt, date_f }) => isFreshMolt(mmt, date_f, today),
    on_sale: ({ id }) => priced.has(id),
    no_picture: ({ has_img }) => has_img === 0,
  };
  const flags = Object.keys(isThere) as FilterFlag[];
  return flags.filter((flag) => rows.some(isThere[flag]));
}
