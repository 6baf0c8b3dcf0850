import type { PastedFields } from './fields.ts';
import type { Field, Line } from './line-taken.ts';
import { isMonthName } from './month-names.ts';

/**
 * From whom an animal was bought: 'from The Spider Shop', 'bought at Hamm Expo', 'bei Tom gekauft'. Only of what was paid
 * for, or where a word says that it was bought; without such a word 'from Peru' may as well tell where it comes from.
 */
export function readSeller(line: Line, { status, price }: PastedFields): Field<string> | null {
  const isBought = BOUGHT.test(line.text);
  const isGone = status !== undefined && status.value !== 'reserved';
  const found = isGone ? null : line.find(SELLER);
  const [word = '', name = ''] = found?.groups ?? [];
  if (!found || !(price ?? isBought) || NO_SELLER.test(name) || isMonthName(name)) return null;
  if (OF_BREEDING.test(line.before(found.from[0])) || (/^at\s/i.test(word) && !isBought))
    return null;
  const start = found.from[0] + word.length;
  line.take(found.from);
  return { value: name, sure: isBought, from: [start, start + name.length] };
}

const BUYING = String.raw`bought|purchased|ordered|gekauft|gek\.|erworben|bestellt`;
const BOUGHT = new RegExp(String.raw`(?<!\p{L})(?:${BUYING})(?!\p{L})`, 'iu');
/** 'Insektenliebe', 'spidershop.co.uk' */
const WORD = String.raw`(?:\p{Lu}[\p{L}\p{N}&'’-]*(?:\.(?=[\p{L}\s])[\p{L}\p{N}-]*)*|[\p{L}\p{N}-]+\.(?:com|net|org|co\.uk|uk|de|at|ch|eu|nl|pl|cz|shop))`;
/** Up to five words with capitals. */
export const SELLER_NAME = String.raw`(?:(?:[Tt]he|der|dem)\s)?${WORD}(?:\s(?:&\s|of\s|and\s|und\s)?${WORD}){0,4}`;
/** Behind it nothing goes on that belongs to it: 'from Peru locality' is no shop. */
const SELLER = new RegExp(
  String.raw`(?<!\p{L})((?:(?:[Bb]ought|[Pp]urchased|[Oo]rdered|[Gg]ot|[Gg]ekauft|[Gg]ek\.|[Ee]rworben|[Bb]estellt)\s(?:(?:it|her|him|them)\s)?)?(?:[Ff]rom|[Aa]t|[Vv]on|[Vv]om|[Bb]ei|[Bb]eim)\s)(${SELLER_NAME})(?:\s(?:gekauft|erworben|geholt|bestellt)(?!\p{L}))?(?=\s*(?:[,;.|()¦$€£\d-]|$)|\s(?:for|für|on|am|in|im|last|letzte[nrs]?)\s)`,
  'u',
);
/** A male or an offspring of somebody, and what was given away. */
export const OF_BREEDING =
  /(?<!\p{L})(?:e?d?nz|nachzucht\p{L}*|zucht|cbb?|bred|offspring|sac|kokon|eggs?|verpaart|paired|mated|bock|males?|männchen|sold|traded|getauscht|geschenkt|gift|given)\s*$/iu;
const NO_SELLER =
  /^(?:häutung|männchen|weibchen|bock|abgabe|abholung|ankunft|kauf|erwerb|geburt|anfang|ende|mitte|hand|schlupf|kokon|eggs?|sac|arrival|birth|wild(?:fang)?|nachzucht)(?!\p{L})/iu;
