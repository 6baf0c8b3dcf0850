import { matchesWords, type SearchWord } from '#src/domain/text/search-words.ts';
import { paths } from '#web/paths.ts';
import type { Place } from '#web/features/animals/places/use-places.ts';
import type { Entry } from './entries.ts';

/** The places that have all words, in their name or in where they are. Those that are called so come first. */
export function findPlaces(places: readonly Place[], words: readonly SearchWord[]): Place[] {
  const found = places.filter(({ name, path, tag }) =>
    matchesWords({ names: [name, tag], texts: [path] }, words),
  );
  const isCalled = ({ name }: Place) => matchesWords({ names: [name] }, words);
  return [...found.filter(isCalled), ...found.filter((place) => !isCalled(place))];
}

/** Opens the page of a place. */
export const placeEntry = ({ id, name, path }: Place, go: (href: string) => void): Entry => ({
  key: `place ${id}`,
  face: { icon: 'rack' },
  title: { text: name },
  line: path === name ? [] : [{ text: path }],
  run: () => go(paths.place(id)),
});
