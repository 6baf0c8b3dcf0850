import { COUNTED } from './counts.ts';
import type { Line, Span } from './line-taken.ts';
import { FEEDERS } from './meal-words.ts';
import { SEX_WORDS } from './words.ts';

/**
 * 'B. hamorii 0.1 f 19.11.': where the letter stands before a day it was fed then. Perhaps it is a female, unless another
 * word tells its sex; behind a number, as in '3 f 19.11.', it always is. Null where no such letter stands there.
 */
export function readFedLetter(line: Line, [from, to]: Span): { at: number; sure: boolean } | null {
  const day = line.text.slice(from, to);
  const found = LETTER.exec(line.before(from));
  if (!found || !ENDS.test(line.after(to))) return null;
  const [, letter = '', sign = ''] = found;
  // who writes 'F 19.11.2026' names a female and the day that she came
  if (letter === 'F' && sign !== ':' && WITH_YEAR.test(day)) return null;
  const rest = line.before(found.index);
  const isSexed = COUNTED.test(rest) || SEX_WORDS.some(({ pattern }) => pattern.test(rest));
  return { at: found.index, sure: sign === ':' || isSexed };
}

const LETTER =
  /(?<![\p{L}\p{N}.'/-])(?<!(?<![\p{L}\p{N}.,])x?\d{1,3}\s?x?\s)([fF])([.:]?)\s(?:(?:am|on)\s)?$/u;
const WITH_YEAR = /\d{4}|\d[./-]\d{1,2}[./-]\d/u;
/** At the end of what is said of the meal. */
const ENDS = new RegExp(
  String.raw`^\.?\s*(?:$|[,;)]|(?:\(|mit |with )?(?:\d{1,2}\s?x?\s)?${FEEDERS}(?!\p{L}))`,
  'iu',
);
