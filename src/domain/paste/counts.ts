import type { Gender } from '#src/domain/enums.ts';
import { type Field, type Line, type Span, words } from './line-taken.ts';
import type { ListRules } from './fields.ts';
import { SEX_WORDS, type Stage } from './words.ts';

/** How many of each sex a line names. */
export type Sexes = { m: number; f: number; other: number };

/** '1.2.3', '0.1', '1,1': males, females, unsexed. A date or a length may look the same; such are unsure. */
export function readDotted(
  line: Line,
  lengthsAreBare: boolean,
  { commasPartSexes, dotsPartSexes }: Pick<ListRules, 'commasPartSexes' | 'dotsPartSexes'>,
): Field<Sexes> | null {
  const three = line.findAll(THREE).find(({ groups, from }) => {
    const parts = groups.map(Number);
    return !(looksLikeDate(parts) || (isDate(parts) && tellsCount(line, from)));
  });
  const found = three ?? line.find(TWO) ?? (commasPartSexes ? line.find(TWO_COMMA) : null);
  if (!found) return null;
  const [m = 0, f = 0, other = 0] = found.groups.filter(Boolean).map(Number);
  if (m + f + other === 0 || m + f + other > 999) return null;
  const isTwo = !three;
  const first = line.before(found.from[0]).trim() === '';
  const isSex = dotsPartSexes && (m === 0 || f === 0);
  if (isTwo && lengthsAreBare && !first && !isSex) return null;
  if (isTwo && !first && Math.max(m, f) > 3) return null;
  const maybeDate =
    !isTwo &&
    (isDate([m, f, other]) || (m > 0 && f > 0 && f <= 12 && m <= 31 && (m > 3 || other > 12)));
  const sure = !maybeDate && (!isTwo || (!lengthsAreBare && !found.text.includes(',')));
  line.take(found.from);
  return { value: { m, f, other }, sure, from: found.from };
}

/** Day, month and a year of two digits. */
const isDate = ([day = 0, month = 0, year = 0]: readonly number[]) =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12 && year >= 10 && year <= 99;

/** A date rather than a group: one of its parts is too large for a count. */
export const looksLikeDate = (parts: readonly number[]) =>
  isDate(parts) && parts.some((part) => part > 20);

/** Whether anything but what stands there tells a sex or a count. */
export function tellsCount(line: Line, [from, to]: Span): boolean {
  const text = `${line.before(from)}${' '.repeat(to - from)}${line.after(to)}`;
  return [
    COUNTED,
    ...COUNTS.map(({ pattern }) => pattern),
    ...SEX_WORDS.map(({ pattern }) => pattern),
  ].some((pattern) => pattern.test(text));
}

/** '2x', 'x2', '3 Stk.', 'group of 7', 'pair'; null as the value where there are several and no number. */
export function readCount(line: Line): Field<number | null> | null {
  const dozens = line.find(DOZENS);
  if (dozens) {
    line.take(dozens.from);
    const value = /^(?:two|zwei)/i.test(dozens.text) ? 24 : 12;
    return { value, sure: false, from: dozens.from };
  }
  for (const { pattern, sure } of COUNTS) {
    const found = line.find(pattern);
    if (!found) continue;
    const digits = found.groups.find((group) => group !== '') ?? '';
    const value = /^\d+$/.test(digits)
      ? Number(digits)
      : (NUMBER_WORDS.get(digits.toLowerCase()) ?? 0);
    if (value < 1 || value > 9999) continue;
    line.take(found.from);
    return isOfLot(line, found.from)
      ? { value: null, sure: false, from: found.from }
      : { value, sure, from: found.from };
  }
  const range = line.find(RANGE);
  if (range) {
    line.take(range.from);
    return { value: null, sure: false, from: range.from };
  }
  const pair = line.find(PAIR);
  if (pair) {
    line.take(pair.from);
    return { value: /^trio/i.test(pair.text) ? 3 : 2, sure: false, from: pair.from };
  }
  const group = line.find(GROUP);
  if (!group) return null;
  line.take(group.from);
  return { value: null, sure: false, from: group.from };
}

