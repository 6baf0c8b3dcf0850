type Named = { name: string; sc_name: string | null; tag?: string | null; archived?: unknown };

/**
 * For each animal of a list the one before it that has its name and species, by its index; null where there is none, for
 * animals without a name, and for those whose tags tell them apart. It may be there twice, or a sibling of one name.
 */
export function namedTwice(list: readonly (Named | null)[]): (number | null)[] {
  const first = new Map<string, number>();
  return list.map((one, at) => {
    const name = one?.name.trim().toLowerCase();
    if (!one?.sc_name || !name || one.tag) return null;
    const key = JSON.stringify([name, one.sc_name, Boolean(one.archived)]);
    const before = first.get(key);
    if (before === undefined) first.set(key, at);
    return before ?? null;
  });
}
