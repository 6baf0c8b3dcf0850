import type { DateRules } from './date-rules.ts';
import {
  FED,
  FEEDERS,
  HOW_LARGE,
  NO_MEAL,
  NO_MEAL_BEHIND,
  NOT_EATEN_BEHIND,
  REFUSED,
} from './meal-words.ts';
import type { PastedFields } from './fields.ts';
import { readDates, type DateFields } from './line-dates.ts';
import type { Field, Line } from './line-taken.ts';

/**
 * 'B. hamorii, Heimchen am 24.11.': behind an animal a feeder and its day are perhaps a meal, though no word calls it one
 * and no number stands before it. A full date is taken for the day since when the animal is kept before its species is known.
 */
export function readBareMeal(
  line: Line,
  dates: DateRules,
  fields: PastedFields,
): DateFields['last_fed'] | null {
  for (const { groups, from } of line.findAll(BARE)) {
    const said = line.before(from[0]);
    // a counted one was looked at already
    if (groups[0] || NO_MEAL.test(said) || !/\p{L}{2}/u.test(said)) continue;
    const day = dayAt(line, from[1], dates, fields);
    if (day) return day;
  }
  return null;
}

function dayAt(
  line: Line,
  at: number,
  dates: DateRules,
  fields: PastedFields,
): DateFields['last_fed'] | null {
  const { kept_since } = fields;
  const isKept = kept_since?.from?.[0] === at && !kept_since.sure;
  const day = isKept ? kept_since : dayIn(line.part([at, line.text.length]), at, dates);
  if (!day?.from) return null;
  const after = line.after(day.from[1]);
  if (NOT_EATEN_BEHIND.test(after) || NO_MEAL_BEHIND.test(after)) {
    if (!isKept) line.leave(day.from);
    return null;
  }
  if (isKept) delete fields.kept_since;
  return { ...day, sure: false };
}

/** Only a day that begins there. */
function dayIn(part: Line, at: number, dates: DateRules): DateFields['last_fed'] | null {
  const { last_fed } = readDates(part, dates, 'last_fed');
  if (!last_fed?.from || last_fed.from[0] === at) return last_fed ?? null;
  part.leave(last_fed.from);
  return null;
}

/** What was eaten at the last meal, with how much of it: it stands right before the day or right behind. */
export function readFood(line: Line, { last_fed }: PastedFields): Field<string> | null {
  if (!last_fed?.from) return null;
  const [from, to] = last_fed.from;
  const ahead = AHEAD.exec(line.before(from));
  if (
    ahead &&
    !NO_MEAL.test(line.before(ahead.index)) &&
    !ALSO_AHEAD.test(line.before(ahead.index))
  )
    return takeFood(line, ahead, 0, last_fed.sure);
  const behind = BEHIND.exec(line.after(to));
  const after = line.after(to + (behind?.[0].length ?? 0));
  if (!behind || ELSE_BEHIND.test(after) || NOT_EATEN_BEHIND.test(after)) return null;
  return takeFood(line, behind, to, last_fed.sure);
}

/** With the word for the meal beside it; none where another reader has taken it. 'a' and 'ein' are no number. */
function takeFood(
  line: Line,
  match: RegExpExecArray,
  offset: number,
  sure: boolean,
): Field<string> | null {
  const [said = '', word = '', many = '', food = ''] = match;
  const start = offset + match.index + said.indexOf(many + food, word.length);
  const from = [start, start + many.length + food.length] as const;
  if (line.open.slice(...from) !== many + food) return null;
  line.take([offset + match.index, offset + match.index + said.length]);
  const number = /^\d+/.exec(many)?.[0];
  return { value: [number, food].filter(Boolean).join(' '), sure, from };
}

const FEEDER_SAID = String.raw`((?:\d{1,3}\s?x?\s|an?\s|ein(?:e[nr]?)?\s)?)((?:(?:${HOW_LARGE})\s){0,2}${FEEDERS})(?!\p{L})`;
const ON = String.raw`(?:(?:on|am|vom|den|mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)\.?\s){0,2}`;
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\d+\s?x?\s)?(?:(?:an?|ein(?:e[nr]?)?)\s)?(?:(?:${HOW_LARGE})\s){0,2}${FEEDERS}[\s:,(]{1,3}${ON}`,
  'iu',
);
const AHEAD = new RegExp(
  String.raw`((?:${FED.source}:?\s|(?<!\p{L})(?:futter|food|feeder|prey):\s)?)(?<![\p{L}\p{N}.,/])${FEEDER_SAID}[\s:,(]{1,3}(?:${FED.source}[\s:]{1,2})?${ON}$`,
  'iu',
);
const BEHIND = new RegExp(
  String.raw`^[\s:,(=-]{0,3}(${FED.source}[\s:,(]{1,2})?(?:(?:with|mit|on)\s)?${FEEDER_SAID}(?:\s${FED.source})?`,
  'iu',
);
/** Of two feeders the notes tell. */
const ALSO = String.raw`(?:[,+&/]|und|and|or|oder)`;
const ALSO_AHEAD = new RegExp(String.raw`${FEEDERS}\s?${ALSO}\s?$`, 'iu');
/** Another feeder, what became of it, or a day of its own. */
const ELSE_BEHIND = new RegExp(
  String.raw`^\s?(?:${ALSO}\s?(?:(?:\d{1,3}\s?x?|an?|ein(?:e[nr]?)?)\s)?(?:(?:${HOW_LARGE})\s){0,2}${FEEDERS}(?!\p{L})|(?:on |am )?\d{1,2}[./]\d|[\s,]*(?:${REFUSED.source}|(?:bought|ordered|offered|gekauft|bestellt|angeboten|geholt|besorgt)(?!\p{L})))`,
  'iu',
);
