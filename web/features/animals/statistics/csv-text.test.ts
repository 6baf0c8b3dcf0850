import { afterEach, expect, test } from 'bun:test';
import { speak } from '#web/texts/texts.ts';
import { csvText } from './csv-text.ts';

afterEach(() => speak('en'));

const table = { heads: ['Species', 'Grown (cm)'], rows: [['=P. regius', '14,3']] };

test.each([
  ['en', 'Species,Grown (cm)\r\n"\'=P. regius","14,3"'],
  ['de', 'Species;Grown (cm)\r\n"\'=P. regius";14,3'],
] as const)(
  'cells are parted as spreadsheets of the language expect it: %s',
  async (language, text) => {
    await speak(language);
    expect(await csvText(table)).toBe(text);
  },
);
