import { expect, test } from 'bun:test';
import { dueByPlans, dueOf, firstPlanOf, type DueAnimal, type DuePlan } from './due.ts';
import type { Due } from './due-state.ts';
import { animal, today, weekly } from '#src/testing/weekly-plan.ts';

const day = (next_date: Due['next_date'], muted: 0 | 1 = 0): Due => ({
  ...{ plan_date: next_date, next_date, muted },
});

test.each<[string, Partial<DuePlan>, Partial<DueAnimal>, Due]>([
  ['fed in the last interval', {}, {}, day(today)],
  ['fed today', {}, { offer_date: today }, day('2026-03-17')],
  ['offered today', {}, { offer_date: today, progress: 1 }, day('2026-03-17')],
  ['long ago', {}, { offer_date: '2026-02-01' }, day('2026-03-03')],
  ['never', {}, { offer_date: null, progress: null }, day(today)],
  ['in a paused plan', { fp_active: 0 }, {}, day(null)],
  ['archived', {}, { archived: 1 }, day(null)],
  ['in pre-molt', {}, { pre_molt: '2026-01-01' }, day(today, 1)],
  ['refused, no days said', {}, { progress: 2 }, day(today)],
  ['refused, again after two days', { retry_days: 2 }, { progress: 2 }, day('2026-03-06')],
  ['refused, again later than the rhythm', { retry_days: 10 }, { progress: 2 }, day('2026-03-14')],
  ['fed, days said for refusals', { retry_days: 2 }, {}, day(today)],
  [
    'refused before the plan starts',
    { retry_days: 2, fp_start: '2026-03-12' },
    { progress: 2 },
    day('2026-03-12'),
  ],
])('an animal %s', (_, plan, fields, expected) => {
  expect(dueOf({ ...weekly, ...plan }, { ...animal, ...fields }, today)).toEqual(expected);
});

/** Next by its plan on `plan_date`, after a molt on `mmt`. */
test.each<[string, Partial<DueAnimal>, Due]>([
  ['on a day of its rest', { mmt: '2026-03-03' }, { ...day(today, 1), next_date: '2026-03-11' }],
  ['on the day of its molt', { mmt: today }, { ...day(today, 1), next_date: '2026-03-18' }],
  [
    'before its molt',
    { mmt: today, offer_date: '2026-02-01' },
    { plan_date: '2026-03-03', next_date: '2026-03-18', muted: 1 },
  ],
  [
    'on a day of its rest that is yet to come',
    { mmt: today, offer_date: today },
    { plan_date: '2026-03-17', next_date: '2026-03-18', muted: 1 },
  ],
  ['on the day after its rest', { mmt: '2026-03-09', offer_date: today }, day('2026-03-17', 1)],
  ['today, when it has just rested', { mmt: '2026-03-02' }, day(today)],
  [
    'on the last day of its rest, which was yesterday',
    { mmt: '2026-03-02', offer_date: '2026-03-02' },
    { plan_date: '2026-03-03', next_date: today, muted: 0 },
  ],
  [
    'before its molt, three days after its rest',
    { mmt: '2026-02-27', offer_date: '2026-02-01' },
    { plan_date: '2026-03-03', next_date: '2026-03-07', muted: 0 },
  ],
  ['today, with a molt that is entered for tomorrow', { mmt: '2026-03-11' }, day(today)],
  [
    'in pre-molt, too',
    { mmt: today, pre_molt: today },
    { ...day(today, 1), next_date: '2026-03-18' },
  ],
])('an animal whose plan feeds it %s', (_, fields, expected) => {
  expect(dueOf(weekly, { ...animal, ...fields }, today)).toEqual(expected);
});

test('the plan whose turn comes first decides for an animal with several', () => {
  const later = { ...weekly, fp_start: '2026-03-12', fp_name: 'Later' };
  const paused = { ...weekly, fp_active: 0, fp_name: 'Paused' };
  const first = { ...weekly, fp_name: 'First' };
  expect(firstPlanOf([later, paused, first], animal, today)).toEqual({
    ...{ plan: first, due: day(today) },
  });
  expect(firstPlanOf([paused], animal, today)).toEqual({ plan: null, due: day(null) });
  expect(dueByPlans([later, first], animal, today)).toEqual(day(today));
  expect(dueByPlans([paused], { ...animal, pre_molt: today }, today)).toEqual(day(null, 1));
});

test('the rest after a molt leaves the order of the plans as it is', () => {
  const later = { ...weekly, fp_start: '2026-03-12' };
  expect(firstPlanOf([later, weekly], { ...animal, mmt: today }, today)).toEqual({
    plan: weekly,
    due: { plan_date: today, next_date: '2026-03-18', muted: 1 },
  });
});
