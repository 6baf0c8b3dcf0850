import { toHundredths } from '#src/domain/animal/plausible-size.ts';
import { type Field, type Found, type Line, words } from './line-taken.ts';

/** What was measured; `size` where the text does not say it. */
export type Measure = 'size' | 'leg_span' | 'body' | 'svl' | 'total';

/** In cm. Two different numbers are a range. */
export type Size = { min: number; max: number; measure: Measure };

export type LengthUnit = 'cm' | 'in';

/** Each length with a unit: '3cm', '2 1/2 - 3 inches', '2cm KL', '.75"'. Several of one measure are all unsure. */
export function readSizes(line: Line): Field<Size>[] {
  const feet = feetAndInches(line);
  const measured = line
    .findAll(LENGTH)
    .map(withoutSex)
    .flatMap(({ text, groups: [low = '', high = '', unit = ''], from, from: [, to] }) => {
      const factor = factorOf(unit);
      const min = toHundredths(numberOf(low) * factor);
      const max = high === '' ? min : toHundredths(numberOf(high) * factor);
      if (!(min > 0) || max < min || max > 1500) return [];
      const measure = measureAround(line, from[0], from[1]);
      line.take([measure.from, measure.to]);
      const sure =
        !text.includes('+') && !TO_GROW.test(line.before(from[0])) && !HOUSED.test(line.after(to));
      return [{ value: { min, max, measure: measure.value }, sure, from }];
    });
  const sizes = agree([...feet, ...measured]);
  const isAlone = ({ value }: Field<Size>) =>
    sizes.filter((other) => other.value.measure === value.measure).length === 1;
  return sizes.map((size) => ({ ...size, sure: size.sure && isAlone(size) }));
}

/**
 * '0.1 - 4 cm' is a female of 4 cm, and '1.0 - 4 cm' a male, since who means a range writes '1-4 cm'; slings are of
 * '0.1 - 0.3 cm'.
 */
function withoutSex(found: Found): Found {
  const [low = '', high = '', unit = ''] = found.groups;
  const isSex = /^(?:0\.1|1\.0)$/.test(low) && numberOf(high) > Math.max(2 * numberOf(low), 0.5);
  const lead = /^[01]\.[01]\s+-\s+/.exec(found.text);
  if (!isSex || !lead) return found;
  const [from, to] = found.from;
  const text = found.text.slice(lead[0].length);
  return { text, groups: [high, '', unit], from: [from + lead[0].length, to] };
}

/** '5 ft 2 in'. */
function feetAndInches(line: Line): Field<Size>[] {
  return line.findAll(FEET).flatMap(({ groups: [feet = '', inches = ''], from }) => {
    const cm = toHundredths(Number(feet) * 30.48 + numberOf(inches) * 2.54);
    if (cm > 1500) return [];
    const measure = measureAround(line, from[0], from[1]);
    line.take([measure.from, measure.to]);
    return [{ value: { min: cm, max: cm, measure: measure.value }, sure: true, from }];
  });
}

/** A number without a unit is a length only by what the list says elsewhere, so it is never sure. */
export function readBareSize(line: Line, unit: LengthUnit): Field<Size> | null {
  const found = line.find(BARE) ?? (unit === 'in' ? line.find(BARE_FRACTION) : null);
  if (!found) return null;
  const [low = '', high = ''] = found.groups;
  const factor = factorOf(unit);
  const min = toHundredths(numberOf(low) * factor);
  const max = high === '' ? min : toHundredths(numberOf(high) * factor);
  if (!(min > 0) || max < min || max > 100) return null;
  line.take(found.from);
  return { value: { min, max, measure: 'size' }, sure: false, from: found.from };
}

