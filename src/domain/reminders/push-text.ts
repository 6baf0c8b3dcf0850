import { sheds } from '#src/domain/animal/molt.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import { UNSEEN_DAYS } from '#src/domain/today/watch.ts';
import type { DayParts } from './push-day.ts';
import type { PushKind } from './push-kinds.ts';

/** What a device shows. `tag`: a later one with the same tag takes its place; `url`: what a tap opens. */
export type Notice = { title: string; body: string; tag: string; url: string; lang: Spoken };

const words = {
  en: {
    due: (n: number) => `${n} due`,
    open: (n: number) => (n === 1 ? '1 offer open' : `${n} offers open`),
    watch: 'Keep an eye on',
    nowhere: 'Without a place',
    refusing: (name: string, n: number) => `${name}: refused ${n}x since the last meal`,
    molt: (name: string, sheds: boolean) =>
      `${name}: a ${sheds ? 'shed' : 'molt'} is expected from today on`,
    unseen: (name: string) => `${name}: nothing noted for ${UNSEEN_DAYS} days`,
    today: 'Today',
    tomorrow: 'Tomorrow',
    more: (n: number) => `and ${n} more`,
    arrived: 'A hand-over was taken',
    arrivedText: (n: number) =>
      n === 1
        ? 'One animal arrived at its new keeper.'
        : `${n} animals arrived at their new keeper.`,
    warning: 'Exuvia needs you',
    test: 'Notices work',
    testText: 'This is how they look on this device.',
  },
  de: {
    due: (n: number) => `${n} fällig`,
    open: (n: number) => (n === 1 ? '1 Angebot offen' : `${n} Angebote offen`),
    watch: 'Im Auge behalten',
    nowhere: 'Ohne Platz',
    refusing: (name: string, n: number) => `${name}: ${n}x verweigert seit der letzten Mahlzeit`,
    molt: (name: string, _sheds: boolean) => `${name}: eine Häutung wird ab heute erwartet`,
    unseen: (name: string) => `${name}: seit ${UNSEEN_DAYS} Tagen nichts notiert`,
    today: 'Heute',
    tomorrow: 'Morgen',
    more: (n: number) => `und ${n} weitere`,
    arrived: 'Eine Übergabe ist angekommen',
    arrivedText: (n: number) =>
      n === 1
        ? 'Ein Tier ist beim neuen Halter angekommen.'
        : `${n} Tiere sind beim neuen Halter angekommen.`,
    warning: 'Exuvia meldet ein Problem',
    test: 'Benachrichtigungen gehen',
    testText: 'So sehen sie auf diesem Gerät aus.',
  },
};

/** Of each part of the day. */
const LISTED = 4;
const TITLE = 80;
const BODY = 500;

/** Push services take 4 KB, and a lock screen shows less. */
const clip = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
};

const notice = (title: string, body: string, tag: string, url: string, lang: Spoken): Notice => ({
  ...{ title: clip(title, TITLE), body: clip(body, BODY), tag, url, lang },
});

/** The notice of the day of a device that wants these kinds; null where there is nothing to tell. */
export function dayNotice(
  parts: DayParts,
  kinds: readonly PushKind[],
  lang: Spoken,
): Notice | null {
  const said = words[lang];
  const { evening, watch, events } = parts;
  const headline: string[] = [];
  const lines: string[] = [];
  if (kinds.includes('evening') && evening.due > 0) {
    headline.push(said.due(evening.due));
    const places = evening.places.map(({ place, due }) => `${place ?? said.nowhere} ${due}`);
    lines.push(listed(places, said.more, ', '));
  }
  if (kinds.includes('evening') && evening.open > 0) headline.push(said.open(evening.open));
  const watched = watchLines(watch, said);
  if (kinds.includes('watch') && watched.length > 0) {
    headline.push(said.watch);
    lines.push(listed(watched, said.more, '\n'));
  }
  if (kinds.includes('events') && events.names.length > 0) {
    headline.push(events.isTomorrow ? said.tomorrow : said.today);
    lines.push(listed(events.names, said.more, '\n'));
  }
  if (headline.length === 0) return null;
  return notice(headline.join(', '), lines.join('\n'), 'day', '/', lang);
}

function watchLines({ refusing, molts, unseen }: DayParts['watch'], said: (typeof words)[Spoken]) {
  const nameOf = ({ name, sc_name }: { name: string; sc_name: string }) => name || sc_name;
  return [
    ...refusing.map((one) => said.refusing(nameOf(one), one.refusals)),
    ...molts.map((one) => said.molt(nameOf(one), sheds(one.an_type))),
    ...unseen.map((one) => said.unseen(nameOf(one))),
  ];
}

function listed(lines: readonly string[], more: (n: number) => string, between: string): string {
  const rest = lines.length - LISTED;
  return [...lines.slice(0, LISTED), ...(rest > 0 ? [more(rest)] : [])].join(between);
}

export const arrivedNotice = (handOver: number, animals: number) => (lang: Spoken) =>
  notice(
    words[lang].arrived,
    words[lang].arrivedText(animals),
    `hand-over-${handOver}`,
    '/pets',
    lang,
  );

export const warningNotice = (messages: readonly string[]) => (lang: Spoken) =>
  notice(words[lang].warning, messages.join('\n'), 'warnings', '/admin/system', lang);

export const testNotice = (lang: Spoken) =>
  notice(words[lang].test, words[lang].testText, 'test', '/', lang);
