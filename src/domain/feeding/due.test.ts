import { describe, expect, test } from 'bun:test';
import type { Day } from '#src/domain/days.ts';
import {
  dueOf,
  firstPlanOf,
  isDue,
  planDueOf,
  type Due,
  type DueAnimal,
  type DuePlan,
} from './due.ts';

// 2026-03-10 is a Tuesday, the plan's days are 3, 10, 17 ...
const today = '2026-03-10';
const weekly: DuePlan = {
  fp_repeat: 7,
  fp_start: '2026-03-03',
  fp_weekdays: '0000000',
  fp_active: 1,
  retry_days: 0,
};
const animal: DueAnimal = {
  archived: 0,
  offer_date: '2026-03-04',
  progress: 0,
  pre_molt: null,
  mmt: null,
};

test.each<[string, Partial<DuePlan>, Partial<DueAnimal>, Due]>([
  ['fed in the last interval', {}, {}, { next_date: today, muted: 0 }],
  ['fed today', {}, { offer_date: today }, { next_date: '2026-03-17', muted: 0 }],
  ['offered today', {}, { offer_date: today, progress: 1 }, { next_date: '2026-03-17', muted: 0 }],
  ['long ago', {}, { offer_date: '2026-02-01' }, { next_date: '2026-03-03', muted: 0 }],
  ['never', {}, { offer_date: null, progress: null }, { next_date: today, muted: 0 }],
  ['in a paused plan', { fp_active: 0 }, {}, { next_date: null, muted: 0 }],
  ['archived', {}, { archived: 1 }, { next_date: null, muted: 0 }],
  ['in pre-molt', {}, { pre_molt: '2026-01-01' }, { next_date: today, muted: 1 }],
  ['a week after its molt', {}, { mmt: '2026-03-03' }, { next_date: today, muted: 1 }],
  ['eight days after its molt', {}, { mmt: '2026-03-02' }, { next_date: today, muted: 0 }],
  ['refused, no days said', {}, { progress: 2 }, { next_date: today, muted: 0 }],
  [
    'refused, again after two days',
    { retry_days: 2 },
    { progress: 2 },
    { next_date: '2026-03-06', muted: 0 },
  ],
  [
    'refused, again later than the rhythm',
    { retry_days: 10 },
    { progress: 2 },
    { next_date: '2026-03-14', muted: 0 },
  ],
  ['fed, days said for refusals', { retry_days: 2 }, {}, { next_date: today, muted: 0 }],
  [
    'refused before the plan starts',
    { retry_days: 2, fp_start: '2026-03-12' },
    { progress: 2 },
    { next_date: '2026-03-12', muted: 0 },
  ],
])('an animal %s', (_, plan, fields, expected) => {
  expect(dueOf({ ...weekly, ...plan }, { ...animal, ...fields }, today)).toEqual(expected);
});

test.each<[Day | null, 0 | 1, boolean]>([
  [today, 0, true],
  ['2026-03-01', 0, true],
  ['2026-03-11', 0, false],
  [null, 0, false],
  [today, 1, false],
])('next on %p, muted %p: due is %p', (next_date, muted, expected) => {
  expect(isDue({ next_date, muted }, today)).toBe(expected);
});

test('the plan whose turn comes first decides for an animal with several', () => {
  const later = { ...weekly, fp_start: '2026-03-12', fp_name: 'Later' };
  const paused = { ...weekly, fp_active: 0, fp_name: 'Paused' };
  const first = { ...weekly, fp_name: 'First' };
  expect(firstPlanOf([later, paused, first], animal, today)).toEqual({
    plan: first,
    next_date: today,
  });
  expect(firstPlanOf([paused], animal, today)).toBeNull();
});

describe('a plan', () => {
  const of = (animals: Partial<DueAnimal>[], fields: Partial<DuePlan & { last_date: Day }> = {}) =>
    planDueOf(
      { ...weekly, last_date: null, ...fields },
      animals.map((fields) => ({ ...animal, ...fields })),
      today,
    );

  test('is next when its first animal is', () => {
    expect(of([{ offer_date: today }, {}])).toEqual({ next_date: today, due: 1, resting: 0 });
    expect(of([{ offer_date: today }])).toEqual({ next_date: '2026-03-17', due: 0, resting: 0 });
  });

  test('does not wait for archived or resting animals', () => {
    const others = [{ archived: 1 }, { pre_molt: today, offer_date: '2026-01-01' }];
    expect(of([{ offer_date: today }, ...others])).toEqual({
      next_date: '2026-03-17',
      due: 0,
      resting: 1,
    });
  });

  test('follows its rule alone without animals to feed, and is never overdue', () => {
    const resting = { pre_molt: today, offer_date: '2026-01-01' };
    expect(of([resting])).toEqual({ next_date: today, due: 0, resting: 1 });
    expect(of([])).toEqual({ next_date: today, due: 0, resting: 0 });
    expect(of([], { last_date: '2026-01-01' }).next_date).toBe(today);
    expect(of([resting], { last_date: today }).next_date).toBe('2026-03-17');
  });

  test('has no next date while it is paused', () => {
    expect(of([{}], { fp_active: 0 })).toEqual({ next_date: null, due: 0, resting: 0 });
  });
});
