import { describe, expect, test } from 'bun:test';
import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import {
  countFeedings,
  feedingState,
  isDue,
  isPutOff,
  restsBeforeMolt,
  type Due,
} from './due-state.ts';

const today = '2026-03-10';

test.each<[Day | null, 0 | 1, boolean]>([
  [today, 0, true],
  ['2026-03-01', 0, true],
  ['2026-03-11', 0, false],
  [null, 0, false],
  [today, 1, false],
])('next on %p, muted %p: due is %p', (next_date, muted, expected) => {
  expect(isDue({ next_date, muted }, today)).toBe(expected);
});

test.each<[string, Day | null, 0 | 1, Day | null, boolean]>([
  ['in pre-molt, to be fed today', today, 1, '2026-03-01', true],
  ['in pre-molt, to be fed later', '2026-03-20', 1, '2026-03-01', true],
  ['in pre-molt, without a plan', null, 1, '2026-03-01', false],
  ['that rests after its molt, fed once it has rested', '2026-03-15', 1, null, false],
  ['that rests today', today, 1, null, true],
  ['that does not rest', '2026-03-20', 0, null, false],
])('the next day of an animal %s', (_, next_date, muted, pre_molt, expected) => {
  expect(isPutOff({ next_date, muted, pre_molt }, today)).toBe(expected);
});

describe('among the feedings in progress an animal is', () => {
  const turn = { plan_date: today, next_date: today, muted: 0 } as const;
  const later = { plan_date: '2026-03-11', next_date: '2026-03-11', muted: 0 } as const;
  const rests = { plan_date: today, next_date: '2026-03-15', muted: 1 } as const;
  const none = { plan_date: null, next_date: null, muted: 0 } as const;
  test.each<[string, Due, Progress | null, ReturnType<typeof feedingState>]>([
    ['due when its day has come', turn, null, 'due'],
    [
      'due long after its day',
      { ...turn, plan_date: '2026-01-01', next_date: '2026-01-01' },
      2,
      'due',
    ],
    ['not there before its day', later, 0, null],
    ['not there without a plan', none, 0, null],
    ['open with an attempt', later, 1, 'open'],
    ['open with an attempt and no plan', none, 1, 'open'],
    ['due with an attempt of an earlier turn', turn, 1, 'due'],
    ['resting when its day has come in pre-molt', { ...turn, muted: 1 }, 0, 'resting'],
    ['resting when its day has come in the rest after a molt', rests, 0, 'resting'],
    ['open with an attempt in the rest after a molt', rests, 1, 'open'],
    ['open with an attempt in pre-molt', { ...turn, muted: 1 }, 1, 'open'],
    ['not there before its day in pre-molt', { ...later, muted: 1 }, 0, null],
  ])('%s', (_, due, progress, expected) => {
    expect(feedingState({ ...due, progress }, today)).toBe(expected);
  });

  test('counted once', () => {
    const rows = [
      { ...turn, progress: null },
      { ...turn, progress: 1 as const },
      { ...later, progress: 1 as const },
      { ...turn, muted: 1 as const, progress: null },
      { ...rests, progress: null },
      { ...turn, muted: 1 as const, progress: 1 as const },
    ];
    expect(countFeedings(rows, today)).toEqual({ due: 2, open: 2, resting: 2 });
  });
});

test.each<[string, Day | null, Day, 0 | 1, Progress | null, boolean]>([
  ['its day has come in pre-molt', today, today, 1, 0, true],
  ['its day has come after its molt', null, today, 1, 0, false],
  ['it is due', null, today, 0, 0, false],
  ['an offer is open in pre-molt', today, today, 1, 1, false],
  ['its day comes later', today, '2026-03-11', 1, 0, false],
])('%s: waits for its skin alone', (_, pre_molt, day, muted, progress, expected) => {
  const due = { plan_date: day, next_date: day, muted };
  expect(restsBeforeMolt({ pre_molt, ...due, progress }, today)).toBe(expected);
});
