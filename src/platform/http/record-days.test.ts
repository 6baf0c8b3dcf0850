import { expect, test } from 'bun:test';
import { latestDay } from './record-days.ts';

const here = '2026-03-10';

test.each<[string, string | null, string]>([
  ['a caller at the server’s day', here, here],
  ['one that is a day behind', '2026-03-09', '2026-03-09'],
  ['one that is a day ahead', '2026-03-11', '2026-03-11'],
  ['one whose clock is wrong', '2099-01-01', '2026-03-11'],
  ['one that does not say its day', null, '2026-03-11'],
])('%s records up to its own day', (_, claimed, latest) => {
  expect(latestDay(claimed, here)).toBe(latest);
});
