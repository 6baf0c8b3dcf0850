import { FEEDER } from './meal-words.ts';
import { isMonthName } from './month-names.ts';
import type { Field, Line, Span } from './line-taken.ts';
import { STAGE_WORDS } from './words.ts';

/**
 * An animal's own name: in quotes, or a single word with a capital that nothing else has claimed, which is unsure. What
 * names its species is none.
 */
export function readName(
  line: Line,
  how: 'quoted' | 'bare',
  isSpecies: (text: string, isSetApart: boolean) => boolean,
): Field<string> | null {
  if (how === 'quoted') {
    const found = line.find(QUOTED) ?? line.find(CALLED);
    const before = found ? line.before(found.from[0]) : '';
    if (!found || BELONGS_TO_SPECIES.test(before)) return null;
    const value = found.groups.find((group) => group !== '') ?? '';
    if (isSpecies(value, false) || isForm(value)) return null;
    line.take(found.from);
    return { value: value.trim(), sure: true, from: found.from };
  }
  const mayBeName = (span: Span) => {
    const word = line.text.slice(...span);
    const isStage = STAGE_WORDS.some(({ pattern }) => pattern.test(word));
    const isFeeder = FEEDER.test(word) && !ALSO_A_NAME.test(word);
    return !(
      isStage ||
      NO_NAME.test(word) ||
      OF_LAND.test(word) ||
      isFeeder ||
      isMonthName(word) ||
      isSpecies(word, isSetApart(line, span))
    );
  };
  const [first, ...others] = line.rest().flatMap((span) => oneName(line, span));
  // 'Tarantula (G. rosea) - Rosie'
  const isOfKind = first && KIND_AHEAD.test(line.text.slice(...first));
  const own = isOfKind ? others[0] : first;
  if (!own || !mayBeName(own)) return null;
  if (WHERE_BOUGHT.test(line.before(own[0]))) return null;
  line.take(own);
  return { value: line.text.slice(...own), sure: false, from: own };
}

/** 'T. albo - Curly, 5in', 'Curly - T. albo': a dash parts it from what is understood. */
const isSetApart = (line: Line, [from, to]: Span) =>
  /¦\s+-\s+$/u.test(line.open.slice(0, from)) || /^\s+-\s+¦/u.test(line.open.slice(to));

/** 'Frieda', and that of 'Frieda, ca.' in front of a size or 'Frieda hat im' in front of a month. */
function oneName(line: Line, [from, to]: Span): Span[] {
  const bracketed = BRACKETED.exec(line.text.slice(from, to))?.[1] ?? '';
  if (bracketed !== '') return [[from + 1, from + 1 + bracketed.length]];
  const [, name = '', behind = ''] = ONE_NAME.exec(line.text.slice(from, to)) ?? [];
  if (name === '' || FILLING.test(name)) return [];
  // 'GBB - Panther - 2019'
  const isParted = /[\s¦]-\s*$/.test(line.before(from)) && PARTED.test(line.text.slice(from, to));
  return behind === '' || FILLING.test(behind) || isParted ? [[from, from + name.length]] : [];
}

