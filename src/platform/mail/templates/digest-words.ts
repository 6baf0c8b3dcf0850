import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { SkinWord } from '#src/domain/animal/molt.ts';
import type { Day } from '#src/domain/days.ts';
import { skins } from '#src/domain/text/skin-words.ts';
import { plural } from '#src/domain/text/english-plural.ts';

/** What the mail of the day says, in the words of the keeper's first page. */
export type DigestWords = {
  day: (day: Day) => string;
  weekday: (day: Day) => string;
  subject: (due: number, open: number) => string;
  due: string;
  dueCount: (n: number) => string;
  open: string;
  watch: string;
  molts: (of: SkinWord) => string;
  week: string;
  nowhere: string;
  refusedLast: (n: number) => string;
  refused: (n: number, day: string) => string;
  /** A molt, or the shed of a reptile. */
  refusedNear: (n: number, day: string, sheds: boolean) => string;
  preMolt: (days: number, sheds: boolean) => string;
  notSeen: (day: string) => string;
  span: (from: string, to: string) => string;
  more: (n: number) => string;
  today: string;
  stop: string;
};

const dayIn = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: Day) => format(new Date(`${day}T00:00:00Z`));
};
const short = { day: 'numeric', month: 'short' } as const;
const long = { weekday: 'long', day: 'numeric', month: 'long' } as const;

const english: DigestWords = {
  day: dayIn('en-GB', short),
  weekday: dayIn('en-GB', long),
  subject: (due, open) =>
    [due > 0 && `${due} due`, open > 0 && `${open} open`].filter(Boolean).join(', ') ||
    'animals to keep an eye on',
  due: 'This evening',
  dueCount: (n) => `${n} due`,
  open: 'Offers still open',
  watch: 'Keep an eye on',
  molts: (of) => `Expected ${skins[of]}`,
  week: 'This week',
  nowhere: 'Without a place',
  refusedLast: (n) => `${n} refused last time`,
  refused: (n, day) => `refused ${n}x since ${day}`,
  refusedNear: (n, day, sheds) =>
    `refused ${n}x since ${day}, and its ${sheds ? 'shed' : 'molt'} is near`,
  preMolt: (days, sheds) =>
    `in ${sheds ? 'pre-shed' : 'pre-molt'} ${days === 0 ? 'since today' : `for ${plural(days, 'day')}`}`,
  notSeen: (day) => `nothing was noted since ${day}`,
  span: (from, to) => `${from} to ${to}`,
  more: (n) => `and ${n} more`,
  today: 'Open Today',
  stop: 'Change or stop this mail',
};

const german: DigestWords = {
  day: dayIn('de-DE', short),
  weekday: dayIn('de-DE', long),
  subject: (due, open) =>
    [due > 0 && `${due} fällig`, open > 0 && `${open} offen`].filter(Boolean).join(', ') ||
    'Tiere im Auge behalten',
  due: 'Heute Abend',
  dueCount: (n) => `${n} fällig`,
  open: 'Noch offene Angebote',
  watch: 'Im Auge behalten',
  molts: () => 'Erwartete Häutungen',
  week: 'Diese Woche',
  nowhere: 'Ohne Platz',
  refusedLast: (n) => (n === 1 ? '1 hat zuletzt verweigert' : `${n} haben zuletzt verweigert`),
  refused: (n, day) => `seit ${day} ${n}x verweigert`,
  refusedNear: (n, day) => `seit ${day} ${n}x verweigert, und die Häutung ist nah`,
  preMolt: (days) =>
    days === 0
      ? 'steht seit heute vor der Häutung'
      : `steht seit ${plural(days, 'Tag', 'Tagen')} vor der Häutung`,
  notSeen: (day) => `seit ${day} wurde nichts notiert`,
  span: (from, to) => `${from} bis ${to}`,
  more: (n) => `und ${n} weitere`,
  today: 'Heute öffnen',
  stop: 'Diese E-Mail ändern oder abstellen',
};

export const digestWords: Record<Spoken, DigestWords> = { en: english, de: german };
