import { limits } from '#src/domain/limits.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { tidyName } from './single-line.ts';

type SpeciesNamePart = { text: string; taxon: boolean };

/** "B. hamorii": the genus becomes its initial, in a hybrid of one genus both times. A genus alone is unchanged. */
export function shortSpeciesName(sc_name: string): string {
  const name = tidyName(sc_name);
  const genus = genusOf(name);
  const words = name.split(' ');
  if (genus === '' || genus.endsWith('.') || words.at(-1) === genus) return name;
  return words.map((word) => (word === genus ? `${[...genus][0]}.` : word)).join(' ');
}

/** Whether an animal is called after its species alone, perhaps with a number: 'B. hamorii', 'B. hamorii 2'. */
export function isNamedAfterSpecies(name: string, sc_name: string): boolean {
  const plain = tidyName(name)
    .replace(/ \d{1,4}$/, '')
    .toLowerCase();
  return [tidyName(sc_name), shortSpeciesName(sc_name)].some((one) => one.toLowerCase() === plain);
}

/** Whether two words that look like a species are none of this name: 'Heterometrus petersii' for Heterometrus silenus. */
export function isOtherName(typed: string, sc_name: string): boolean {
  const two = (name: string) => tidyName(name).toLowerCase().split(' ').slice(0, 2).join(' ');
  return BINOMIAL.test(tidyName(typed)) && two(typed) !== two(sc_name);
}

const BINOMIAL = /^\p{Lu}\p{Ll}+ \p{Ll}{3,}/u;

/** The first word that can be a genus; qualifiers such as "cf." may precede it. '' when there is none. */
export function genusOf(sc_name: string): string {
  const words = tidyName(sc_name).split(' ');
  const genus = words.find((word) => !isQualifier(word)) ?? '';
  return GENUS.test(genus) ? genus : '';
}

/**
 * What is wrong with a scientific name, or null. Free within reason: sp., cf., aff.,
 * localities, trade names in quotes and hybrids are names too.
 */
export function speciesNameProblem(sc_name: string): Issue | null {
  const name = tidyName(sc_name);
  if (name === '') return issue('species_name_missing');
  if (name.length > limits.sc_name) return issue('species_name_too_long', { max: limits.sc_name });
  if (UNPRINTABLE.test(sc_name)) return issue('species_name_unprintable');
  if (!/\p{L}/u.test(name)) return issue('species_name_without_letters');
  if (genusOf(name) === '') return issue('species_name_without_genus');
  return null;
}

/**
 * The name in pieces: taxon is italic (genus and epithets); sp., cf., crosses, localities and trade names are upright.
 */
export function speciesNameParts(sc_name: string): SpeciesNamePart[] {
  const parts: SpeciesNamePart[] = [];
  let genusMayCome = true;
  let epithetsLeft = 0;
  for (const [, blank = '', word = ''] of sc_name.matchAll(WORD)) {
    if (blank + word === '') continue;
    const isGenus = genusMayCome && GENUS.test(word);
    const isEpithet = !isGenus && !isQualifier(word) && epithetsLeft > 0 && EPITHET.test(word);
    append(parts, blank, word, isGenus || isEpithet);
    const namesFollow = isQualifier(word) && !ENDS_THE_NAME.test(word);
    genusMayCome = namesFollow;
    if (isGenus || namesFollow) epithetsLeft = 2;
    else epithetsLeft = isEpithet ? epithetsLeft - 1 : 0;
  }
  return parts;
}

/** Extends the last piece, or starts one; a space between two goes to the upright one. */
function append(parts: SpeciesNamePart[], blank: string, word: string, taxon: boolean): void {
  const last = parts.at(-1);
  if (last?.taxon === taxon) {
    last.text += blank + word;
  } else if (last && taxon) {
    last.text += blank;
    parts.push({ text: word, taxon });
  } else {
    parts.push({ text: blank + word, taxon });
  }
}

/** Words between names that are no part of them; a hybrid has a cross or a plain x. */
function isQualifier(word: string): boolean {
  return ENDS_THE_NAME.test(word) || /^(×|x|(ssp|subsp|var|cf|aff|nr)\.?)$/i.test(word);
}

const GENUS = /^\p{Lu}[\p{L}\p{M}-]*([\p{L}\p{M}]|\.)$/u;
const EPITHET = /^\p{Ll}[\p{Ll}\p{M}-]*[\p{Ll}\p{M}]$/u;

/** Followed by a trade name or a locality, not an epithet ("Pamphobeteus sp. machala"). */
const ENDS_THE_NAME = /^((sp|spp|gen)\.?|morph|morphotype|form|locality|complex|hybrid)$/i;

/** A space and a word, or a quoted or bracketed text as one word. */
const WORD = /(\s*)('[^']*'|"[^"]*"|‘[^’]*’|“[^”]*”|„[^“”]*[“”]|‚[^‘’]*[‘’]|\([^)]*\)|\S+|$)/gu;

/** Controls, lone surrogates, invisible and direction marks, line and paragraph separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
