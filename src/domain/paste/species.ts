import { fuzzyMatches, indexNames } from '#src/domain/import/fuzzy-match.ts';
import { fold } from '#src/domain/text/fold.ts';
import { isKind } from './common-names.ts';
import { FEEDER } from './date-kinds.ts';
import type { Field, Line, Span } from './line-taken.ts';
import { compact, stemOf, WAYS, type Named, type SpeciesIndex } from './species-index.ts';

/** `sc_id`: null where the list lacks it. `near`: the other species that may be meant. */
export type SpeciesField = Field<string> & { sc_id: number | null; near: readonly string[] };

type Candidate = { named: readonly Named[]; from: Span; sure: boolean; rank: number };

/** The species of a line, by any of its names. The Latin one wins; where another name disagrees nothing is sure. */
export function readSpecies(line: Line, index: SpeciesIndex): SpeciesField | null {
  const form = readForm(line, index);
  const all = candidates(line, index).toSorted((a, b) => a.rank - b.rank || width(b) - width(a));
  // beside an animal 'Heimchen' is what it eats
  const found = all.filter(
    ({ from, rank }, at) => at === 0 || rank < COMMON || !FEEDER.test(line.text.slice(...from)),
  );
  const best = found[0];
  if (form && (!best || best.rank > 0 || best.from[0] >= form.from[0])) {
    takeAll(line, [
      form.from,
      ...found.filter(({ rank }) => rank >= COMMON).map(({ from }) => from),
    ]);
    return form.field;
  }
  if (!best)
    return (
      nearSpecies(line, index) ??
      genusAlone(line, index) ??
      unknownSpecies(line) ??
      epithetAlone(line, index)
    );
  const names = best.named.map(({ sc_name }) => sc_name);
  const others = found.slice(1).flatMap(({ named }) => named.map(({ sc_name }) => sc_name));
  const agrees = found
    .slice(1)
    .every(
      ({ named, from }) =>
        overlaps(from, best.from) || named.some(({ sc_name }) => names.includes(sc_name)),
    );
  const latinAhead = best.rank >= COMMON - 1 ? nearSpecies(line, index) : null;
  // and so it is beside one whose name is misspelled
  if (latinAhead && found.every(({ from }) => FEEDER.test(line.text.slice(...from))))
    return latinAhead;
  const isContradicted = namesOtherGenus(line, found, names, index);
  takeAll(
    line,
    found.map(({ from }) => from),
  );
  const [first] = best.named;
  if (!first) return null;
  const isAhead = latinAhead?.from && !overlaps(latinAhead.from, best.from);
  if (latinAhead && isAhead && latinAhead.value !== first.sc_name)
    return { ...latinAhead, near: [first.sc_name] };
  return {
    value: first.sc_name,
    sc_id: first.sc_id,
    sure: best.sure && names.length === 1 && agrees && !isContradicted,
    from: best.from,
    near: [...new Set([...names, ...others])].filter((name) => name !== first.sc_name).slice(0, 3),
  };
}

/** Whether a line names a species by more than a common name or a part of one. */
export const namesSpecies = (line: Line, index: SpeciesIndex): boolean =>
  readForm(line, index) !== null ||
  candidates(line, index).some(({ rank, sure }) => sure && rank < COMMON);

/** 'emilia' below 'Brachypelma'. */
export function readOfGenus(
  line: Line,
  { exact }: SpeciesIndex,
  genus: string | null,
): SpeciesField | null {
  for (const { text, from } of line.findAll(WORD).slice(0, 4)) {
    const name = `${genus} ${text.replace(/\.$/, '')}`;
    const [named] = exact.get(compact(name)) ?? exact.get(`=${stemOf(name)}`) ?? [];
    if (genus === null || text.length < 4 || !named) continue;
    line.take(from);
    return { value: named.sc_name, sc_id: named.sc_id, sure: true, from, near: [] };
  }
  return null;
}

/** Whether a genus that is none of the species found stands in the line by itself. */
function namesOtherGenus(
  line: Line,
  found: readonly Candidate[],
  names: readonly string[],
  { genera }: SpeciesIndex,
): boolean {
  const own = new Set(names.map((name) => fold(name.split(' ')[0] ?? '')));
  return line.findAll(WORD).some(({ text, from }) => {
    const genus = fold(text);
    const isAlone = !found.some((other) => overlaps(other.from, from));
    return isAlone && genera.has(genus) && !own.has(genus);
  });
}

export const COMMON = WAYS.indexOf('common');
const width = ({ from: [from, to] }: Candidate) => to - from;
const overlaps = (a: Span, b: Span) => a[0] < b[1] && b[0] < a[1];
const takeAll = (line: Line, spans: readonly Span[]) => spans.forEach((span) => line.take(span));

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

