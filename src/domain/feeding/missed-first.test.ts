import { expect, test } from 'bun:test';
import type { Day } from '#src/domain/days.ts';
import { animal, today, weekly } from '#src/testing/weekly-plan.ts';
import type { DueAnimal, DuePlan } from './due.ts';
import { missedFirst } from './missed-first.ts';

// The plan: every seven days, on Tuesdays; today is one of them.
const tomorrow = '2026-03-11';
const unfed = { ...animal, offer_date: null, progress: null, created: '2026-03-09T18:00:00Z' };

test.each<[string, string, Partial<DuePlan>, Partial<DueAnimal & { created: string }>, Day | null]>(
  [
    ['on its day, as it is due', today, {}, {}, null],
    ['on the day after', tomorrow, {}, {}, today],
    ['until its day comes again', '2026-03-16', {}, {}, today],
    ['on the next of its days, as it is due', '2026-03-17', {}, {}, null],
    ['and ate since', tomorrow, {}, { offer_date: today, progress: 0 }, null],
    ['and refused since', tomorrow, {}, { offer_date: today, progress: 2 }, null],
    ['in pre-molt', tomorrow, {}, { pre_molt: today }, null],
    ['in the week after its molt', tomorrow, {}, { mmt: today }, null],
    ['archived', tomorrow, {}, { archived: 1 }, null],
    ['in a paused plan', tomorrow, { fp_active: 0 }, {}, null],
    ['in a plan that is yet to begin', tomorrow, { fp_start: '2026-03-12' }, {}, null],
    ['in a plan that begins today', tomorrow, { fp_start: tomorrow }, {}, null],
    ['that came after its day', '2026-03-12', {}, { created: '2026-03-11T18:00:00Z' }, null],
    // of a keeper in America it is still the evening before
    [
      'that came on its evening, by UTC on the day after',
      tomorrow,
      {},
      { created: '2026-03-11T03:00:00Z' },
      today,
    ],
    ['on a flagged weekday', '2026-03-12', { fp_weekdays: '0011000' }, {}, null],
    ['after the flagged weekdays', '2026-03-13', { fp_weekdays: '0011000' }, {}, tomorrow],
  ],
)('an animal that was never fed, %s', (_, day, plan, fields, missed) => {
  const found = missedFirst([{ ...weekly, ...plan }], { ...unfed, ...fields }, day);
  expect(found?.day ?? null).toBe(missed);
});

test('of several plans the one counts whose day came first', () => {
  const daily = { ...weekly, fp_repeat: 3, fp_start: '2026-03-09' };
  expect(missedFirst([weekly, daily], unfed, tomorrow)).toEqual({
    ...{ plan: daily, day: '2026-03-09', next_date: '2026-03-12' },
  });
});
