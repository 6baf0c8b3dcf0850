import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { CalendarEvent } from '#src/domain/calendar/calendar-events.ts';
import { addDays } from '#src/domain/days.ts';
import { calendarWords, wordsOf } from './calendar-texts.ts';

const SIX_HOURS = 6 * 60 * 60;

type Feed = {
  events: readonly CalendarEvent[];
  language: Spoken;
  /** Tells the entries of this installation from those of another one. */
  installation: string;
  /** When the address was made: the same at each reading, so that nothing counts as changed that is not. */
  stamp: string;
  publicUrl: string;
};

/** A calendar as programs subscribe to it (RFC 5545). The library is loaded by who has a feed. */
export async function icalOf(feed: Feed): Promise<string> {
  const { default: ical } = await import('ical-generator');
  const { events, language, installation, stamp, publicUrl } = feed;
  const words = calendarWords[language];
  const calendar = ical({
    name: words.title,
    prodId: { company: 'Exuvia', product: 'log', language: language.toUpperCase() },
    ttl: SIX_HOURS,
  });
  // without it, Outlook makes a new calendar of each reading
  calendar.method('PUBLISH' as Parameters<typeof calendar.method>[0]);
  for (const { id, from, to, about } of events) {
    const { text, note, path } = wordsOf(about, words);
    calendar.createEvent({
      id: `${id}@${installation}`,
      ...days(from, addDays(to, 1)),
      summary: text,
      description: note || null,
      url: publicUrl + path,
      stamp: new Date(stamp),
      // nobody is busy because an animal is fed
      transparency: 'TRANSPARENT' as never,
    });
  }
  return calendar.toString();
}

/** Days without a zone: as UTC, which has no clock changes. The last one is not part of it. */
const days = (start: string, end: string) => ({
  start: new Date(`${start}T00:00:00Z`),
  end: new Date(`${end}T00:00:00Z`),
  ...{ timezone: 'UTC', allDay: true },
});
