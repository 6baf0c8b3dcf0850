import { expect, test } from 'bun:test';
import { feedingTag, nextProgress, type FeedingTag } from './feeding.ts';
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

test.each<[Progress | null, Progress]>([
  [null, 1],
  [1, 0],
  [0, 1],
  [2, 1],
])('the check advances %p to %p', (progress, next) => {
  expect(nextProgress(progress)).toBe(next);
});
