import { expect, test } from 'bun:test';
import { fullStop } from './full-stop.ts';

test.each([
  ['Gereinigt am 26. Nov.', 'Gereinigt am 26. Nov.'],
  ['Gereinigt am 26. März', 'Gereinigt am 26. März.'],
])('%p ends as %p', (words, sentence) => {
  expect(fullStop(words)).toBe(sentence);
});
