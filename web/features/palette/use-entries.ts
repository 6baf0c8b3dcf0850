import { useMemo } from 'react';
import { findAnimals, type Found } from '#src/domain/animal/find-animals.ts';
import { matchesWords, searchWords, type SearchWord } from '#src/domain/text/search-words.ts';
import { paths } from '#web/paths.ts';
import { recentPets } from '#web/state/recent-pets.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Recording } from '#web/features/animals/pet-details/record-now.tsx';
import { usePlaces, type Place } from '#web/features/animals/places/use-places.ts';
import { actionsOf, animalEntry } from './animal-entries.ts';
import type { Entry, EntryGroup } from './entries.ts';
import { useFilterEntry } from './filter-entry.ts';
import { actionEntries, pageEntries } from './page-entries.ts';
import { findPlaces, isCalled, placeEntry, shortPlaceOf } from './place-entries.ts';
import {
  findMisspelled,
  findSpecies,
  formerNameOf,
  speciesEntry,
  speciesOf,
  type OwnSpecies,
} from './species-entries.ts';
import { keysBy, useAnimals, useOtherNames, type PaletteAnimal } from './use-animals.ts';
import { useServerEntries } from './use-server-entries.ts';

/** How many of a kind are shown. */
const MOST = { animals: 8, recent: 6, places: 4, species: 3, actions: 5, pages: 5 };

/** What a choice does: go to a page, open a record's dialog, or show the shortcuts. */
export type Ways = {
  go: (href: string) => void;
  record: (recording: Recording) => void;
  showShortcuts: () => void;
};

/** What the palette shows for a typed text, by group; or what can be done with one animal. */
export function useEntries(typed: string, of: PaletteAnimal | null, ways: Ways) {
  const texts = useTexts();
  const { palette } = texts;
  const session = useSession();
  const { data: animals = NONE } = useAnimals();
  const otherNames = useOtherNames();
  const places = usePlaces({ quiet: true, enabled: session !== null }).data?.rows ?? NO_PLACES;
  const words = useMemo(() => searchWords(typed), [typed]);
  const species = useMemo(() => speciesOf(animals), [animals]);
  const ownFound = useMemo(
    () => findSpecies(species, otherNames, words),
    [species, otherNames, words],
  );
  const { go, showShortcuts } = ways;
  const server = useServerEntries(
    of ? '' : typed,
    words,
    { own: species, ownFound },
    { go, texts },
  );
  const shortPlace = useMemo(() => shortPlaceOf(places), [places]);
  const entryOf = (found: Found<PaletteAnimal>) =>
    animalEntry(found, words, ways, texts, { shortPlace, others: otherNames });

  const asked = useFilterEntry(of ? '' : typed, go);

  if (of)
    return {
      words,
      groups: group(palette.actionsOf(of.name), named(actionsOf(of, ways, texts), words)),
    };
  const actions = actionEntries(texts, go, showShortcuts);
  const pages = session ? pageEntries(session, texts, go) : [];
  if (words.length === 0) {
    const recent = recentOf(animals).slice(0, MOST.recent);
    return {
      words,
      groups: [
        ...group(
          palette.recent,
          recent.map((animal) => entryOf({ animal, by: 'name' })),
        ),
        ...group(palette.actions, actions.slice(0, 2)),
        ...group(palette.pages, pages.slice(0, MOST.pages)),
      ],
    };
  }
  const found = findAnimals(animals, words, { keysOf: keysBy(otherNames), recent: recentPets() });
  const first = found[0]?.animal;
  const more = found.length - MOST.animals;
  const ofFirst = first && !first.archived ? actionsOf(first, ways, texts).slice(1, 2) : [];
  const listed = (some: readonly OwnSpecies[]) =>
    group(
      palette.species,
      some
        .slice(0, MOST.species)
        .map((one) => ({ ...one, synonym: formerNameOf(one, otherNames, words) }))
        .map((one) => speciesEntry(one, go, texts)),
    );
  const placesFound = findPlaces(places, words).slice(0, MOST.places);
  const placesThere = group(
    palette.places,
    placesFound.map((one) => placeEntry(one, go)),
  );
  // 'rack e' means the rack, unless an animal is called so
  const isPlace =
    placesFound.some((place) => isCalled(place, words)) &&
    !found.some(({ by }) => by === 'number' || by === 'name');
  const here = [
    ...group(palette.inList, asked),
    ...(isPlace ? placesThere : []),
    ...group(palette.animals, [
      ...found.slice(0, MOST.animals).map(entryOf),
      ...(more > 0
        ? [inList(typed, palette.searchList(typed.trim()), palette.moreAnimals(more), go)]
        : []),
    ]),
    ...(isPlace ? [] : placesThere),
    ...listed(ownFound),
    ...group(palette.actions, [...saidOf(actions, words).slice(0, MOST.actions), ...ofFirst]),
    ...group(palette.pages, saidOf(pages, words).slice(0, MOST.pages)),
  ];
  const known = here.length > 0 ? here : misspelled();
  // the server finds a misspelled one by its older name
  const keys = new Set(known.flatMap(({ entries }) => entries.map(({ key }) => key)));
  const others = server.filter(({ key }) => !keys.has(key));
  return { words, groups: [...known, ...group(palette.server, others)] };

  function misspelled(): EntryGroup[] {
    const meant = findMisspelled(species, otherNames, typed);
    const ofThem = meant.flatMap((one) => one.animals).slice(0, MOST.animals);
    return [
      ...group(
        palette.animals,
        ofThem.map((animal) => entryOf({ animal, by: 'species' })),
      ),
      ...listed(meant),
    ];
  }
}

const NONE: readonly PaletteAnimal[] = [];
const NO_PLACES: readonly Place[] = [];

/** A group of the entries, unless there are none. */
const group = (label: string, entries: readonly Entry[]): EntryGroup[] =>
  entries.length > 0 ? [{ label, entries }] : [];

/** The entries that are called so. */
const named = (entries: readonly Entry[], words: readonly SearchWord[]): Entry[] =>
  entries.filter(({ title }) => matchesWords({ texts: [title.text] }, words));

/** The pages and actions that are called so, or whose line says so: backups are on the page “System”. */
const saidOf = (entries: readonly Entry[], words: readonly SearchWord[]): Entry[] =>
  entries.filter(({ title, line = [] }) =>
    matchesWords({ texts: [title, ...line].map(({ text }) => text) }, words),
  );

function recentOf(animals: readonly PaletteAnimal[]): PaletteAnimal[] {
  const byId = new Map(animals.map((animal) => [animal.id, animal]));
  return recentPets().flatMap((id) => byId.get(id) ?? []);
}

const inList = (typed: string, text: string, line: string, go: Ways['go']): Entry => ({
  key: 'list',
  face: { icon: 'search' },
  title: { text, parts: [] },
  line: [{ text: line, parts: [] }],
  run: () => go(paths.pets({ search: typed.trim() })),
});