const QUOTED = /(?<![\p{L}\d'"])(?:"(\p{Lu}[^"¦]{0,40})"|'(\p{Lu}[^'¦]{0,40})')(?![\p{L}\d])/u;
/** 'heißt Zottel' */
const CALLED =
  /(?<!\p{L})(?:heißt|heisst|namens|genannt|named|called)\s(\p{Lu}\p{L}{1,20})(?!\p{L})/u;
const BELONGS_TO_SPECIES =
  /(?:\b(?:sp|spp|spec|cf|aff|form|morph)\.?,?\s*|[:=]\s?|nick-?name:?\s?)$/i;
/** 'bought 3.10.26 Hamm', 'NZ Micha': where it was bought, and who bred it. */
const WHERE_BOUGHT =
  /(?<!\p{L})(?:(?:bought|purchased|got|gekauft|gek\.?|erworben|sold|verkauft)\s[^,;]*|(?:[ed]?nz|nachzucht|wf|an|to|für|von|from|bei)\s)$/iu;
const PARTED = /^\p{L}+\s+[-–—]\s/u;
const KIND_AHEAD =
  /^(?:Tarantula|Spider|Scorpion|Gecko|Snake|Vogelspinne|Spinne|Skorpion|Schlange)$/u;
/** Behind its species, whatever else is said: '(Fips) noch klein'. */
const BRACKETED = /^\((\p{Lu}\p{Ll}{2,15})\)(?=[\s,;:-])/u;
const ONE_NAME = /^(\p{Lu}\p{Ll}{2,15})(?:[\s,;:(-]+(.+))?$/u;
/** A small mouse, and more often somebody with pink toes, or with much hair. */
const ALSO_A_NAME = /^(?:Pinky|Fuzzy)$/;
/** 'Malaysian cherry red' is a form, and 'Mexican' what a species is called; 'Mexican Joe' is somebody. */
const isForm = (text: string) => OF_LAND.test(text.split(' ')[0] ?? '') && /\s\p{Ll}/u.test(text);
const OF_LAND =
  /^(?:Mexican|Brazilian|Chilean|Peruvian|Colombian|Venezuelan|Bolivian|Ecuadorian|Argentinian|Paraguayan|Uruguayan|Guatemalan|Honduran|Nicaraguan|Panamanian|Trinidadian?|Cuban|Jamaican|Indian|Thai|Vietnamese|Malaysian|Malayan|Indonesian|Philippine|Singapore|Burmese|Chinese|Asian|African|American|Australian|Madagascan|Tanzanian|Kenyan|Cameroonian|Togolese|Ghanaian|Egyptian|Arabian|Mexikanische[rsn]?|Chilenische[rsn]?|Brasilianische[rsn]?|Kolumbianische[rsn]?|Afrikanische[rsn]?|Asiatische[rsn]?)$/u;
const NO_NAME =
  /^(?:Current|Wild|Tarantula|Spider|Docile|Arboreal|Burrower|Terrestrial|Gold|Red|Blue|Black|Animal|Kept|Have|Own|Owned|Becken|Terrarium|Tank|Tub|Dose|Box|Glas|Expo|Fair|Show|Ebay|Facebook|Gumtree|Petco|Petsmart|Petland|Morphmarket|Craigslist|Der|Die|Das|The|Spiegel(?:fleck)?|Kokon|Verpaarung|Paarung|Häutung|Reifehäutung|Freebie|Bonus|One|Two|Three|Neu|New|Unnamed|Unknown|Unbekannt|Larven?|Nymphen?|Zuchtgruppe|Zuchtpaar|Gruppe|Tiere?|Kauf|Abgabe|Länge|Gewicht|Alter|Wert|Geburt|Geburtstag|Schlupf|Spannweite|Beinspannweite|Fütterung|Futter|Geschlecht|Weight|Length|Age|Span|Legspan|Value|Born|Hatched|Sex|Klein(?:e[rs]?)?|Groß(?:e[rs]?)?|Small|Large|Big|Little|Amel(?:anistic)?|Anery|Albino|Hypo|Pastel|Pied(?:bald)?|Mojave|Clown|Banana|Lavender|Axanthic|Leuc(?:istic)?|Wildtype|Wildfarben|Het|Stc?k|Stück|Pcs?|Pieces?|Szt|Ex|Exemplare?)$/;

export const isNoName = (word: string) => NO_NAME.test(word) || OF_LAND.test(word);

/** What is left over of what was understood, and says nothing by itself. */
export const FILLING =
  /^(?:(?:ca|circa|etwa|ungefähr|about|approx|approximately|around|roughly|last(?: time)?|letzter?|letzte[ns]|(?:das )?letztes? mal|for|für|bought|gekauft|got|size|größe|groß|gross|price|preis|paid|bezahlt|each|je|jeweils|is|ist|at|um|im|in|on|am|since|seit|and|und|currently|now|the|der|die|das|stc?k|stück|pcs?|szt|aktuell|jetzt|zuletzt|has|hat|hat sich)[\s.,:;~]*)+$/iu;
