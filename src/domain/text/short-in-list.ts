import { shortSpeciesName } from './species-name.ts';

/** Whether a name can be short among others: "P. regius" could be a Python as well as a Phidippus. */
export function shortInList(names: readonly string[]): (sc_name: string) => boolean {
  const byShort = Map.groupBy(new Set(names), shortSpeciesName);
  return (sc_name) => (byShort.get(shortSpeciesName(sc_name))?.length ?? 1) < 2;
}
