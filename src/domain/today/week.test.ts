import { expect, test } from 'bun:test';
import { addDays, type Day } from '#src/domain/days.ts';
import { dueOf, type DueAnimal } from '#src/domain/feeding/due.ts';
import { animal, weekly } from '#src/testing/weekly-plan.ts';
import type { TodayAnimal, TodayInput } from './input.ts';
import { isStillPlanned, plannedAfter } from './planned-events.ts';
import { weekOf } from './week.ts';

/** A Friday, as are the days of the plan. */
const molted = '2026-11-27';
const plan = { ...weekly, fp_id: 1, fp_name: 'Weekly', fp_start: molted, def_feeder: '' };

/** The days of the week from `today` on which the plan feeds the animal. */
function fedOn(fields: Partial<DueAnimal>, today: Day): Day[] {
  const one = { ...animal, ...fields, id: 1 } as TodayAnimal;
  const input: Partial<TodayInput> = {
    ...{ animals: [one], plansOf: () => [plan], eventsAhead: () => [], today },
  };
  return weekOf(input as TodayInput).flatMap(({ day, due }) => (due > 0 ? [day] : []));
}

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'the day that an animal names %p days after its molt is the first on which the week feeds it',
  (days) => {
    const today = addDays(molted, days);
    const fields = { mmt: molted, offer_date: molted };
    expect(dueOf(plan, { ...animal, ...fields }, today).next_date).toBe('2026-12-05');
    const first = today < '2026-12-05' ? '2026-12-05' : today;
    const fed = fedOn(fields, today);
    expect(fed[0]).toBe(days < 2 ? undefined : first);
  },
);

test('who waits is fed today, then as the plan says; in pre-molt on no day', () => {
  const waits = { offer_date: '2026-11-01' };
  expect(fedOn(waits, '2026-12-01')).toEqual(['2026-12-01', '2026-12-04']);
  expect(fedOn({ ...waits, pre_molt: '2026-12-01' }, '2026-12-01')).toEqual([]);
});

test.each([
  ['2026-11-30', 1, true],
  ['2026-11-30', 0, true],
  ['2026-11-29', 1, true],
  ['2026-11-29', 0, false],
  ['2026-11-28', 1, false],
] as const)(
  'an event of %s (planned: %p) is planned on 29 November: %p',
  (date_ev, planned, is) => {
    expect(isStillPlanned({ date_ev, planned }, '2026-11-29')).toBe(is);
  },
);

test.each([
  ['2026-12-01', '2026-12-01', 1, 1],
  ['2026-12-01', '2026-12-01', 0, 0],
  ['2026-12-01', '2026-12-02', 0, 1],
  ['2026-12-01', '2026-11-30', 1, 0],
] as const)('of %s (moved to %s, planned: %p) it is planned: %p', (before, after, planned, is) => {
  expect(plannedAfter({ date_ev: before, planned }, after, '2026-12-01')).toBe(is);
});
