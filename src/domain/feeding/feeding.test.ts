import { expect, test } from 'bun:test';
import { feedingTag, isMuted, nextProgress, type FeedingTag } from './feeding.ts';
import type { Progress } from '#src/domain/enums.ts';

const today = '2026-03-30';

test.each<[string | null, FeedingTag]>([
  ['2026-03-30', 'fresh'],
  ['2026-03-28', 'fresh'],
  ['2026-03-31', 'fresh'],
  ['2026-03-27', 'plain'],
  ['2026-02-28', 'plain'],
  ['2026-02-27', 'overdue'],
  ['2020-01-01', 'overdue'],
  [null, 'never'],
])('an animal last fed on %p is %s', (date_f, tag) => {
  expect(feedingTag(date_f, today)).toBe(tag);
});

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

test.each<[Progress | null, Progress]>([
  [null, 1],
  [1, 0],
  [0, 1],
  [2, 1],
])('the check advances %p to %p', (progress, next) => {
  expect(nextProgress(progress)).toBe(next);
});
