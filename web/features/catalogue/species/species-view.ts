import type { SpeciesRow } from '#src/features/catalogue/species/species-list.queries.ts';
import { animalTypes, envTypes, speciesSorts } from '#src/domain/enums.ts';
import { offsetOf } from '#src/domain/pagination.ts';
import { useChoiceParam, useFlagParam, usePageParam, useTextParam } from '#web/lib/params.ts';
import { useSession } from '#web/state/session.ts';
import { useSetting } from '#web/state/settings.ts';

export type SpeciesView = ReturnType<typeof useSpeciesView>;
export type ListedSpecies = SpeciesRow;

/** Species on one page. */
export const SPECIES = 24;

const types = ['all', ...animalTypes] as const;
const environments = ['all', ...envTypes] as const;
const humidities = ['all', '1', '2', '3'] as const;

/**
 * The list's view state, from the address and the keeper's settings. The last chosen letter applies until another is
 * chosen; a search covers the whole list.
 */
export function useSpeciesView() {
  const session = useSession();
  const [page] = usePageParam();
  const [search, setSearch] = useTextParam('search');
  const [genusHere, setGenusHere] = useTextParam('genus');
  const [nav, setNav] = useSetting('species_nav');
  const [type, setType] = useChoiceParam('type', types, 'all');
  const [environment, setEnvironment] = useChoiceParam('env', environments, 'all');
  const [humidity, setHumidity] = useChoiceParam('humidity', humidities, 'all');
  const [country, setCountry] = useTextParam('country');
  const [keptOnly, setKept] = useFlagParam('kept');
  const [sort, setSort] = useSetting('species_sort');

  const kept = keptOnly && session !== null;
  const filters = [environment !== 'all', humidity !== 'all', country !== '', kept];
  const narrowed = type !== 'all' || filters.some(Boolean);
  // A remembered letter would hide what a filter is meant to find.
  const genus = search ? '' : genusHere || (narrowed ? '' : nav);
  const query = {
    offset: offsetOf(page, SPECIES),
    limit: SPECIES,
    sort_by: sort.sort_by,
    asc: sort.asc,
    ...(search && { search }),
    ...(genus && { genus }),
    ...(type !== 'all' && { an_type: type }),
    ...(environment !== 'all' && { env_type: environment }),
    ...(humidity !== 'all' && { humidity: Number(humidity) }),
    ...(country && { country_code: country }),
    ...(kept && { kept: 1 as const }),
  };
  return {
    page,
    query,
    search,
    setSearch,
    genus,
    chooseGenus(next: string) {
      setNav(next);
      setGenusHere(next);
    },
    type,
    setType,
    environment,
    setEnvironment,
    humidity,
    setHumidity,
    country,
    setCountry,
    kept,
    setKept,
    sort: {
      sort_by: speciesSorts.find((field) => field === sort.sort_by) ?? 'sc_name',
      asc: sort.asc,
    },
    setSort,
    /** number of filters set in the panel */
    filterCount: filters.filter(Boolean).length,
    filtered: narrowed || search !== '' || genus !== '',
  };
}
