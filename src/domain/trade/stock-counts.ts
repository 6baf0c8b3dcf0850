// How many animals a line of a stock list offers: where the number stands, and which numbers are none.

/** '0.0.12' at the start; '10.5 cm' is a length, '10.30 Uhr' a time, '12.12.2026 Hamburg' a day. */
const SEXES =
  /^\s*(?!\d{1,2}\.\d{1,2}\.(?:19|20)\d\d\s)(\d{1,6}(?:\.\d{1,6}){1,2})(?=\s(?!(?:cm|Uhr)\b))/;
const TIMES = /^\s*(\d{1,6})(?=\s?[xX×]\s)/;
/** After the name, where a count of one sex ends its part: 'Brachypelma hamorii 0.0.5, 2 cm'. */
const BEHIND = /\s(\d{1,6}\.\d{1,6}\.\d{1,6}|0\.[1-9]\d{0,5}|[1-9]\d{0,5}\.0)(?=,|\s#|\s*$)/;
/** There, the sex of each of those that were counted in front: '2 B. hamorii 1.0, 45 €'. */
const SEX_OF_EACH = /\s(1\.0(?:\.0)?|0\.1(?:\.0)?|0\.0\.1)(?=,|\s#|\s*$)/;

/** What a number at the start counts or measures that is no offer, in both languages. */
const NO_OFFER = [
  'cm|mm|m|km|g|kg|ml|l|lit(?:er|re)s?|zoll|inch(?:es)?|in|€|euros?|eur|usd|chf|gbp|cents?|ct|franken',
  'uhr|a\\.?m|p\\.?m|h|std|stunden?|hours?|min|minuten?|minutes?',
  'tage?n?|days?|wochen?|weeks?|monate?n?|months?|jahre?n?|years?|yrs?',
  'jan(?:uar|uary)?|feb(?:ruar|ruary)?|m(?:ar|arch|ärz|rz)|apr(?:il)?|ma[iy]|jun[ei]?|jul[iy]?|aug(?:ust)?',
  'sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?',
  'tische?n?|tables?|st[aä]nde?|stalls?|arten|species|sorten|kinds',
  'bis|to|till|until|für|for|von|of|from|ab|zu|und|and|oder|or|er',
].join('|');
/**
 * A bare number with words behind it: '3 Caribena versicolor, 12,50 €'. Of three digits at most: longer ones begin a
 * year, a postal code or a telephone number.
 */
const BARE = new RegExp(
  String.raw`^\s*([1-9]\d{0,2})(?=\s+(?!(?:${NO_OFFER})(?!\p{L}))["“„'(]?\p{L})`,
  'iu',
);

/** 'Paar P. regalis', '2 pairs of GBB': ahead of a species, and no 'Paar Handschuhe'; 'ein paar' are some. */
const PAIRS =
  /^\s*(?:(\d{1,2})\s|(?:[Ee]in|[Oo]ne|[Aa])\s)?(Paare?|Pärchen|[Pp]airs?|[Tt]rios?)\s(?:of\s)?(?=\p{Lu}\p{Ll}{0,6}\.\s?\p{Ll}{3}|\p{Lu}\p{Ll}{3,}\s\p{Ll}{2,}(?:us|a|um|is|i|ae|ens|or|ax|e|ops)(?!\p{L})|\p{Lu}{2,5}(?!\p{L}))/u;
const PAIR = /(?<!\p{L})(?:paar|pärchen|pair|trio)(?!\p{L})/iu;

/** Whether a line begins with a pair or a trio, which nobody sells in parts. */
export const isPair = (text: string): boolean => PAIRS.test(text);

/** The word by which the animals of a line are a pair or a trio, '' where none is. */
export const pairIn = (text: string): string =>
  (PAIRS.exec(text)?.[2] ?? PAIR.exec(text)?.[0]) || '';

/** How many animals the pairs ahead of a line are; null where it begins with none. */
function ofPairs(text: string): number | null {
  const [, pairs = '1', word = ''] = PAIRS.exec(text) ?? [];
  return word === '' ? null : Number(pairs) * (/^trio/i.test(word) ? 3 : 2);
}

/** '2 Stk B. hamorii' */
const UNIT = /^\s*(?:stück|stck|stk|pcs?|pieces)\b\.?\s(?:of\s)?(?=\S)/i;

function wayOf(text: string): RegExp | undefined {
  const way = [SEXES, TIMES, BEHIND, BARE].find((one) => one.test(text));
  // the number in front of other counts may be that of a numbered list
  return way === BEHIND && BARE.test(text) && SEX_OF_EACH.test(text) ? BARE : way;
}

export function countsOf(text: string): number[] | null {
  const paired = ofPairs(text);
  if (paired !== null) return [paired];
  const counts = wayOf(text)?.exec(text)?.[1];
  return counts === undefined ? null : counts.split('.').map(Number);
}

/** The counts of a line, '' for none, and the line without them. '2 B. hamorii 1.0, 45 €' offers 2.0. */
export function splitCounts(text: string): { counts: string; rest: string } {
  const paired = ofPairs(text);
  if (paired !== null) return { counts: String(paired), rest: text.replace(PAIRS, '').trim() };
  const way = wayOf(text);
  const counts = way?.exec(text)?.[1] ?? '';
  const rest = way
    ? text
        .replace(way, '')
        .replace(/^\s*[xX×]\s/, '')
        .replace(UNIT, '')
    : text;
  const sex = way === BARE ? SEX_OF_EACH.exec(rest)?.[1] : undefined;
  return sex === undefined
    ? { counts, rest: rest.trim() }
    : { counts: sex.replace('1', counts), rest: rest.replace(SEX_OF_EACH, '').trim() };
}

/** The line with its only non-zero number replaced. */
export function recounted(text: string, count: number): string {
  const change = (counts: string) =>
    counts.replace(/\d+/g, (part) => (Number(part) > 0 ? String(count) : part));
  const way = wayOf(text);
  return way ? text.replace(way, change) : text;
}
