import { expect, test } from 'bun:test';
import { dueByPlans, dueOf, firstPlanOf, type DueAnimal, type DuePlan } from './due.ts';
import type { Due } from './due-state.ts';
import { animal, today, weekly } from '#src/testing/weekly-plan.ts';

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

test('the plan whose turn comes first decides for an animal with several', () => {
  const later = { ...weekly, fp_start: '2026-03-12', fp_name: 'Later' };
  const paused = { ...weekly, fp_active: 0, fp_name: 'Paused' };
  const first = { ...weekly, fp_name: 'First' };
  expect(firstPlanOf([later, paused, first], animal, today)).toEqual({
    plan: first,
    next_date: today,
  });
  expect(firstPlanOf([paused], animal, today)).toBeNull();
  expect(dueByPlans([later, first], animal, today)).toEqual({ next_date: today, muted: 0 });
  expect(dueByPlans([paused], { ...animal, pre_molt: today }, today)).toEqual({
    next_date: null,
    muted: 1,
  });
});
