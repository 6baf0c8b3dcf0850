import { fuzzyMatches, indexNames } from '#src/domain/import/fuzzy-match.ts';
import { fold } from '#src/domain/text/fold.ts';
import { isKind } from './common-names.ts';
import type { Line } from './line-taken.ts';
import { MOST_WORDS, WORD } from './species-candidates.ts';
import { compact, stemOf, type SpeciesIndex } from './species-index.ts';
import type { SpeciesField } from './species.ts';

/** A misspelled name: never sure. A genus that is known stays as it was typed. */
export function nearSpecies(line: Line, index: SpeciesIndex): SpeciesField | null {
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
export function isNear(sc_name: string, genus: string, epithet: string): boolean {
  const [knownGenus = '', knownEpithet = ''] = sc_name.split(' ');
  const alike = (known: string, typed: string) =>
    fuzzyMatches(indexNames([{ name: known, of: known }]), typed, 1).length > 0;
  return alike(knownGenus, genus) && alike(knownEpithet, epithet);
}

export function genusAlone(line: Line, index: SpeciesIndex): SpeciesField | null {
  for (const { text, from } of line.findAll(WORD)) {
    const genus = index.genera.get(fold(text));
    if (!genus || text.length < 4) continue;
    line.take(from);
    return { value: `${genus} sp.`, sc_id: null, sure: false, from, near: [] };
  }
  return null;
}

/** 'hamorii' alone, where only one species is called so: never sure. */
export function epithetAlone(line: Line, index: SpeciesIndex): SpeciesField | null {
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
export function unknownSpecies(line: Line): SpeciesField | null {
  const found = line.find(LATIN);
  if (!found || NO_EPITHET.test(found.text.split(' ')[1] ?? '')) return null;
  line.take(found.from);
  const value = found.text.charAt(0).toUpperCase() + found.text.slice(1);
  return { value, sc_id: null, sure: false, from: found.from, near: [] };
}

/** 'RCF - Zora': a form that keepers name alone, of one of several species. */
export function formAlone(line: Line, { exact }: SpeciesIndex): SpeciesField | null {
  const found = line.find(FORM_AT_HEAD);
  const meant = (FORMS.get(found?.text ?? '') ?? []).flatMap(
    (name) => exact.get(compact(name))?.find(({ sc_name }) => sc_name === name) ?? [],
  );
  const [first, ...others] = meant;
  if (!found || !first || /:\s*$/.test(line.text)) return null;
  line.take(found.from);
  const near = others.map(({ sc_name }) => sc_name);
  return { value: first.sc_name, sc_id: first.sc_id, sure: false, from: found.from, near };
}

const FORMS = new Map([
  ['RCF', ['Grammostola rosea', 'Pterinochilus murinus']],
  ['NCF', ['Grammostola rosea', 'Grammostola porteri']],
]);
const FORM_AT_HEAD = /(?<=^[^\p{L}]*)[RN]CF(?!\p{L})/u;
const TWO_WORDS = /(?<!\p{L})(\p{L}{4,})[\s'",|]+(\p{L}{4,})(?!\p{L})/u;
const LATIN =
  /(?<!\p{L})\p{Lu}\p{Ll}{3,}(?:us|a|um|is|es|ops|ys|ix|on|as|ax) \p{Ll}{2,}(?:us|a|um|is|i|ae|ens|or|ax|e|ops|atum)(?!\p{L})/u;
const NO_EPITHET =
  /^(?:weibchen|männchen|vrouwtje|mannetje|femelle|hembra|macho|samica|samice|samiec|samec|juveniel|adulte?|female|male|adult|juvenile|sling|spiderling|tarantula|gold|wild|with|from)s?$/i;
