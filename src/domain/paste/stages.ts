import type { Field, Line } from './line-taken.ts';
import { MOLT_NUMBER, type Stage } from './words.ts';

/** The first of some words that a line has. */
export function readWord<Value>(
  line: Line,
  meanings: readonly { value: Value; pattern: RegExp; sure: boolean }[],
): Field<Value> | null {
  for (const { value, pattern, sure } of meanings) {
    const found = line.find(pattern);
    if (!found) continue;
    line.take(found.from);
    return { value, sure, from: found.from };
  }
  return null;
}

/** 'L3', 'FH5-6', '1. svlek'; of two numbers the lower one, unsure. */
export function readMoltNumber(line: Line): Field<Stage> | null {
  const found = line.find(MOLT_NUMBER);
  if (!found) return null;
  // 'i5?' is one word
  const doubt = /^\s?\?/.exec(line.after(found.from[1]))?.[0] ?? '';
  const from = [found.from[0], found.from[1] + doubt.length] as const;
  line.take(from);
  const number = Number(found.groups.find((group) => group !== ''));
  const sure = doubt === '' && !/\d\.?\s?(?:-|\/)/.test(found.text);
  return { value: `L${number}`, sure, from };
}

/** '1.0 MM' is one mature male; of anything else 'MM' may be millimetres, and readers of sexes know it. */
export function readMatureMale(line: Line): Field<Stage> | null {
  const found = line.find(/(?<=(?<![\p{L}\p{N}.,])[1-9][.,]0(?:[.,]0)?\s)MM(?![\p{L}\p{N}])/u);
  if (!found) return null;
  line.take(found.from);
  return { value: 'adult', sure: true, from: found.from };
}

/** In grams. '1.200 g' is 1200 where a point parts the thousands, which no line tells of itself. */
export function readWeight(line: Line): Field<number> | null {
  const found = line.find(WEIGHT);
  if (!found) return null;
  const [number = '', unit = ''] = found.groups;
  // '0,1 Gramm. pulchripes' is a Grammostola, and so is '2 G pulchra'
  const isHead = !/\p{L}/u.test(line.before(found.from[0]));
  const isGenus = isHead && unit === 'G' && /^\.?\s\p{Ll}{4}/u.test(line.after(found.from[1]));
  const isShort = unit === 'G' && /^\.\s?\p{Ll}{4}/u.test(line.after(found.from[1]));
  const isWhole = /^gramm$/i.test(unit) && /^\.\s?\p{Ll}{4}/u.test(line.after(found.from[1]));
  if (isGenus || isShort || isWhole) return null;
  const isThousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(number) && /^g/i.test(unit);
  const plain = isThousands ? number.replace(/[.,]/g, '') : number.replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return null;
  const factor = /^kg$/i.test(unit) ? 1000 : /^oz$/i.test(unit) ? 28.3495 : 1;
  line.take(found.from);
  const value = Math.round(Number(plain) * factor * 100) / 100;
  // of several nobody knows which is the newest
  const isOnly = line.find(WEIGHT) === null && !/\d\s?-\s?$/.test(line.before(found.from[0]));
  return { value, sure: !isThousands && isOnly, from: found.from };
}

const WEIGHT =
  /(?<![\p{L}\p{N}.,/])(\d+(?:[.,]\d+)*)\s?(kg|g|gr|gramm|grams?|oz)(?![\p{L}\p{N}])/iu;
