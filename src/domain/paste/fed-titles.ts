import type { DateRules } from './date-forms.ts';
import { readDates, type DateFields } from './line-dates.ts';
import { Line } from './line-taken.ts';

/** A day on which all below, or those named behind it, were fed. `names`: where these begin; null where there are none. */
export type FedTitle = { last_fed: NonNullable<DateFields['last_fed']>; names: number | null };

/** 'fed all 12.11.: GBB, Rosa', 'Alle gefüttert 12.11.'; 'fed 12.11.' alone may be said of the animal above, unless
 * `isAlone`: there is none, or boxes to tick stand below. */
export function readFedTitle(text: string, dates: DateRules, isAlone = false): FedTitle | null {
  const [, title = '', colon = '', names = ''] = /^([^:]{4,40})(?:(:)\s*(.*))?$/u.exec(text) ?? [];
  const all = ALL.exec(title);
  if (!all && colon === '' && !isAlone) return null;
  const line = new Line(
    title
      .replace(WEEKDAY, (word) => ' '.repeat(word.length))
      .replace(ALL, (word) => ' '.repeat(word.length)),
  );
  const { last_fed, ...others } = readDates(line, dates);
  if (!last_fed || Object.keys(others).length > 0 || line.rest().length > 0) return null;
  return { last_fed, names: names === '' ? null : text.length - names.length };
}

/** Ahead of the day itself. */
const WEEKDAY =
  /^\W*(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:mon|diens|donners|frei|sams)tag|mittwoch|sonntag|mo|di|mi|do|fr|sa|so)[.,]?(?=\s+\d)/iu;
const ALL =
  /(?<!\p{L})(?:(?:(?:all )?(?:my|the)|alle(?: meine)?|meine) )?(?:all(?: of them)?|t['’]s|tarantulas|spiders|(?:vogel)?spinnen|tiere|every(?:one|body)|alle|alles|wszystkie|wszystkim|všechny|todos|todas|tous|toutes|allemaal|tutti|tutte)(?!\p{L})/iu;
