import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Grouping } from '#src/domain/feeding/evening-choice.ts';
import type { Today } from '#src/domain/today/today.ts';
import type { MailContent } from '#src/platform/mail/mail-content.ts';
import { sheds, skinWordOf } from '#src/domain/animal/molt.ts';
import { digestWords, type DigestWords } from './digest-words.ts';

/** The keeper's day, and where its parts are found. */
export type DigestInput = {
  day: Today;
  by: Grouping;
  todayUrl: string;
  stopUrl: string;
  urlOf: (of: { pet: number } | { plan: number } | { place: number }) => string;
};

type Entry = { text: string; more?: string; url?: string };
type Group = { title: string; entries: Entry[] };

/** Of each list. */
const LISTED = 20;
/** As many feeders as one reads at a glance. */
const FEEDERS = 3;

/** The mail of the day: the keeper's first page in its order, but for what happened lately. */
export const digestMail =
  (input: DigestInput) =>
  (language: Spoken): MailContent => {
    const words = digestWords[language];
    const { day, todayUrl, stopUrl } = input;
    const groups = [
      { title: words.open, entries: openEntries(input) },
      { title: words.due, entries: dueEntries(input, words) },
      { title: words.watch, entries: watchEntries(input, words) },
      {
        title: words.molts(skinWordOf(input.day.expected_molts.map(({ an_type }) => an_type))),
        entries: moltEntries(input, words),
      },
      { title: words.week, entries: weekEntries(input, words) },
    ];
    const sums = words.subject(day.due, day.open_offers.length);
    return {
      subject: `Exuvia: ${sums}`,
      lines: [`${words.weekday(day.day)}: ${sums}`], // what lists of mails show of it
      link: { label: words.today, url: todayUrl },
      groups: groups
        .filter(({ entries }) => entries.length > 0)
        .map((group) => shortened(group, words)),
      stop: { label: words.stop, url: stopUrl },
    };
  };

const nameOf = ({ name, sc_name }: { name: string; sc_name: string }) => name || sc_name;

const openEntries = ({ day, urlOf }: DigestInput): Entry[] =>
  day.open_offers.map((offer) => ({
    text: nameOf(offer),
    more: offer.food,
    url: urlOf({ pet: offer.id }),
  }));

function dueEntries({ day, by, urlOf }: DigestInput, words: DigestWords): Entry[] {
  const said = (group: Today['by_place'][number] | Today['by_plan'][number]) => {
    const named = group.foods.slice(0, FEEDERS).join(', ');
    const foods = group.foods.length > FEEDERS ? `${named} …` : named;
    const more = [foods, group.refused > 0 && words.refusedLast(group.refused)].filter(Boolean);
    return `${group.due}${more.length > 0 ? ` (${more.join('; ')})` : ''}`;
  };
  if (by === 'plan')
    return day.by_plan.map((group) => ({
      text: group.fp_name,
      more: said(group),
      url: urlOf({ plan: group.fp_id }),
    }));
  return day.by_place.map((group) => ({
    text: group.place ?? words.nowhere,
    more: said(group),
    ...(group.place_id === null ? {} : { url: urlOf({ place: group.place_id }) }),
  }));
}

/** In the order of the page: who refuses with a molt near, who refuses, who is in pre-molt, of whom nothing was noted. */
function watchEntries({ day, urlOf }: DigestInput, words: DigestWords): Entry[] {
  const entry = (pet: { id: number; name: string; sc_name: string }, why: string) => ({
    text: nameOf(pet),
    more: why,
    url: urlOf({ pet: pet.id }),
  });
  return [
    ...day.refusing
      .toSorted((a, b) => b.suggests_pre_molt - a.suggests_pre_molt)
      .map((pet) => {
        const said = pet.suggests_pre_molt === 1 ? words.refusedNear : words.refused;
        return entry(pet, said(pet.refusals, words.day(pet.refused_since), sheds(pet.an_type)));
      }),
    ...day.in_pre_molt.map((pet) => entry(pet, words.preMolt(pet.days, sheds(pet.an_type)))),
    ...day.not_seen.map((pet) => entry(pet, words.notSeen(words.day(pet.since)))),
  ];
}

const moltEntries = ({ day, urlOf }: DigestInput, words: DigestWords): Entry[] =>
  day.expected_molts.map((pet) => ({
    text: nameOf(pet),
    more: words.span(words.day(pet.expected.from), words.day(pet.expected.to)),
    url: urlOf({ pet: pet.id }),
  }));

/** The days after this one on which something is due or planned. */
const weekEntries = ({ day: { day: today, week } }: DigestInput, words: DigestWords): Entry[] =>
  week
    .filter(({ day, due, events }) => day !== today && due + events.length > 0)
    .map(({ day, due, events }) => {
      const planned = events.map(({ name, event }) => [name, event].filter(Boolean).join(': '));
      const said = [due > 0 && words.dueCount(due), ...planned].filter(Boolean);
      return { text: words.weekday(day), more: said.join('; ') };
    });

function shortened({ title, entries }: Group, words: DigestWords): Group {
  const more = entries.length - LISTED;
  if (more <= 0) return { title, entries };
  return { title, entries: [...entries.slice(0, LISTED), { text: words.more(more) }] };
}
