import { fold } from '#src/domain/text/fold.ts';
import { BETWEEN } from './tree.ts';

/**
 * Places by the names at the end of their paths, with a name before them for as long as another place ends alike: 'Rack A',
 * and 'Cellar', 'Rack A' where the attic has one, too, or a 'rack a'. `levels`: how many names are said anyway.
 */
export function distinctNames(
  paths: readonly string[],
  levels: number,
): (path: string) => readonly string[] {
  const counts = new Map<string, number>();
  const ends = (names: readonly string[], from: number) =>
    Array.from({ length: Math.max(0, names.length - from + 1) }, (_, at) =>
      names.slice(-(from + at)),
    );
  const keyOf = (end: readonly string[]) => fold(end.join(BETWEEN));
  for (const path of paths) {
    for (const end of ends(path.split(BETWEEN), levels))
      counts.set(keyOf(end), (counts.get(keyOf(end)) ?? 0) + 1);
  }
  return (path) => {
    const names = path.split(BETWEEN);
    const isAlone = (end: readonly string[]) => (counts.get(keyOf(end)) ?? 0) <= 1;
    return ends(names, levels).find(isAlone) ?? names;
  };
}
