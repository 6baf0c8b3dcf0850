import { FED } from './meal-words.ts';
import type { DateRules } from './date-rules.ts';
import { readDates, type DateFields } from './line-dates.ts';
import { readFood } from './feeders.ts';
import { Line, type Field } from './line-taken.ts';

/** A day on which all below, or those named behind it, were fed. `names`: where these begin; null where there are none. */
export type FedTitle = {
  last_fed: NonNullable<DateFields['last_fed']>;
  food: Field<string> | null;
  names: number | null;
  /** It says that all were fed. */
  isOfAll: boolean;
};

/** 'fed all 12.11.: GBB, Rosa', 'Alle gefüttert 12.11. mit Heimchen'; 'fed 12.11.' alone may be said of the animal above,
 * unless `isAlone`: there is none, or boxes to tick stand below. */
export function readFedTitle(text: string, dates: DateRules, isAlone = false): FedTitle | null {
  const [, title = '', colon = '', names = ''] = /^([^:]{4,40})(?:(:)\s*(.*))?$/u.exec(text) ?? [];
  const all = ALL.exec(title);
  if (!all && colon === '' && !isAlone) return null;
  const line = new Line(title.replace(WEEKDAY, ' ').replace(ALL, ' ').replace(/\s+/g, ' ').trim());
  const { last_fed, ...others } = readDates(line, dates);
  const food = last_fed ? readFood(line, { last_fed }) : null;
  if (!last_fed || Object.keys(others).length > 0 || saysMore(line)) return null;
  // '1 Schabe 18.11.' is of one
  if (food && !all && !FED.test(title)) return null;
  const start = names === '' ? null : text.length - names.length;
  return { last_fed, food, names: start, isOfAll: all !== null };
}

const saysMore = (line: Line): boolean =>
  line.rest().some((span) => !OF_A_MEAL.test(line.text.slice(...span)));

const OF_A_MEAL = /^(?:last|fed|feeding|letzte(?: fütterung)?|gefüttert|mit|with)$/iu;
/** Ahead of the day itself. */
const WEEKDAY =
  /^\W*(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:mon|diens|donners|frei|sams)tag|mittwoch|sonntag|mo|di|mi|do|fr|sa|so)[.,]?(?=\s+\d)/iu;
const ALL =
  /(?<!\p{L})(?:(?:(?:all )?(?:my|the)|alle(?: meine)?|meine) )?(?:all(?: of them)?|t['’]s|tarantulas|spiders|(?:vogel)?spinnen|tiere|every(?:one|body)|alle|alles|wszystkie|wszystkim|všechny|todos|todas|tous|toutes|allemaal|tutti|tutte)(?!\p{L})/iu;
