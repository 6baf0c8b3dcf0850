/** Names to look in, each with what it is a name of; one thing may have several names. */
export type NameIndex<T> = {
  entries: readonly Entry<T>[];
  /** Which entries have a group of three letters. */
  groups: ReadonlyMap<string, readonly number[]>;
};

type Entry<T> = { key: string; of: T; groups: number };

export function indexNames<T>(names: readonly { name: string; of: T }[]): NameIndex<T> {
  const groups = new Map<string, number[]>();
  const entries = names.map(({ name, of }, at) => {
    const key = nameKey(name);
    const own = groupsOf(key);
    for (const group of own) {
      const has = groups.get(group);
      if (has) has.push(at);
      else groups.set(group, [at]);
    }
    return { key, of, groups: own.size };
  });
  return { entries, groups };
}

/**
 * What a mistyped, shortened ('B. hamorii') or half name may mean, the likeliest first. Empty when nothing is
 * near enough: a wrong guess would put an animal under the wrong species.
 */
export function nearNames<T>(index: NameIndex<T>, typed: string, most = 3): T[] {
  const key = nameKey(typed);
  if (key.length < 3) return [];
  const scores = new Map<T, number>();
  for (const entry of candidates(index, key)) {
    const score = likeness(key, entry.key);
    if (score >= NEAR) scores.set(entry.of, Math.max(score, scores.get(entry.of) ?? 0));
  }
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([of]) => of);
}

/** Two names with the same key differ in case, accents, blanks or signs only. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .trim();
}

/** From 0 to 1; below this two names mean different animals. */
const NEAR = 0.7;
const MOST_CANDIDATES = 40;

/** The entries that share the most groups of letters: only these are worth a closer look. */
function candidates<T>(index: NameIndex<T>, key: string): Entry<T>[] {
  const own = groupsOf(key);
  const shared = new Map<number, number>();
  for (const group of own) {
    for (const at of index.groups.get(group) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  }
  return [...shared]
    .flatMap(([at, count]) => {
      const entry = index.entries[at];
      return entry ? [{ entry, score: count / Math.min(own.size, entry.groups) }] : [];
    })
    .toSorted((a, b) => b.score - a.score || a.entry.key.length - b.entry.key.length)
    .slice(0, MOST_CANDIDATES)
    .map(({ entry }) => entry);
}

function likeness(typed: string, known: string): number {
  const whole = closeness(typed, known);
  const [genus = '', ...rest] = typed.split(' ');
  const [knownGenus = '', ...knownRest] = known.split(' ');
  // 'b. hamorii', 'b hamorii': the initial has to fit, the rest decides
  if (rest.length > 0 && genus.replace('.', '').length === 1) {
    const fits = knownGenus.startsWith(genus.replace('.', ''));
    return fits ? Math.max(whole, closeness(rest.join(' '), knownRest.join(' '))) : whole;
  }
  // a genus alone means any of its species, but never as surely as a name
  if (rest.length === 0 && typed.length > 3 && knownGenus === typed) return NEAR;
  // a new genus for an old epithet: 'brachypelma albopilosum' is 'tliltocatl albopilosus'
  const epithet = rest[0] ?? '';
  const sameEpithet = epithet.length > 5 && closeness(epithet, knownRest[0] ?? '') > 0.8;
  return sameEpithet ? Math.max(whole, NEAR) : whole;
}

/** 1 for the same text, less with every letter that was missed, added, changed or swapped. */
function closeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - distance(a, b) / longer;
}

/** Damerau and Levenshtein's: two swapped neighbours are one mistake. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

function groupsOf(key: string): Set<string> {
  const padded = ` ${key} `;
  const groups = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) groups.add(padded.slice(at, at + 3));
  return groups;
}
