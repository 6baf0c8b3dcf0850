import { fold } from '#src/domain/text/fold.ts';
import type { Line, Span } from './line-taken.ts';
import { compact, stemOf, WAYS, type Named, type SpeciesIndex } from './species-index.ts';

export type Candidate = { named: readonly Named[]; from: Span; sure: boolean; rank: number };

export const COMMON = WAYS.indexOf('common');
export const width = ({ from: [from, to] }: Candidate) => to - from;
export const overlaps = (a: Span, b: Span) => a[0] < b[1] && b[0] < a[1];

/** Names of one to four words, and 'B. hamorii', anywhere in the open text. */
export function candidates(line: Line, index: SpeciesIndex): Candidate[] {
  const found: Candidate[] = [];
  const all = line.findAll(WORD).slice(0, MOST_WORDS);
  const open = line.open;
  for (let at = 0; at < all.length; at++) {
    for (let last = Math.min(at + 3, all.length - 1); last >= at; last--) {
      const from: Span = [all[at]?.from[0] ?? 0, all[last]?.from[1] ?? 0];
      if (found.some((other) => overlaps(other.from, from) && width(other) > from[1] - from[0]))
        continue;
      if (!JOINED.test(open.slice(...from))) continue;
      const candidate = named(open.slice(...from), from, index);
      if (candidate) found.push(candidate);
    }
  }
  return found;
}

function named(text: string, from: Span, index: SpeciesIndex): Candidate | null {
  const key = compact(text.replace(/^(\p{Lu}{2,5})s$/u, '$1'));
  const hits =
    index.exact.get(key) ?? index.exact.get(`=${stemOf(text)}`) ?? namedByOne(key, index);
  if (hits?.[0]) {
    const rank = Math.min(...hits.map(({ way }) => WAYS.indexOf(way)));
    const kept = hits.filter(({ way }) => WAYS.indexOf(way) === rank);
    if (rank < WAYS.indexOf('nickname')) return { named: kept, from, sure: true, rank };
    const isCode = key.length <= 4 && !text.includes('.');
    const isShouted = text === text.toUpperCase();
    if (isCode && !isShouted && key.length < 3) return null;
    return { named: kept, from, sure: key.length > 2 && (!isCode || isShouted), rank };
  }
  const [, initial = '', epithet = ''] = SHORT.exec(text.trim()) ?? [];
  const [, bare = '', whole = ''] = UNDOTTED.exec(text.trim()) ?? [];
  if (whole !== '') return undotted(bare, whole, from, index);
  if (epithet.length < 3) return null;
  const fits = (one: Named) => fold(one.sc_name).startsWith(fold(initial));
  const alike = (index.byEpithet.get(stemOf(epithet)) ?? []).filter(fits);
  // 'maculata' is no 'maculatus'
  const exact = alike.filter(({ sc_name }) => fold(sc_name).endsWith(` ${fold(epithet)}`));
  const full = exact.length > 0 ? exact : alike;
  const some = full.length > 0 ? full : startsWith(index, initial, epithet);
  if (some.length === 0) return null;
  return { named: some, from, sure: full.length === 1, rank: WAYS.indexOf('short') };
}

/** 'Kornnattern', 'Leopard geckos': of what keepers call one. */
function namedByOne(key: string, { exact }: SpeciesIndex): Named[] | undefined {
  const plural = key.length < 8 ? null : /^(.+?)(?:e?n|e?s)$/.exec(key);
  const ends = plural ? [key.slice(0, -1), key.slice(0, -2)] : [];
  return ends
    .map((one) => exact.get(one)?.filter(({ way }) => way === 'common' || way === 'nickname'))
    .find((hits) => hits?.[0]);
}

/** 'P cambridgei': only with the whole epithet; a small letter may be a word of its own. */
function undotted(initial: string, epithet: string, from: Span, index: SpeciesIndex) {
  const full = (index.byEpithet.get(stemOf(epithet)) ?? []).filter(({ sc_name }) =>
    fold(sc_name).startsWith(fold(initial)),
  );
  if (full.length === 0) return null;
  const sure = full.length === 1 && /\p{Lu}/u.test(initial);
  return { named: full, from, sure, rank: WAYS.indexOf('short') };
}

export function startsWith(
  index: SpeciesIndex,
  typedInitial: string,
  typedEpithet: string,
): Named[] {
  const [initial, begin] = [fold(typedInitial), fold(typedEpithet)];
  return index.folded
    .filter(({ genus, epithet }) => genus.startsWith(initial) && epithet.startsWith(begin))
    .map(({ of }) => of);
}

/** Of a longer line the rest is no animal's name. */
export const MOST_WORDS = 60;
export const WORD = /\p{L}[\p{L}\p{M}]*\.?/u;
const JOINED = /^[\p{L}\p{M}\s.'’,|-]+$/u;
/** 'B. hamorii', 'Brachy. hamorii'. */
const SHORT = /^(\p{L}{1,8})\.\s?(\p{Ll}{3,})\.?$|^$/u;
const UNDOTTED = /^(\p{L})\s(\p{Ll}{4,})$/u;
