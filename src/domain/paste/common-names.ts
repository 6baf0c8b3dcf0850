import { fold } from '#src/domain/text/fold.ts';
import type { Line, Span } from './line-taken.ts';
import type { SpeciesIndex } from './species-index.ts';

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

const begins = (name: string, said: string) =>
  name.startsWith(said) || name.includes(` ${said}`) || name.includes(`-${said}`);

/** 'Chile' and the like are places, too, but shorter ones say nothing. */
const SHORTEST = 5;
const BRACKETED = /\([\p{L}\s'.-]{4,60}\)/u;
/** The last word of what a kind of animal is called. */
const KIND =
  /(?:spinnen?|skorpione?|gecko|natter|python|schlange|agame|waran|(?:schild)?kröte|frosch|molch|salamander|echse|skink|leguan|chamäleon|käfer|ameise|schabe|schrecke|mantis|assel|schnecke|f(?:ü|ue)(?:ß|ss)l?er|skolopender|tarantula|spider|scorpion|baboon|bird-?eater|millipede|centipede|snake|lizard|tortoise|turtle)$/iu;
