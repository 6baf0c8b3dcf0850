import { expect, test } from 'bun:test';
import { isMuted, isWeekAfterMolt, restsUntil } from './resting.ts';

const today = '2026-03-30';

test.each<[string, string | null, string | null, boolean]>([
  ['neither pre-molt nor molt', null, null, false],
  ['pre-molt, however long', '2025-01-01', null, true],
  ['molted today', null, '2026-03-30', true],
  ['molted 7 days ago', null, '2026-03-23', true],
  ['molted 8 days ago', null, '2026-03-22', false],
  ['a molt dated ahead by mistake', null, '2027-03-22', false],
])('muted: %s', (_, pre_molt, mmt, expected) => {
  expect(isMuted(pre_molt, mmt, today)).toBe(expected);
});

test('the last day of rest after a molt is the last that mutes', () => {
  const last = restsUntil('2026-02-25');
  expect(last).toBe('2026-03-04');
  expect(isWeekAfterMolt('2026-02-25', last)).toBe(true);
  expect(isWeekAfterMolt('2026-02-25', '2026-03-05')).toBe(false);
});
