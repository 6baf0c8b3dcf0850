import { useRef } from 'react';
import type { ChosenSpecies } from '#web/components/species-field.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';

/** A species to choose: of the list, or of the catalogue alone (without an id), which then is added to the list. */
export type SpeciesOption = Omit<ChosenSpecies, 'sc_id'> & {
  sc_id: number | null;
  de_name?: string;
  cites?: string | null;
};

/** With fewer letters the list is enough, and the catalogue would answer with hundreds. */
const FEWEST_LETTERS = 3;
const MOST = 30;

/** What a search finds on the list, then what only the catalogue finds by it. */
export function useSpeciesOptions(
  search: string,
  onChange: (species: ChosenSpecies | null) => void,
) {
  const { pets } = useTexts();
  const errorTitle = pets.errorSpecies;
  const query = { limit: MOST, ...(search && { search }) };
  const list = useLoad(
    ['species', 'selectable', query],
    () => api.species.selectable.get({ query }),
    { errorTitle, keep: true },
  );
  const isSearched = useReachable() && search.length >= FEWEST_LETTERS;
  const catalogue = useLoad(
    ['species', 'catalogue', search],
    () => api.species.catalogue.get({ query: { search, limit: MOST } }),
    { errorTitle, quiet: true, keep: true, enabled: isSearched },
  );
  const choose = useListedSpecies<SpeciesOption>(onChange);
  const listed: SpeciesOption[] = list.data?.rows ?? [];
  const known = new Set(listed.map(({ sc_id }) => sc_id));
  const more = isSearched ? (catalogue.data?.rows ?? []) : [];
  return {
    options: [...listed, ...more.filter(({ sc_id }) => sc_id === null || !known.has(sc_id))],
    loading: list.loading || list.refreshing || (isSearched && catalogue.loading),
    /** The list, where it could not be loaded. */
    failed: list.failed && !list.data ? list : null,
    choose,
  };
}

/** Puts a chosen species on the list where only the catalogue has it. */
export function useListedSpecies<Option extends { sc_id: number | null; sc_name: string }>(
  onChange: (species: (Omit<Option, 'sc_id'> & { sc_id: number }) | null) => void,
) {
  const { pets } = useTexts();
  const latest = useRef(0);
  const take = useAction((sc_name: string) => api.species.take.post({ sc_name }), {
    errorTitle: pets.errorTaking,
    invalidates: [['species']],
    keyOf: (sc_name) => sc_name,
  });

  /** A choice that is made while a species is added counts in its place. */
  async function choose(option: Option | null) {
    const turn = ++latest.current;
    if (option === null) return onChange(null);
    const { sc_id, ...species } = option;
    if (sc_id !== null) return onChange({ ...species, sc_id });

    const taken = await take.run(option.sc_name);

    if (taken && turn === latest.current) onChange({ ...species, sc_id: taken.id });
  }
  return (option: Option | null) => void choose(option);
}
