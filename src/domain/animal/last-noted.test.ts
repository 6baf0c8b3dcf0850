import { expect, test } from 'bun:test';
import { lastNoted, type NotedAnimal } from './last-noted.ts';

const none: NotedAnimal = {
  created: '2026-01-05T23:30:00Z',
  kept_since: null,
  offer_date: null,
  mmt: null,
  pre_molt: null,
};

test.each<[Partial<NotedAnimal>, (string | null)[], string | null]>([
  [{}, [], '2026-01-05'],
  [{}, [null, null], '2026-01-05'],
  [{ kept_since: '2020-01-01' }, [], '2026-01-05'],
  [{ kept_since: '2026-02-01' }, [], '2026-02-01'],
  [{ offer_date: '2026-02-02', mmt: '2026-02-01' }, [], '2026-02-02'],
  [{ offer_date: '2026-02-02', mmt: '2026-02-03' }, [], '2026-02-03'],
  [{ pre_molt: '2026-03-10', mmt: '2026-02-03' }, [], '2026-03-10'],
  [{ offer_date: '2026-02-02' }, ['2026-02-05', '2026-02-04'], '2026-02-05'],
  // days to come are mistakes
  [{ offer_date: '2126-02-02' }, ['2026-03-11', '2026-02-04'], '2026-02-04'],
  [{ created: '2027-01-01T00:00:00Z' }, [], null],
  // the evening of the 10th in New York
  [{ created: '2026-03-11T01:30:00Z' }, [], '2026-03-10'],
  [{ created: '2026-03-11T01:30:00Z', offer_date: '2025-12-01' }, [], '2026-03-10'],
  [{ created: '2026-03-12T00:30:00Z', offer_date: '2025-12-01' }, [], '2025-12-01'],
])('%j, seen on %j: %p', (animal, [event = null, measured = null], expected) => {
  expect(lastNoted({ ...none, ...animal }, { event, measured }, '2026-03-10')).toBe(expected);
});
