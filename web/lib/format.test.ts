import '#web/testing/dom.ts';
import { afterEach, expect, test } from 'bun:test';
import { speak } from '#web/texts/texts.ts';
import { formatCount, formatPlainDay } from './format.ts';

afterEach(() => speak('en'));

test('a day of figures and a large number are written as the language does', async () => {
  expect([formatPlainDay('2025-06-03'), formatCount(2068)]).toEqual(['2025-06-03', '2,068']);
  await speak('de');
  expect([formatPlainDay('2025-06-03'), formatCount(2068)]).toEqual(['03.06.2025', '2.068']);
});
