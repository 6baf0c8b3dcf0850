import { kindOfWord } from '#src/domain/places/kind-words.ts';
import { fold } from '#src/domain/text/fold.ts';
import { isCommonName } from './common-names.ts';
import { FEEDER } from './meal-words.ts';
import type { Field, Line } from './line-taken.ts';
import { isMonthName } from './month-names.ts';
import { isNoName } from './names.ts';
import { compact, type SpeciesIndex } from './species-index.ts';
import type { SpeciesField } from './species.ts';
import { ORIGIN_WORDS, SEX_WORDS, STAGE_WORDS, STATUS_WORDS } from './words.ts';

/**
 * 'Dicke Berta - B. hamorii', 'B. hamorii - Dicke Berta': two or three words with capitals that a dash alone parts from the
 * species, and that mean nothing else. Never sure. 'Blue Boy' is read before the words of sex.
 */
export function readDashedName(
  line: Line,
  { value: species, from: own }: SpeciesField,
  index: SpeciesIndex,
): Field<string> | null {
  if (!own) return null;
  const found = [AHEAD, BEHIND].map((pattern) => line.find(pattern)).find((one) => one !== null);
  const [name = ''] = found?.groups ?? [];
  if (!found || name === '') return null;
  const start = found.from[0] + found.text.indexOf(name);
  const from = [start, start + name.length] as const;
  const between = start < own[0] ? [from[1], own[0]] : [own[1], start];
  if (!/^\s+-{1,2}\s+$/.test(line.open.slice(...between)) || meansElse(name, species, index))
    return null;
  line.take(from);
  return { value: line.text.slice(...from), sure: false, from };
}

function meansElse(name: string, species: string, index: SpeciesIndex): boolean {
  const isSaid = [STATUS_WORDS, ORIGIN_WORDS, STAGE_WORDS, SEX_WORDS].some((all) =>
    all.some(({ sure, pattern }) => sure && pattern.test(name)),
  );
  return (
    isSaid ||
    OF_TRADE.test(name) ||
    FEEDER.test(name) ||
    isCommonName(name, species, index) ||
    index.exact.has(compact(name)) ||
    wordsOf(name).some(
      (word) =>
        isNoName(word) ||
        isMonthName(word) ||
        kindOfWord(word) !== null ||
        index.genera.has(fold(word)),
    )
  );
}

/** 'Der Alte' and 'Blue Boy' are somebody, though 'Der' and 'Blue' alone are not. */
const wordsOf = (name: string) =>
  name
    .replace(/^(?:Der|Die|Das|The|El|La)\s(?=\p{L}{3})/u, '')
    .replace(/^\p{Lu}\p{Ll}+\s(?=(?:Boy|Girl|Lady|Dame)$)/u, '')
    .split(' ');

const NAME = String.raw`(\p{Lu}[\p{L}']+\.?(?:\s\p{Lu}[\p{L}']+){1,2})`;
const AHEAD = new RegExp(String.raw`(?<=^[\s•*¦-]*)${NAME}(?=\s+-{1,2}\s+¦)`, 'u');
const BEHIND = new RegExp(String.raw`(?<=¦\s+-\s+)${NAME}(?=\s*(?:$|[,;|(¦]|-\s))`, 'u');
/** Where it was bought, what it lives in, and what lists, columns and notes are called. */
const OF_TRADE =
  /(?<!\p{L})(?:\p{L}*(?:börse|messe|expo|show|shop|store|exotics?|reptiles?|reptilien|terraristik|zoo\p{L}*|spinnen|spiders?|invert\p{L}*)|hamm|exo|terra|lucky|komodo|names?|arts?|species|arrivals?|lists?|liste|orders?|bestellung|updates?|häutung|fresshäutung|fütterung|futter|tiere?|spinne|molts?|feeding|setup|notes?|notiz(?:en)?|farbe|form|colou?r|morph|locality|fundort|männchen|weibchen|bock|kokon|premolt|paarung|sehr|nicht|noch|schon|frisst|sitzt|gut|gerade|heute|gestern|needs?|is|was|very|not|still|dwarf|giant|zwerg)(?!\p{L})/iu;
