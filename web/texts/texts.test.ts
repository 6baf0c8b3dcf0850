import '#web/testing/dom.ts';
import { afterEach, describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outbox as german } from './de/outbox.ts';
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
  const { outbox } = await import('./en/outbox.ts');
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

test.each([
  ['Enter E-Mail address and password', 'E-Mail-Adresse und Passwort eingeben'],
  ['Pet not found', 'Tier nicht gefunden'],
  ['Too many tries. Please wait 2 minutes.', 'Zu viele Versuche. Bitte 2 Minuten warten.'],
  ['date_mt must not be in the future', 'date_mt darf nicht in der Zukunft liegen'],
  [
    'must be from 0.01 to 1000 cm, with at most two decimals',
    'muss zwischen 0,01 und 1000 cm liegen, mit höchstens zwei Nachkommastellen',
  ],
  ["2 rows can't be imported", '2 Zeilen können nicht importiert werden'],
  ['is too many: Atlas has 1 animal', 'ist zu viel: Atlas hat 1 Tier'],
  ['date_n is missing', 'date_n fehlt'],
  [
    "Peru can't be deleted: 1 species comes from there.",
    'Peru lässt sich nicht löschen: Eine Art stammt von dort.',
  ],
  [
    'Mail 4 (reset) to a@b.org was given up: 550 no',
    'Mail 4 (Passwort) an a@b.org wurde aufgegeben: 550 no',
  ],
  ['Registration is closed now', 'Registrierung ist jetzt geschlossen'],
  ['What nobody translated yet.', 'What nobody translated yet.'],
])('the server’s "%s" is said as "%s"', async (sentence, german) => {
  await speak('de');
  await textsReady();
  expect(texts().server.say(sentence)).toBe(german);
});

/** Keys and kinds; of a function how many values it takes. */
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
