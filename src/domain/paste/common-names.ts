import { fold } from '#src/domain/text/fold.ts';
import { genusOf } from '#src/domain/text/species-name.ts';
import type { Line, Span } from './line-taken.ts';
import type { SpeciesField } from './species.ts';
import { compact, type SpeciesIndex } from './species-index.ts';

/**
 * Whether a text calls the species and not the animal: 'Hornvogelspinne' names a kind, 'Rotknie' begins what this species is
 * called. The list of species need not know the first.
 */
export function isCommonName(text: string, sc_name: string, index: SpeciesIndex): boolean {
  if (KIND.test(text)) return true;
  const said = fold(text.trim());
  const names = index.commonNames.get(sc_name) ?? [];
  return said.length >= SHORTEST && names.some((name) => begins(fold(name), said));
}

/** '(Hornvogelspinne)' goes to the notes as a whole, so that what stands behind it is read by itself. */
export function setCommonNamesAside(line: Line, sc_name: string, index: SpeciesIndex): Span[] {
  return line.findAll(BRACKETED).flatMap(({ text, from: [from, to] }) => {
    if (!isCommonName(text.slice(1, -1), sc_name, index)) return [];
    line.take([from, to]);
    return [[from + 1, to - 1] as const];
  });
}

/** 'P. murinus RCF - Zora': the code of a form right behind its species is a note of its own. */
export function setFormAside(line: Line): Span[] {
  const found = line.find(/(?<=¦\s)[RND]CF(?!\p{L})/u);
  if (found) line.take(found.from);
  return found ? [found.from] : [];
}

/** 'Brachy', 'Psalmo', 'Chromi': how keepers call a genus. */
export function callsGenus(word: string, sc_name: string): boolean {
  const stem = fold(word).replace(/i$/, '');
  return stem.length >= 4 && fold(genusOf(sc_name)).startsWith(stem);
}

/**
 * 'Pink toe 3in', 'Salmon pink 7" F': a part of what species are called, at the head of a line that tells of an animal. Never
 * sure; of very many nobody is asked.
 */
export function calledLike(line: Line, index: SpeciesIndex): SpeciesField | null {
  const found = line.find(HEAD);
  const said = found?.text ?? '';
  const ends = [...said.matchAll(/\p{L}(?!\p{L})/gu)].map(({ index: at }) => at + 1).toReversed();
  for (const end of ends) {
    const part = said.slice(0, end);
    const key = compact(part);
    if (key.length < SHORTEST || KIND.test(part)) continue;
    const [first, ...near] = index.endings
      .filter(({ ending }) => ending.startsWith(key))
      .map(({ of }) => of)
      .filter((of, at, all) => all.findIndex(({ sc_name }) => sc_name === of.sc_name) === at);
    if (!found || !first || near.length >= MOST_MEANT) continue;
    const from: Span = [found.from[0], found.from[0] + end];
    line.take(from);
    const { sc_name: value, sc_id } = first;
    return { value, sc_id, sure: false, from, near: near.map(({ sc_name }) => sc_name) };
  }
  return null;
}

const MOST_MEANT = 8;
const HEAD = /(?<=^[^\p{L}\p{N}]*)\p{L}[\p{L}'’]+(?:[\s-]\p{L}[\p{L}'’]+){0,2}/u;

const begins = (name: string, said: string) =>
  name.startsWith(said) || name.includes(` ${said}`) || name.includes(`-${said}`);

/** 'Chile' and the like are places, too, but shorter ones say nothing. */
const SHORTEST = 5;
/** 'Gecko': the epithet of one species calls any. */
export const isKind = (word: string): boolean => KIND.test(word);
const BRACKETED = /\([\p{L}\s'.-]{4,60}\)/u;
/** The last word of what a kind of animal is called. */
const KIND =
  /(?:spinnen?|skorpione?|geckos?|nattern?|pythons?|schlangen?|agamen?|warane?|(?:schild)?kröten?|frosch|frösche|molche?|salamander|echsen?|skinke?|leguane?|chamäleons?|käfer|ameisen?|schaben?|schrecken?|mantis|asseln?|gottesanbeterin|schnecken?|f(?:ü|ue)(?:ß|ss)l?er|skolopender|tarantula|spider|scorpion|baboon|bird-?eater|millipede|centipede|snake|lizard|tortoise|turtle)$/iu;
