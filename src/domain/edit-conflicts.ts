/** A field that two people, or one at two places, changed to different values. */
type Conflict = { mine: unknown; theirs: unknown };
export type Conflicts = Record<string, Conflict>;

/**
 * The fields of an edit that were changed elsewhere after revision `since`, to another value. `changed` says at which
 * revision each field last was; fields that say something only `together`, as an amount and its currency do, were
 * changed when one of them was. Everything else can be merged.
 */
export function conflictsOf(
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
  changed: Record<string, number>,
  since: number,
  together: readonly string[] = [],
): Conflicts {
  const lastOf = (names: readonly string[]) => Math.max(...names.map((name) => changed[name] ?? 0));
  const revisionOf = (name: string) => lastOf(together.includes(name) ? together : [name]);
  return Object.fromEntries(
    Object.entries(mine)
      .filter(([name, value]) => value !== undefined && revisionOf(name) > since)
      .filter(([name, value]) => !isSame(value, theirs[name]))
      .map(([name, value]) => [name, { mine: value, theirs: theirs[name] ?? null }]),
  );
}

/**
 * The conflicts of a refused edit without those with its own author: what is "theirs" there is what the form showed, since
 * an earlier edit of the same device came to the server at another revision than the device had counted.
 */
export function unseen(conflicts: Conflicts, seen: object = {}): Conflicts {
  const shown: Partial<Record<string, unknown>> = { ...seen };
  return Object.fromEntries(
    Object.entries(conflicts).filter(
      ([name, { theirs }]) => !(name in shown && isSame(shown[name], theirs)),
    ),
  );
}

/** What of a form's values is not as it was when it was opened. */
export function changesOf<Values extends object>(start: Values, now: Values): Partial<Values> {
  const before: Partial<Record<string, unknown>> = { ...start };
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(before[name], value)),
  ) as Partial<Values>;
}

/** Space around a text is trimmed when it is stored, and an amount may be sent as text. */
const isSame = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'number'
    ? a.trim() !== '' && Number(a) === b
    : plain(a) === plain(b);
const plain = (value: unknown) =>
  JSON.stringify(typeof value === 'string' ? value.trim() : (value ?? null));
