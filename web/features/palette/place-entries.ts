import { distinctNames } from '#src/domain/places/distinct-names.ts';
import { BETWEEN } from '#src/domain/places/tree.ts';
import {
  matchesWhole,
  matchesWords,
  searchKey,
  type SearchWord,
} from '#src/domain/text/search-words.ts';
import { paths } from '#web/paths.ts';
import type { Place } from '#web/features/animals/places/use-places.ts';
import type { Entry } from './entries.ts';

/**
 * The places that have all words, in their name or in where they are. Those that are called so come first, by whole words
 * before others.
 */
export function findPlaces(places: readonly Place[], words: readonly SearchWord[]): Place[] {
  const found = places.filter(({ name, path, tag }) =>
    matchesWords({ names: [name], texts: [path], tag }, words),
  );
  const rankOf = (place: Place) =>
    isCalled(place, words) ? 0 : matchesWords({ names: [place.name] }, words) ? 1 : 2;
  return found.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** True when what was typed are whole words of the path, and one of them of the name itself: 'rack e', 'rack e shelf 1'. */
export const isCalled = (
  { name, path }: Pick<Place, 'name' | 'path'>,
  words: readonly SearchWord[],
): boolean =>
  matchesWhole(searchKey({ texts: [path] }), words) &&
  words.some((word) => matchesWhole(searchKey({ texts: [name] }), [word]));

/** Opens the page of a place. */
export const placeEntry = ({ id, name, path }: Place, go: (href: string) => void): Entry => ({
  key: `place ${id}`,
  face: { icon: 'rack' },
  title: { text: name },
  line: path === name ? [] : [{ text: path }],
  run: () => go(paths.place(id)),
});

/** A place as the line of an animal says it: without its room, unless another one has the same rack and shelf. */
export function shortPlaceOf(places: readonly Place[]): (path: string) => string {
  const namesOf = distinctNames(
    places.map(({ path }) => path),
    2,
  );
  return (path) => namesOf(path).join(BETWEEN);
}