/** 'H pulch', 'A. seemani' at the head of a line that tells of an animal: never sure. */
export function abbreviated(line: Line, index: SpeciesIndex): SpeciesField | null {
  const found = line.find(ABBREVIATED);
  const [initial = '', epithet = ''] = found?.groups ?? [];
  if (!found) return null;
  const begun = startsWith(index, initial, epithet);
  const [first, ...others] =
    begun.length > 0
      ? begun
      : fuzzyMatches(index.latin, `${initial}. ${epithet}`, 3).filter(
          ({ sc_name }) =>
            fold(sc_name).startsWith(fold(initial)) &&
            isNear(sc_name, sc_name.split(' ')[0] ?? '', epithet),
        );
  if (!first || others.length >= MOST_MEANT) return null;
  line.take(found.from);
  const near = others.map(({ sc_name }) => sc_name).filter((one) => one !== first.sc_name);
  const { sc_name: value, sc_id } = first;
  return { value, sc_id, sure: false, from: found.from, near: [...new Set(near)] };
}

function startsWith(index: SpeciesIndex, typedInitial: string, typedEpithet: string): Named[] {
  const [initial, begin] = [fold(typedInitial), fold(typedEpithet)];
  return index.folded
    .filter(({ genus, epithet }) => genus.startsWith(initial) && epithet.startsWith(begin))
    .map(({ of }) => of);
}

/** 'Davus sp. Panama': a genus or subfamily and the name of a form. */
function readForm(line: Line, index: SpeciesIndex): { field: SpeciesField; from: Span } | null {
  const found = line.find(FORM);
  if (!found) return null;
  const [typed = '', quoted = '', bare = ''] = found.groups;
  const isGroup = /inae$/.test(typed);
  const similar = isGroup ? [] : fuzzyMatches(index.genusNames, typed, 1);
  const genus = index.genera.get(fold(typed)) ?? similar[0] ?? typed;
  const small = quoted || bare ? '' : listedForm(line, found.from[1], genus, index);
  const form = (quoted || bare || small).trim();
  const name = form === '' ? `${genus} sp.` : `${genus} sp. '${form}'`;
  const listed = index.exact.get(compact(name))?.[0];
  const near = listed ? [] : fuzzyMatches(index.latin, name, 3).map(({ sc_name }) => sc_name);
  const isGenus = fold(genus) === fold(typed) && (index.genera.has(fold(typed)) || isGroup);
  const close = near.find((one) => / sp\. /.test(one) && one.startsWith(genus) && form.length > 5);
  const value = listed?.sc_name ?? close ?? name;
  const sure = listed !== undefined || (isGenus && form !== '' && close === undefined);
  const from: Span = [found.from[0], found.from[1] + small.length];
  const field = { value, sc_id: listed?.sc_id ?? null, sure, from, near };
  return { field, from };
}

/** 'Pamphobeteus sp. mascara': without quotes and capitals a form is one that the list has. With what stands before it. */
function listedForm(line: Line, from: number, genus: string, { exact }: SpeciesIndex): string {
  return (
    SMALL_FORMS.map((form) => form.exec(line.after(from))?.[0] ?? '').find(
      (form) => form !== '' && exact.has(compact(`${genus} sp. ${form}`)),
    ) ?? ''
  );
}

/** A misspelled name: never sure. A genus that is known stays as it was typed. */
function nearSpecies(line: Line, index: SpeciesIndex): SpeciesField | null {
  for (const {
    text,
    groups: [genus = '', epithet = ''],
    from,
  } of line.findAll(TWO_WORDS).slice(0, 6)) {
    const near = fuzzyMatches(index.latin, `${genus} ${epithet}`, 3);
    const known = index.genera.get(fold(genus));
    const best = near.find(({ sc_name }) => isNear(sc_name, known ?? genus, epithet));
    if (!best && !known) continue;
    const isLatin = /^\p{Ll}/u.test(epithet) || /^\p{Lu}\p{Ll}+$/u.test(epithet);
    if (!isLatin || (!best && NO_EPITHET.test(epithet))) continue;
    line.take(from);
    const value = best?.sc_name ?? `${known} ${epithet.toLowerCase()}`;
    return {
      value,
      sc_id: best?.sc_id ?? null,
      sure: false,
      from,
      near: near.map(({ sc_name }) => sc_name).filter((one) => one !== value && one !== text),
    };
  }
  return null;
}

