import '#web/testing/dom.ts';
import { afterEach, describe, expect, test } from 'bun:test';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outbox as german } from '#web/texts/de/mail-queue.ts';
import { addTexts, locale, speak, texts, textsReady } from './texts.ts';

type Words = { [key: string]: unknown };

const areas = readdirSync(join(import.meta.dir, 'en')).map((file) => file.replace('.ts', ''));
const wordsOf = async (language: string, area: string): Promise<Words> =>
  (await import(`./${language}/${area}.ts`)) as Words;

afterEach(() => speak('en'));

test('German has every area of English and no other', () => {
  const german = readdirSync(join(import.meta.dir, 'de')).map((file) => file.replace('.ts', ''));
  expect(german.toSorted()).toEqual([...areas, 'german'].toSorted());
});

describe.each(areas)('the German words of %s', (area) => {
  test('have the shape of the English ones', async () => {
    const [english, german] = await Promise.all([wordsOf('en', area), wordsOf('de', area)]);
    expect(shapeOf(german)).toEqual(shapeOf(english));
  });

  test('are no English sentences', async () => {
    const [english, german] = await Promise.all([wordsOf('en', area), wordsOf('de', area)]);
    const same = sentencesOf(english).filter((text) => sentencesOf(german).includes(text));
    expect(same).toEqual([]);
  });

  test('call the reader neither du nor Sie', () => {
    const file = readFileSync(join(import.meta.dir, 'de', `${area}.ts`), 'utf8');
    expect(file).not.toMatch(/\b([Dd]u|[Dd]ein\w*|[Dd]ich|[Dd]ir|Ihre?|Ihnen)\b/);
  });
});

/** What the specification words otherwise, word for word. */
const given =
  /Error sending E-Mail|Failed to send confirmation E-Mail|Sent E-Mail|This will send an E-Mail|Send E-Mail|Mail confirmed/g;

// a failure's sentences are the API's, too
test.each(areas.filter((area) => area !== 'problems'))(
  'the English words of %s call an email so',
  async (area) => {
    const said = allIn(await wordsOf('en', area)).map((text) => text.replaceAll(given, ''));
    const other = /\bmails?\b(?! (server|program))|e-mail/i;
    expect(said.filter((text) => other.test(text))).toEqual([]);
  },
);

/** The German words of the server, beside English ones. */
const ofServer = [
  'domain/*/german{,-values}.ts',
  'platform/mail/templates/*.ts',
  '**/stop-page.ts',
];

test.each([
  ...[...areas, 'german'].map((area) => join(import.meta.dir, 'de', `${area}.ts`)),
  ...ofServer.flatMap((files) => globSync(join(import.meta.dir, '../../src', files))),
])('German words call an email so: %s', (file) => {
  // a server and a program of mail are words of their own
  const other = /(?<![-A-Za-z])Mails?\b(?! \{\} \(\{\}\) to)|[a-zäöüß](?<!e)mails?\b/g;
  expect(readFileSync(file, 'utf8').match(other)).toBeNull();
});

test('a change of language is heard at once, and English waits for nothing', async () => {
  expect(texts().common.cancel).toBe('Cancel');
  expect(locale()).toBe('en-GB');
  await speak('de');
  expect(texts().common.cancel).toBe('Abbrechen');
  expect(locale()).toBe('de-DE');
  await speak('en');
  expect(texts().common.cancel).toBe('Cancel');
});

test('who changes their mind while the words are on their way gets the last choice', async () => {
  await Promise.all([speak('de'), speak('en')]);
  expect(texts().common.cancel).toBe('Cancel');
  await Promise.all([speak('en'), speak('de')]);
  expect(texts().common.cancel).toBe('Abbrechen');
});

test('words that came before the language are German with it, though nothing is drawn yet', async () => {
  const { outbox } = await import('#web/texts/en/mail-queue.ts');
  addTexts({ outbox });
  await textsReady();
  await speak('de');
  expect(texts().outbox.title).toBe(german.title);
});

test('words that come later than the language are German as soon as they are ready', async () => {
  await speak('de');
  const { site } = await import('./en/site.ts');
  addTexts({ site });
  await textsReady();
  expect(texts().site.save).toBe('Texte speichern');
});

/** Keys and types; of a function, its number of parameters. */
function shapeOf(words: unknown): unknown {
  if (typeof words === 'function') return `takes ${words.length}`;
  if (Array.isArray(words)) return words.map(shapeOf);
  if (typeof words !== 'object' || words === null) return typeof words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, shapeOf(value)]));
}

/** All texts of three words and more; shorter ones may be the same in both, as 'System' is. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === 'object' && words !== null)
    return Object.values(words as Words).flatMap(sentencesOf);
  const text = typeof words === 'string' ? words : '';
  return text.split(' ').length >= 3 ? [text] : [];
}

/** Every text, and what the functions among them are made of. */
function allIn(words: unknown): string[] {
  if (typeof words === 'object' && words !== null)
    return Object.values(words as Words).flatMap(allIn);
  return [String(words)];
}
