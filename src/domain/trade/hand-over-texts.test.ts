import { expect, test } from 'bun:test';
import { handOverFileName, handOverLine } from './hand-over-texts.ts';

test.each([
  ['en', null, 0, 'Handed over by Svenja.'],
  ['en', '2020-03-01', 0, 'Handed over by Svenja, who had kept it since March 2020.'],
  ['en', null, 1, 'Handed over by Svenja, who bred it.'],
  ['en', '2020-03-31', 1, 'Handed over by Svenja, who bred it and had kept it since March 2020.'],
  ['de', null, 0, 'Übergeben von Svenja.'],
  ['de', '2020-03-01', 0, 'Übergeben von Svenja, dort gehalten seit März 2020.'],
  ['de', null, 1, 'Übergeben von Svenja, dort nachgezogen.'],
  ['de', '2020-03-31', 1, 'Übergeben von Svenja, dort nachgezogen und gehalten seit März 2020.'],
] as const)('in %s, kept since %s, bred %d: %s', (language, kept_since, bred, line) => {
  expect(handOverLine(language, { from: 'Svenja', kept_since, bred })).toBe(line);
});

const two = [
  { name: 'A', tag: '4AAAAA' },
  { name: 'B', tag: '4BBBBB' },
];
test.each([
  [[{ name: 'Frida', tag: '3WKX9P' }], 'Frida-3WKX9P.exuvia.zip'],
  [[{ name: 'Frida', tag: '' }], 'Frida.exuvia.zip'],
  [[{ name: 'Rosalía #2 “groß”', tag: '3WKX9P' }], 'Rosalia-2-gross-3WKX9P.exuvia.zip'],
  [[{ name: '../../etc/passwd', tag: '' }], 'etc-passwd.exuvia.zip'],
  [[{ name: 'a"\r\nx: y', tag: '' }], 'a-x-y.exuvia.zip'],
  [[{ name: '蜘蛛 🕷', tag: '3WKX9P' }], 'animal-3WKX9P.exuvia.zip'],
  [[{ name: 'x'.repeat(100), tag: '' }], `${'x'.repeat(60)}.exuvia.zip`],
  [two, 'hand-over-K7M2-9QXD.exuvia.zip'],
])('the file of %j is called %s', (animals, name) => {
  expect(handOverFileName(animals, 'K7M2-9QXD')).toBe(name);
});
