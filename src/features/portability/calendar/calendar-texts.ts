import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { CalendarEvent } from '#src/domain/calendar/calendar-events.ts';

type About = CalendarEvent['about'];
type Words = {
  title: string;
  feed: (name: string, animals: number) => string;
  feeder: (food: string) => string;
  molt: (name: string) => string;
  table: (table: string) => string;
};

const english: Words = {
  title: 'Exuvia',
  feed: (name, animals) => `Feed: ${name} (${animals})`,
  feeder: (food) => `Usual feeder: ${food}`,
  molt: (name) => `Molt expected: ${name}`,
  table: (table) => `Table ${table}`,
};

const german: Words = {
  title: 'Exuvia',
  feed: (name, animals) => `Füttern: ${name} (${animals})`,
  feeder: (food) => `Übliches Futter: ${food}`,
  molt: (name) => `Häutung erwartet: ${name}`,
  table: (table) => `Tisch ${table}`,
};

export const calendarWords: Record<Spoken, Words> = { en: english, de: german };

/** What an entry says, and where it leads. */
export function wordsOf(about: About, words: Words): { text: string; note: string; path: string } {
  switch (about.kind) {
    case 'plan':
      return {
        text: words.feed(about.name, about.animals),
        note: about.feeder && words.feeder(about.feeder),
        path: `/pets/plans/details?id=${about.fp_id}`,
      };
    case 'molt':
      return {
        text: words.molt(about.name || about.sc_name),
        note: about.sc_name,
        path: `/pets/details?id=${about.pet}`,
      };
    case 'planned':
      return {
        text: [about.name, about.text].filter(Boolean).join(': '),
        note: '',
        path: `/pets/details?id=${about.pet}`,
      };
    case 'expo':
      return {
        text: about.name,
        note: about.table && words.table(about.table),
        path: '/expo/current',
      };
  }
}
