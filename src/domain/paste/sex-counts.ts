import type { Sexes } from './counts.ts';
import type { Field, Line } from './line-taken.ts';
import { FEMALE, MALE, UNSEXED } from './words.ts';

/** '2 females 1 male', '2♀ 1♂', '1m 2f 3u'. A single letter counts only beside another one: '1m' may be a metre. */
export function readSexCounts(line: Line, lengthsAreBare: boolean): Field<Sexes> | null {
  const found = line.findAll(COUNTED);
  const words = new Set(found.map(({ groups }) => sexOf(groups)));
  const meant = found.filter(
    ({ groups: [, f = '', m = '', u = ''] }) =>
      words.size > 1 || (f + m + u).length > 1 || isSign(f + m),
  );
  const [first] = meant;
  if (!first) return null;
  const value: Sexes = { m: 0, f: 0, other: 0 };
  for (const { groups } of meant) value[sexOf(groups)] += Number(groups[0]);
  const sum = value.m + value.f + value.other;
  // of one sex a number may be a size: '6 female'
  const isPlural = sum === 1 || words.size > 1 || PLURAL.test(first.text);
  if (sum === 0 || sum > 999 || (!isPlural && lengthsAreBare)) return null;
  for (const { from } of meant) line.take(from);
  const last = meant.at(-1) ?? first;
  return { value, sure: isPlural, from: [first.from[0], last.from[1]] };
}

const sexOf = ([, f = '', m = '']: readonly string[]): keyof Sexes =>
  f !== '' ? 'f' : m !== '' ? 'm' : 'other';
const isSign = (text: string) => /^[♀♂]$/u.test(text);
const PLURAL = /s$|chen$|\p{L}x\s|x\s|[♀♂]|cy$|ce$|iců$/iu;

const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/$€£#-])(\d{1,3})\s?x?\s?(?:(?:adult|sub-?adult|mature|juvenile|adulte[rs]?|subadulte[rs]?)\s)?(?:(${FEMALE}|♀+|[fw])|(${MALE}|♂+|m)|(${UNSEXED}|u|us|\?))(?![\p{L}\p{N}])`,
  'iu',
);
