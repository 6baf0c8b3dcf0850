import { expect, test } from 'bun:test';
import type { Round, RoundAnswer, RoundPet } from './round.ts';
import { laterRound, progressOf, withProgress } from './round-progress.ts';

const pets = [1, 2, 3].map((id) => ({ id }) as RoundPet);
const fed = (id: number): RoundAnswer => ({ id, outcome: 'fed', food: 'Dubia', record: null });
const round: Round = {
  ...{ begun: 'a', title: 'Rack A', way: 'each', day: null, pets, answers: [], at: 0 },
  ...{ swaps: {}, ticks: {}, feeders: [] },
};
const later = { ...round, answers: [fed(1)], at: 1, swaps: { Dubia: 'Locust' } };

test('a round goes on where it was kept last', () => {
  const kept = structuredClone(progressOf(later, 20));
  expect(withProgress(round, kept, 10)).toEqual(later);
});

test('also where its animals stand in another order by now', () => {
  const turned = { ...round, pets: pets.toReversed() };
  expect(withProgress(turned, progressOf(later, 20), 10)).toMatchObject({
    at: 1,
    answers: [fed(1)],
  });
  const all = { ...later, at: 0 };
  expect(withProgress(round, progressOf(all, 20), 10).at).toBe(1);
});

test.each<[string, Round, unknown, number]>([
  ['what was kept is older', round, progressOf(later, 20), 20],
  ['it is of another round', { ...round, begun: 'b' }, progressOf(later, 20), 10],
  ['nothing was kept', round, undefined, 10],
  [
    'an earlier version began it',
    { ...round, begun: undefined as never },
    progressOf(later, 20),
    10,
  ],
])('it stays as it is where %s', (_, now, kept, saved) => {
  expect(withProgress(now, kept, saved)).toBe(now);
});

test.each<[string, Round | null, unknown, unknown, Round | null]>([
  ['nothing else is there', null, { round, saved: 20 }, progressOf(later, 21), later],
  ['it is later', { ...round, begun: 'z' }, { round, saved: 20 }, null, round],
  [
    'it is later, though its progress is not',
    round,
    { round: later, saved: 21 },
    progressOf(round, 20),
    later,
  ],
  ['it is older', later, { round, saved: 9 }, progressOf(round, 9), later],
  ['it is older, and its progress later', round, { round, saved: 9 }, progressOf(later, 21), later],
  ['it was removed then', later, { round: null, saved: 20 }, null, null],
  ['it was removed before', round, { round: null, saved: 9 }, null, round],
  ['it is no round', null, { round: { pets: 3 }, saved: 20 }, progressOf(later, 21), null],
  ['nothing was kept', null, undefined, undefined, null],
])('what was kept whole and where %s', (_, now, whole, progress, expected) => {
  expect(laterRound(now, structuredClone({ whole, progress }), 10)).toEqual(expected);
});
