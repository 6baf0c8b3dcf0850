import { limits } from '#src/domain/limits.ts';
import { fold } from '#src/domain/text/fold.ts';

/** Names to search, each with the entry it belongs to; an entry may have several names. */
type NameIndex<T> = {
  entries: readonly Entry<T>[];
  /** The entries that contain each trigram. */
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
 * What a misspelled, shortened ('B. hamorii') or partial name may mean, the best match first. Empty when nothing is
 * near enough: a wrong guess would put an animal under the wrong species.
 */
export function fuzzyMatches<T>(index: NameIndex<T>, typed: string, most = 3): T[] {
  const key = nameKey(typed.slice(0, limits.sc_name)); // no name is longer, and the distance grows with its square
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

/** Two names with the same key differ only in case, accents, spaces or punctuation. */
export function nameKey(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .trim();
}

/** From 0 to 1; below this two names mean different things. */
const NEAR = 0.7;
const MOST_CANDIDATES = 40;

/** The entries that share the most trigrams: only these are compared in full. */
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
  // 'b. hamorii', 'b hamorii': the initial has to match, the rest decides
  if (rest.length > 0 && genus.replace('.', '').length === 1) {
    const fits = knownGenus.startsWith(genus.replace('.', ''));
    return fits ? Math.max(whole, closeness(rest.join(' '), knownRest.join(' '))) : whole;
  }
  // a genus alone matches any of its species, but never as well as a full name
  if (rest.length === 0 && typed.length > 3 && knownGenus === typed) return NEAR;
  // a new genus for an old epithet: 'brachypelma albopilosum' is 'tliltocatl albopilosus'
  const epithet = rest[0] ?? '';
  const sameEpithet = epithet.length > 5 && closeness(epithet, knownRest[0] ?? '') > 0.8;
  return sameEpithet ? Math.max(whole, NEAR) : whole;
}

/** 1 for equal texts, less with every letter that was missing, added, changed or swapped. */
function closeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  // at least as many mistakes as the lengths differ: what can't be near is not compared
  if (Math.min(a.length, b.length) < longer * NEAR) return 0;
  return longer === 0 ? 0 : 1 - distance(a, b) / longer;
}

/** Damerau-Levenshtein distance: two swapped neighbours are one mistake. */
const distance = (a: string, b: string): number => distances(a, b)[b.length] ?? 0;

/** The distance to each beginning of b, by its length. */
export function distances(a: string, b: string): readonly number[] {
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
  return last;
}

function groupsOf(key: string): Set<string> {
  const padded = ` ${key} `;
  const groups = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) groups.add(padded.slice(at, at + 3));
  return groups;
}