/** 'L. parahybana 10': right behind the species, and nothing that says of what; perhaps how many there are. */
export function readBareCount(line: Line, species: Span | null): Field<number> | null {
  const found = species && line.part([species[1], line.text.length]).find(BARE);
  const value = Number(found?.text);
  if (!found || found.from[0] !== species[1] + 1 || value < 2) return null;
  line.take(found.from);
  return { value, sure: false, from: found.from };
}

/** '0/1', '1/0' behind what was understood: one female, one male. */
export function readSlashed(line: Line, species: Span | null): Field<Sexes> | null {
  const found = line.find(SLASHED);
  const [m = 0, f = 0] = found?.groups.map(Number) ?? [];
  if (!found || !species || found.from[0] < species[1]) return null;
  line.take(found.from);
  return { value: { m, f, other: 0 }, sure: true, from: found.from };
}

const SLASHED =
  /(?<=¦[\s,;(-]*)(?=0\/1|1\/0)(\d)\/(\d)(?![\p{L}\p{N}./-]|\s?(?:"|in(?:ch)?(?!\p{L})))/u;
const BARE = /(?<=¦\s)\d{1,2}(?=\s*(?:$|[;(]|,(?!\d)))/u;

/** 'from 10 pcs', '(5 pcs 200 €)': for how many a price holds, not how many there are. */
const isOfLot = (line: Line, [from, to]: Span) =>
  FROM.test(line.before(from)) ||
  (/\([^)]*$/.test(line.before(from)) && PRICED.test(line.after(to)));
const FROM = /(?<!\p{L})(?:ab|from|bei|je|per|pro|od|vanaf|desde|à partir de)\s*$/iu;
const PRICED = /^[^)]{0,12}\d[^)]{0,4}(?:[€$£]|eur|zł|kč|chf|,-)/iu;

/** The sex that words and signs tell; unsure where they tell both. `stage` is what 'MM' and 'SAF' tell too. */
export function readSex(line: Line): (Field<Gender> & { stage: Stage | null }) | null {
  let read: (Field<Gender> & { stage: Stage | null }) | null = null;
  for (const { value, pattern, sure, stage = null } of SEX_WORDS) {
    const found = line.find(pattern);
    if (!found) continue;
    if (read) {
      if (!sure) continue;
      if (read.value !== 'other' && read.value !== value) read.sure = false;
      // a letter may mean something else, a sign does not
      if (pattern.flags === 'u' && !/^[♀♂]/u.test(found.text)) continue;
    } else read = { value, sure, stage, from: found.from };
    line.take(found.from);
  }
  return read;
}

const THREE =
  /(?<![\p{L}\p{N}.,/$€£-])(\d{1,3})[.,](\d{1,3})[.,](\d{1,3})(?![\p{L}\p{N}/]|[.,]\d|\s?(?:cm|mm|ft|feet)(?!\p{L})|\s?")/u;
/** '0.1 G. porteri' and '1.0 M balfouri' begin a name, while a unit, money or the rest of a range makes a number of it. */
const NO_NUMBER = String.raw`(?![\p{L}\p{N}./$€£%-]|,\d|\s?(?:cm|mm|m|ft|feet|kg|g|in|inch|inches|EUR|zł|Kč)(?!\p{L}|\.\s?\p{Ll}{3}|(?<=(?-i:[MG]))\s\p{Ll}{4})|\s?[€$]|\s?["'](?!(?-i:\p{Lu})\p{L})|\s?-\s?\d)`;
const NO_NUMBER_AHEAD = String.raw`(?<![\p{L}\p{N}.,/$€£-])`;
/** With a comma only where a line begins: elsewhere it is a decimal one. */
const TWO = new RegExp(
  String.raw`(?:(?<=^[\s•*¦-]*)(\d{1,2})[.,](\d{1,2})|${NO_NUMBER_AHEAD}(\d{1,2})\.(\d{1,2}))${NO_NUMBER}`,
  'iu',
);
const TWO_COMMA = new RegExp(String.raw`${NO_NUMBER_AHEAD}(\d{1,2}),(\d{1,2})${NO_NUMBER}`, 'iu');
/** Who writes '0,1' or '1,0,2' somewhere in a list parts sexes by commas. */
export const COMMA_SEXES =
  /(?<![\p{L}\p{N}.,/$€£-])(?:0,[1-9]|[1-9],0|\d,\d,\d{1,2})(?![\p{N}./$€£%-]|,\d|\s?(?:cm|mm|m|kg|g|in|EUR|zł|Kč|€)(?!\p{L})|\s?["'$])/iu;

/** '0.1', '1.2', '0.0.3', but no date. */
export const COUNTED = /(?<![\p{L}\p{N}.,/$€£-])\d{1,2}\.\d{1,2}(?:\.\d)?(?![\p{L}\p{N}./-])/u;
export const COMMUNAL = 'communal|communally|kommunal|kommune|commune';
const EDGE = String.raw`(?![\p{L}\p{N}])`;
const COUNTS: readonly { pattern: RegExp; sure: boolean }[] = [
  {
    pattern: words(
      String.raw`(?:group|lot|set|gruppe|pack|grupo|groupe|groep|grupa|skupina|colony|kolonie|colonia|colonie|${COMMUNAL}) (?:(?:of|von|mit|à|de|van|z) )?(\d{1,3})(?!\s?:|[./,-]\d|\.\s\p{L})|(?:qty\.? ?|quantity |anzahl )(\d{1,3})`,
    ),
    sure: true,
  },
  {
    pattern: words(
      String.raw`(?:group|gruppe|colony|kolonie) (?:(?:of|von|mit) )?(?:ca\.?|etwa|ungefähr|circa|about|around|~)\s?(\d{1,3})`,
    ),
    sure: false,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,/$€£#-])(\d{1,3})\s(?=(?:${COMMUNAL})${EDGE})`,
      'iu',
    ),
    sure: true,
  },
  // of how often, 'moulted x 2' tells
  {
    pattern: /(?<![\p{L}\p{N}]|\d\s)x\s?(\d{1,2})(?=\s(?:molted|moulted|gehäutet|shed)(?!\p{L}))/iu,
    sure: false,
  },
  { pattern: /^[\s•*¦-]*\(?(\d{1,4})\s?x(?![\p{L}\p{N}]|\s?\d)\)?/iu, sure: true },
  { pattern: /^[\s•*¦-]*(\d{1,4})x(?=\p{Lu})/u, sure: true },
  {
    pattern: /\((\d{1,4})x\)|(?<![\p{L}\p{N}]|\d\s)x\s?(\d{1,4})(?![\p{L}\p{N}.]|\s?x)/iu,
    sure: true,
  },
  { pattern: /(?<![\p{L}\p{N}.,])(\d{1,4})x(?![\p{L}\p{N}]|\s?\d)/iu, sure: true },
  {
    pattern: words(
      String.raw`(\d{1,4})\s?(?:szt|ks|stc?k|stück|uds?|stuks|db|pcs?|pieces|animals|tiere|exemplare?)${EDGE}\.?`,
    ),
    sure: true,
  },
  {
    pattern: words(
      String.raw`(?:stc?k|stück|pcs?|szt)\.?:?\s?(\d{1,3})(?![.,/-]\d|\s?(?:€|cm|mm))`,
    ),
    sure: false,
  },
  { pattern: words(String.raw`je (\d{1,3})`), sure: true },
  // the word itself is the stage
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,/$€£#-])(\d{1,3})\s?x?\s(?=(?:s'?lings|spiderling[se]n?|juvies|juvis|juveniles|sub-?adults|adults|jungtiere|nachzuchten|hatchlings|babys?|babies)${EDGE})`,
      'iu',
    ),
    sure: true,
  },
  // 'Neu: 3 GBB', 'Regal 2: 3 GBB', '4 of 6 GBB', '2 dead GBB'
  {
    pattern:
      /(?<=^[\s•*¦-]*(?:\p{L}{2,12}(?:\s\d{1,2})?:\s)?)(\d{1,3})(?:\s(?:of|von)\s\d{1,3})?\s+(?=(?:dead\s)?\p{Lu}\p{L}*\.?\s?\p{L})/u,
    sure: false,
  },
  {
    pattern:
      /^[\s•*¦-]*(?:(?:and|und|y|et|en|i|e) )?(?:(?:the|my|our|die|meine|unsere) )?(two|three|four|five|six|ten|zwei|drei|vier|fünf|sechs|zehn|dwa|dwie|trzy|dva|dvě|tři|dos|tres|deux|trois|twee|drie)(?= \p{L})/iu,
    sure: false,
  },
  {
    pattern: words(String.raw`(\d{1,4})\s?(?:st(?=\.)|avail(?:able)?|left|da|übrig)`),
    sure: false,
  },
  // of a sac they are young, and not what is kept
  {
    pattern: words(
      String.raw`(?<!(?:kokon|sac|egg|eier|gelege|paired|verpaart).*)(\d{1,4})\s(?:nymphs?|nymphen?|larvae?|larven?)`,
    ),
    sure: false,
  },
  // '6 x 2cm', of which the length was read
  { pattern: /(?<![\p{L}\p{N}.,]|x\s?)([2-9]|1\d)\s?x\s?(?=¦)/u, sure: false },
  { pattern: /^[\s•*¦-]*(\d{1,4})\+(?=\s\p{L})/u, sure: false },
  {
    pattern:
      /^[\s•*¦-]*(?:(?:ca|etwa|rund|circa|about|around|approx|over|über)\.?\s|~\s?)(\d{1,4})(?=\s\p{L}{3})/iu,
    sure: false,
  },
  { pattern: /,\s(\d{1,2})\s*$/u, sure: false },
  {
    pattern: /(?<!\p{L})(?:ca\.?|etwa|circa|about|around|approx\.?|~)\s?(\d{1,4})\s*$/iu,
    sure: false,
  },
  { pattern: words(String.raw`(\d{1,3}) (?:of (?:them|these)|davon)`), sure: false },
  { pattern: /\((\d{1,3})\)/u, sure: false },
  {
    pattern: words(
      '(?<!(?:ate|eaten|took|taken|fed|refused|frisst|gefressen) )(both|beide[rn]?|oba|obie|ambos|les deux|allebei)',
    ),
    sure: false,
  },
];
const DOZENS = words(
  '(?:about |ca\\.? |etwa )?(?:(?:an?|one|two|eine?|zwei) )?(?:dozen|dutzend)(?: of)?',
);
/** '4-5 B. vagans': nobody knows how many. */
const RANGE = /^[\s•*¦-]*\d{1,3}\s?-\s?\d{1,3}\s+(?=\p{Lu}\p{L}*\.?\s?\p{L})/u;
export const PAIR = words(
  'communal pair|proven pair|pair|m ?\\+ ?f|paar|pärchen|pár|párek|(?<!(?<!\\p{L})L\\.? )para|pareja|couple|koppel|trio',
);
export const GROUP = words(
  `colony|kolonie|colonia|colonie|groups?|gruppe|grupo|groupe|groep|grupa|skupina|bundle|bunch|${COMMUNAL}|several|einige|mehrere|kilka`,
);
const NUMBER_WORDS = new Map(
  [
    '',
    '',
    'both beide beider beiden oba obie ambos allebei two zwei dwa dwie dva dvě dos deux twee',
    'three drei trzy tři tres trois drie',
    'four vier',
    'five fünf',
    'six sechs',
    '',
    '',
    '',
    'ten zehn',
  ].flatMap((names, at) =>
    names
      .split(' ')
      .filter(Boolean)
      .map((name) => [name, at] as const),
  ),
);