/** Both words are alike: an animal of another genus with the same epithet would be a wrong guess. */
function isNear(sc_name: string, genus: string, epithet: string): boolean {
  const [knownGenus = '', knownEpithet = ''] = sc_name.split(' ');
  const alike = (known: string, typed: string) =>
    fuzzyMatches(indexNames([{ name: known, of: known }]), typed, 1).length > 0;
  return alike(knownGenus, genus) && alike(knownEpithet, epithet);
}

function genusAlone(line: Line, index: SpeciesIndex): SpeciesField | null {
  for (const { text, from } of line.findAll(WORD)) {
    const genus = index.genera.get(fold(text));
    if (!genus || text.length < 4) continue;
    line.take(from);
    return { value: `${genus} sp.`, sc_id: null, sure: false, from, near: [] };
  }
  return null;
}

/** 'hamorii' alone, where only one species is called so: never sure. */
function epithetAlone(line: Line, index: SpeciesIndex): SpeciesField | null {
  for (const { text, from } of line.findAll(WORD).slice(0, MOST_WORDS)) {
    const epithet = text.replace(/\.$/, '');
    const isHead = isCapitalHead(epithet, line.open.slice(0, from[0]), index);
    if (epithet.length < 5 || isKind(epithet) || !(isHead || /^\p{Ll}+$/u.test(epithet))) continue;
    const found = (index.byEpithet.get(stemOf(epithet)) ?? []).filter(({ sc_name }) =>
      fold(sc_name).endsWith(` ${fold(epithet)}`),
    );
    const [first] = found;
    if (!first) continue;
    line.take(from);
    const near = found.slice(1, 4).map(({ sc_name }) => sc_name);
    return { value: first.sc_name, sc_id: first.sc_id, sure: false, from, near };
  }
  return null;
}

/** Phones begin a line with a capital: 'Balfouri 2"'. What a common name begins with is left to it. */
const isCapitalHead = (word: string, before: string, { endings }: SpeciesIndex) =>
  /^\p{Lu}\p{Ll}+$/u.test(word) &&
  !/[\p{L}\p{N}]/u.test(before) &&
  !NO_EPITHET.test(word) &&
  !endings.some(({ ending }) => ending.startsWith(compact(word)));

/** Two words that look Latin at the beginning of a part: kept as they were typed. */
function unknownSpecies(line: Line): SpeciesField | null {
  const found = line.find(LATIN);
  if (!found || NO_EPITHET.test(found.text.split(' ')[1] ?? '')) return null;
  line.take(found.from);
  const value = found.text.charAt(0).toUpperCase() + found.text.slice(1);
  return { value, sc_id: null, sure: false, from: found.from, near: [] };
}

const MOST_WORDS = 60;
const WORD = /\p{L}[\p{L}\p{M}]*\.?/u;
const JOINED = /^[\p{L}\p{M}\s.'’,|-]+$/u;
/** 'B. hamorii', 'Brachy. hamorii'. */
const SHORT = /^(\p{L}{1,8})\.\s?(\p{Ll}{3,})\.?$|^$/u;
/** 'A big one' and 'A new one' are none. */
const ABBREVIATED =
  /(?<=^[^\p{L}]*)(\p{Lu})\.? (?!(?:big|new|few|sp|spp|nice|small|tiny|large|female|male|sling|young|pair|the)(?!\p{L}))(\p{Ll}{3,})(?!\p{L})/u;
/** Of more nobody is asked. */
const MOST_MEANT = 8;
const UNDOTTED = /^(\p{L})\s(\p{Ll}{4,})$/u;
const FORM =
  /(?<!\p{L})(\p{L}{4,})[\s'",|]+(?:sp|spp|spec)\b\.?,?\s*(?:["']([^"'¦]{2,40})["']|((?:\p{Lu}\p{L}+(?:[ -]|(?![\p{L}\p{N}]))){0,3}))/u;
const SMALL_FORMS = [/^\s*\p{L}{2,}[ -]\p{L}{2,}(?!\p{L})/u, /^\s*\p{L}{3,}(?!\p{L})/u];
const TWO_WORDS = /(?<!\p{L})(\p{L}{4,})[\s'",|]+(\p{L}{4,})(?!\p{L})/u;
const LATIN =
  /(?<!\p{L})\p{Lu}\p{Ll}{3,}(?:us|a|um|is|es|ops|ys|ix|on|as|ax) \p{Ll}{2,}(?:us|a|um|is|i|ae|ens|or|ax|e|ops|atum)(?!\p{L})/u;
const NO_EPITHET =
  /^(?:weibchen|männchen|vrouwtje|mannetje|femelle|hembra|macho|samica|samice|samiec|samec|juveniel|adulte?|female|male|adult|juvenile|sling|spiderling|tarantula|gold|wild|with|from)s?$/i;
