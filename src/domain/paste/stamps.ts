import { isDay, type Day } from '#src/domain/days.ts';
import { firstIn, type DateRules } from './date-rules.ts';
import { monthNamed } from './month-names.ts';

type OrderRules = Pick<DateRules, 'order' | 'usual' | 'isDotted'>;

/** What a messenger writes before a message: how long that is, and the day it was sent; null where it says none. */
export type Stamp = { length: number; sent: Day | null; isSure: boolean };

/**
 * '[12:31, 3.4.2024] Anna: ', '03/04/24, 12:31 - Tom: ', 'Anna, [3 Apr 2024 at 12:31]', 'Tom — Today at 12:31': none of it
 * is of an animal.
 */
export function readStamp(text: string, rules: OrderRules): Stamp | null {
  const plain = text.replace(/[\u00a0\u202f\u200e\u200f]/g, ' ').replace(/[–—]/g, '-');
  for (const form of FORMS) {
    const found = form.exec(plain);
    if (!found) continue;
    const day = found.slice(1).find((group: string | undefined) => group !== undefined) ?? '';
    const sent = dayOf(day.trim(), rules);
    return { length: found[0].length, sent: sent?.day ?? null, isSure: sent?.isSure ?? false };
  }
  return null;
}

/** Without an order both ways are possible, unless one of the numbers is no month. */
function dayOf(text: string, rules: OrderRules): { day: Day; isSure: boolean } | null {
  const named = /^(?:(\d{1,2})\.? )?(\p{L}{3,9})\.? ?(\d{1,2})?,? (\d{4})$/u.exec(text);
  if (named) {
    const [, before, name = '', behind, year = ''] = named;
    return valid([year, monthNamed(name), before ?? behind ?? ''], true);
  }
  const [a = '', b = '', c = ''] = text.split(/[./-]/);
  if (a.length === 4) return valid([a, b, c], true);
  const year = c.length === 2 ? `20${c}` : c;
  if (text.includes('.') || Number(a) > 12) return valid([year, b, a], true);
  if (Number(b) > 12) return valid([year, a, b], true);
  const isSure = rules.order !== null || a === b;
  return firstIn(rules) === 'mdy' ? valid([year, a, b], isSure) : valid([year, b, a], isSure);
}

function valid([year = '', month = '', day = '']: readonly string[], isSure: boolean) {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(value) ? { day: value, isSure } : null;
}

const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.? ?m\.?)?(?: Uhr)?`;
const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\.? \p{L}{3,9}\.?,? \d{4}|\p{L}{3,9}\.? \d{1,2},? \d{4}`;
const WHEN = String.raw`(?:(${DAY}),? (?:at |um )?${TIME}|${TIME}, ?(${DAY}))`;
const SAID = String.raw`(?:today|yesterday|heute|gestern) (?:at|um) ${TIME}`;
const SENDER = String.raw`[^:[\]]{1,40}: ?`;
/** A sex or a size in it is of an animal. */
const NAME = String.raw`[^:[\],\d]{1,40}?`;
const form = (source: string) => new RegExp(String.raw`^\s*${source}`, 'iu');

const FORMS: readonly RegExp[] = [
  form(String.raw`\[${WHEN}\] ?(?:${SENDER})?`),
  form(String.raw`${WHEN} - (?:${SENDER})?`),
  form(String.raw`${NAME}, ?\[${WHEN}\]:?\s*`),
  form(String.raw`\[${TIME}\] ?(?:${SENDER}|${NAME}$)?`),
  form(String.raw`${NAME} \[${TIME}\]:?\s*`),
  form(String.raw`${NAME} - (?:${WHEN}|${SAID})\s*$`),
  form(String.raw`${NAME}  ${TIME}\s*$`),
  form(String.raw`(?:${WHEN}|${TIME})\s*$`),
];