/** 'ca. 3 KL', 'KL 7', 'BS 13': who writes so measures in cm, but the word may belong to something else. */
export function readBareMeasures(line: Line): Field<Size>[] {
  return BARE_MEASURES.flatMap(({ measure, patterns, most }) => {
    const found = patterns.map((pattern) => line.find(pattern)).find((one) => one !== null);
    const [low = '', high = ''] = found?.groups ?? [];
    const min = toHundredths(numberOf(low));
    const max = high === '' ? min : toHundredths(numberOf(high));
    if (!found || !(min > 0) || max < min || max > most) return [];
    line.take(found.from);
    return [{ value: { min, max, measure }, sure: false, from: found.from }];
  });
}

/** The unit of the lengths in a text, null where it has none or both. */
export function unitOf(text: string): LengthUnit | null {
  const metric = /\d\s?(?:cm|mm|[zc]entimet(?:er|re)s?|millimet(?:er|re)s?)(?!\p{L})/iu.test(text);
  const imperial = /\d\s?(?:"|″|”|''|in(?:ch(?:es)?)?)(?!\p{L})/iu.test(text);
  if (metric === imperial) return null;
  return metric ? 'cm' : 'in';
}

/** '2 1/2', '½', '.75', '1,5'. */
export function numberOf(text: string): number {
  const [, whole = '', over = '', under = '', sign = '', plain = ''] =
    /^(?:(?:(\d+)[ -])?(\d+)\/(\d+)|(\d*\s?[¼½¾⅛⅜⅝⅞])|([\d.,]+))$/.exec(text.trim()) ?? [];
  if (under !== '') return Number(whole || 0) + Number(over) / Number(under);
  if (sign !== '') return Number(sign.slice(0, -1) || 0) + (FRACTIONS.get(sign.slice(-1)) ?? 0);
  return Number(plain.replace(',', '.'));
}

/** The word for what was measured beside a length, behind it rather than before: '2cm KL', 'BL 2 cm'. */
function measureAround(line: Line, from: number, to: number) {
  for (const [value, { source }] of MEASURES) {
    const pattern = new RegExp(`^[\\s(]{0,2}${source}\\)?${NO_NUMBER}`, 'iu');
    const after = pattern.exec(line.after(to));
    if (after) return { value, from, to: to + after[0].length };
  }
  for (const [value, { source }] of MEASURES) {
    const before = new RegExp(`${source}[\\s:]{0,2}(?:ca\\.?\\s)?$`, 'iu').exec(line.before(from));
    if (before) return { value, from: from - before[0].length, to };
  }
  return { value: 'size' as const, from, to };
}

/** In '4cm KL 9cm' the word belongs to the number before it: no body is longer than the legs reach. */
function agree(sizes: Field<Size>[]): Field<Size>[] {
  const [one, two] = sizes;
  const isReversed =
    sizes.length === 2 &&
    one?.value.measure === 'size' &&
    two?.value.measure === 'body' &&
    two.value.min > one.value.max;
  if (!isReversed) return sizes;
  return [
    { ...one, value: { ...one.value, measure: 'body' } },
    { ...two, value: { ...two.value, measure: 'size' } },
  ];
}

function factorOf(unit: string): number {
  if (/^f(?:t|ee|oo)/i.test(unit)) return 30.48;
  if (/^(?:mm|мм|milli)/i.test(unit)) return 0.1;
  if (/^m$/i.test(unit)) return 100;
  return /^(?:cm|см|[zc]enti)/i.test(unit) ? 1 : 2.54;
}

const NUMBER = String.raw`(?:\d+[ -]\d+\/\d+|\d+\/\d+|\d*\s?[¼½¾⅛⅜⅝⅞]|\d*[.,]\d+|\d+)`;
const UNIT = String.raw`(?:"|''|inch(?:es)?|in(?!\s(?:19|20)\d\d(?!\d))|zoll|cm|mm|[zc]entimet(?:er|re)s?|millimet(?:er|re)s?|см|мм|ft|feet|foot)(?!\p{L})\+?`;
/** '1,20m'; '1m' may be one male, and '1.0 M. robustum' is one. */
const METRES = String.raw`(?<=\d[.,]\d+\s?)m(?!\p{L}|\.\s?(?-i:\p{Ll}{3})|(?<=(?-i:M))\s(?-i:\p{Ll}{4}))`;
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\p{N}./$€£]|\d,)(${NUMBER})\+?(?:(?:\s?${UNIT})?\s?(?:-|bis|to)\s?(${NUMBER}))?\s?(${UNIT}|${METRES})`,
  'iu',
);
const FEET =
  /(?<![\p{L}\p{N}.,/$€£])(\d{1,2})\s?(?:ft\.?|feet|foot|')\s?(\d{1,2}(?:\.\d+)?)\s?(?:inch(?:es)?|in|")(?!\p{L})/iu;
const BARE =
  /(?<![\p{L}\p{N}.,/$€£#%-])(\d+[.,]\d{1,3}|(?:\.|(?<!¦),)\d{1,3}|\d{1,2}(?=\s?-\s?\d*[.,]\d))(?:\s?-\s?(\d*[.,]?\d{1,3}))?(?![\p{L}\p{N}.,/%$€£]|\s?-\s?\d)/u;
/** '1 1/4'; '3/4' alone may be a day. */
const BARE_FRACTION =
  /(?<![\p{L}\p{N}.,/$€£#%-])(\d{1,2}\s(?:1\/2|[13]\/4|[1357]\/8))(?![\p{L}\p{N}.,/%$€£])/u;
const SOME_CM = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)(?:\s?-\s?(\d{1,2}(?:[.,]\d{1,2})?))?`;
const behindWord = (word: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${word})[\s:]{1,2}(?:(?:ca|etwa)\.?\s)?${SOME_CM}(?![\p{L}\p{N}]|[.,/-]\d|\.(?=\s|$))`,
    'iu',
  );
/** Of '0.1 KL' and 'FH 5 KL' the number is none of a body. */
const beforeWord = (word: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,/-]|(?<![\p{L}\p{N}])(?:FH|RH|L|N|i)\s?)(?![01]\.[01]\s)${SOME_CM}\s?(?:${word})(?![\p{L}\p{N}])`,
    'iu',
  );
