import { expect, test } from 'bun:test';
import { shortInList } from './short-in-list.ts';

test('a genus is written in full where two names of one list would read alike', () => {
  const names = ['Python regius', 'Phidippus regius', 'Brachypelma hamorii', 'Python regius'];
  const isShort = shortInList(names);
  expect(names.map(isShort)).toEqual([false, false, true, false]);
  expect(shortInList(['Python regius', 'Python regius'])('Python regius')).toBe(true);
});