const BARE_MEASURES = (
  [
    ['body', 'KL', 15],
    ['leg_span', 'BSW?|Spw|(?:Bein)?spannweite', 35],
  ] as const
).map(([measure, word, most]) => ({
  measure,
  most,
  patterns: [behindWord(word), beforeWord(word)],
}));
const TO_GROW = /(?:up to|grows? to|gets|reaches|becomes|max\.?|bis zu|wird|erreicht)\s*$/i;
const HOUSED = /^\s*(?:enclosure|tank|vivarium|viv|cage|tub|terrarium|becken|box|hide)(?!\p{L})/iu;
const FRACTIONS = new Map([
  ['¼', 0.25],
  ['½', 0.5],
  ['¾', 0.75],
  ['⅛', 0.125],
  ['⅜', 0.375],
  ['⅝', 0.625],
  ['⅞', 0.875],
]);
const MEASURES: readonly (readonly [Measure, RegExp])[] = [
  [
    'body',
    words(
      'bl|body(?: length)?|kl|körper(?:länge)?|koerperlaenge|dc|ciała|v? ?těle|těl[ao]|lc|cuerpo|corps|testhossz',
    ),
  ],
  [
    'leg_span',
    words(
      'ls|d?ls|leg ?span|(?:bein)?spannweite|spw|bsw?|ro|rozstaw odnóży|rn|rozpětí|envergadura|envergure|spanwijdte',
    ),
  ],
  ['svl', words('svl|krl|kopf-rumpf')],
  ['total', words('tl|gl|gesamtlänge|total(?: length)?|lt')],
];
const ANY_MEASURE = MEASURES.map(([, { source }]) => source).join('|');
/** In '9cm KL 4' and '9cm KL 4cm' the word belongs to the number behind it, unless that has its own: '4cm KL 9cm LS'. */
const NO_NUMBER = String.raw`(?!\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:(?:cm|mm)(?!\s?\(?(?:${ANY_MEASURE}))|[,;)]|$))`;
