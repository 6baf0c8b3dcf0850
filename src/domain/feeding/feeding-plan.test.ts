import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { addDays, daysBetween, weekdayOf } from '#src/domain/days.ts';
import {
  hasWeekdays,
  nextFeedingDay,
  planRuleProblem,
  scheduledDays,
  type PlanRule,
} from './feeding-plan.ts';

// 2026-06-01 is a Monday.
const every = (fp_repeat: number, fp_start = '2026-06-01'): PlanRule => ({
  fp_repeat,
  fp_start,
  fp_weekdays: '0000000',
});
const on = (fp_weekdays: string, fp_start = '2026-06-01'): PlanRule => ({
  fp_repeat: 0,
  fp_start,
  fp_weekdays,
});

describe('the next feeding day', () => {
  test.each<[string, PlanRule, string | null, string, string]>([
    ['never used, starts today', every(7), null, '2026-06-01', '2026-06-01'],
    ['never used, starts in the future', every(7), null, '2026-05-01', '2026-06-01'],
    ['never used, start long ago: not overdue', every(7), null, '2026-06-03', '2026-06-08'],
    ['never used, today is scheduled', every(7), null, '2026-06-15', '2026-06-15'],
    ['used on the day', every(7), '2026-06-08', '2026-06-08', '2026-06-15'],
    ['used a day late: the schedule stands', every(7), '2026-06-09', '2026-06-10', '2026-06-15'],
    [
      'used a day early: the scheduled day still comes',
      every(7),
      '2026-06-07',
      '2026-06-07',
      '2026-06-08',
    ],
    ['overdue stays in the past', every(7), '2026-06-08', '2026-07-20', '2026-06-15'],
    ['last used before its start was moved', every(7), '2026-04-01', '2026-05-01', '2026-06-01'],
    ['every day', every(1), '2026-06-08', '2026-06-08', '2026-06-09'],
    [
      'once a year over a leap day',
      every(365, '2023-06-01'),
      '2023-06-01',
      '2023-06-02',
      '2024-05-31',
    ],
    ['onto a leap day', every(1, '2024-02-01'), '2024-02-28', '2024-02-28', '2024-02-29'],
    ['over the year end', every(10, '2025-12-25'), '2025-12-25', '2025-12-26', '2026-01-04'],
    [
      'over the change to summer time',
      every(2, '2026-03-27'),
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
    ],
    [
      'over the change to winter time',
      every(2, '2026-10-23'),
      '2026-10-25',
      '2026-10-25',
      '2026-10-27',
    ],
    ['weekdays, never used, today is one', on('1000000'), null, '2026-06-15', '2026-06-15'],
    ['weekdays, never used, today is none', on('1000000'), null, '2026-06-16', '2026-06-22'],
    [
      'weekdays, start on another weekday',
      on('0000001', '2026-06-02'),
      null,
      '2026-05-01',
      '2026-06-07',
    ],
    ['Monday and Thursday after Monday', on('1001000'), '2026-06-08', '2026-06-08', '2026-06-11'],
    ['Monday and Thursday after Thursday', on('1001000'), '2026-06-11', '2026-06-11', '2026-06-15'],
    ['weekdays, overdue', on('1001000'), '2026-06-08', '2026-09-01', '2026-06-11'],
    [
      'weekdays win over a repeat',
      { ...on('0000010'), fp_repeat: 3 },
      null,
      '2026-06-01',
      '2026-06-06',
    ],
    ['all weekdays', on('1111111'), '2026-06-08', '2026-06-08', '2026-06-09'],
  ])('%s', (_, plan, lastUsage, today, expected) => {
    expect(nextFeedingDay(plan, lastUsage, today)).toBe(expected);
  });

  test('using a plan twice on one day moves it once', () => {
    const once = nextFeedingDay(every(3), '2026-06-04', '2026-06-04');
    expect(once).toBe('2026-06-07');
    expect(nextFeedingDay(every(3), '2026-06-04', '2026-06-04')).toBe(once);
  });

  test('a half-filled form with repeat 0 gets an answer', () => {
    expect(nextFeedingDay(every(0), null, '2026-06-01')).toBe('2026-06-01');
    expect(nextFeedingDay(every(Number.NaN), null, '2026-06-01')).toBe('2026-06-01');
  });
});

describe('scheduled days', () => {
  test('are listed with both ends', () => {
    expect(scheduledDays(every(5), '2026-06-06', '2026-06-16')).toEqual([
      '2026-06-06',
      '2026-06-11',
      '2026-06-16',
    ]);
    expect(scheduledDays(on('1000100'), '2026-06-01', '2026-06-08')).toEqual([
      '2026-06-01',
      '2026-06-05',
      '2026-06-08',
    ]);
  });

  test('are never before the start, and an empty span has none', () => {
    expect(scheduledDays(every(1), '2026-05-01', '2026-06-02')).toEqual([
      '2026-06-01',
      '2026-06-02',
    ]);
    expect(scheduledDays(every(1), '2026-07-02', '2026-07-01')).toEqual([]);
    expect(scheduledDays(on('1111111'), '2026-05-31', '2026-05-31')).toEqual([]);
  });
});

/** Whether one day is scheduled, from the rule alone. */
function isScheduledOn({ fp_repeat, fp_start, fp_weekdays }: PlanRule, day: string): boolean {
  if (day < fp_start) return false;
  if (fp_weekdays.includes('1')) return fp_weekdays[weekdayOf(day)] === '1';
  return daysBetween(fp_start, day) % fp_repeat === 0;
}

describe('rules that hold for every plan', () => {
  const day = fc.integer({ min: 0, max: 9000 }).map((n) => addDays('2020-01-01', n));
  const flags = fc
    .array(fc.constantFrom('0', '1'), { minLength: 7, maxLength: 7 })
    .map((list) => list.join(''));
  const plan = fc
    .record({ fp_repeat: fc.integer({ min: 1, max: 365 }), fp_start: day, fp_weekdays: flags })
    .map((rule): PlanRule => rule);

  test('the next day is scheduled, after the last usage, not before the start, and the first such day', () => {
    fc.assert(
      fc.property(plan, fc.option(day), day, (rule, lastUsage, today) => {
        const next = nextFeedingDay(rule, lastUsage, today);
        const after = lastUsage === null ? addDays(today, -1) : lastUsage;
        expect(isScheduledOn(rule, next)).toBe(true);
        expect(next > after).toBe(true);
        expect(next >= rule.fp_start).toBe(true);
        let between = after >= rule.fp_start ? addDays(after, 1) : rule.fp_start;
        for (; between < next; between = addDays(between, 1))
          expect(isScheduledOn(rule, between)).toBe(false);
      }),
    );
  });

  test('the list of days agrees with the check of each day', () => {
    fc.assert(
      fc.property(plan, day, fc.integer({ min: 0, max: 60 }), (rule, from, length) => {
        const span = Array.from({ length: length + 1 }, (_, n) => addDays(from, n));
        expect(scheduledDays(rule, from, addDays(from, length))).toEqual(
          span.filter((each) => isScheduledOn(rule, each)),
        );
      }),
    );
  });
});

describe('what a plan needs', () => {
  const repeat = issue('plan_rhythm', { min: 1, max: 365 });
  test.each<[PlanRule, Issue | null]>([
    [every(1), null],
    [every(365), null],
    [on('0000001'), null],
    [every(0), repeat],
    [every(366), repeat],
    [every(-1), repeat],
    [every(1.5), repeat],
    [every(Number.NaN), repeat],
    [on('111111'), issue('plan_weekdays')],
    [on('1111112'), issue('plan_weekdays')],
    [on('11111111'), issue('plan_weekdays')],
    [every(7, '2026-02-30'), issue('plan_start')],
  ])('case %#', (plan, problem) => {
    expect(planRuleProblem(plan)).toEqual(problem);
  });

  test('flags of 0 are no weekdays', () => {
    expect(hasWeekdays(every(7))).toBe(false);
    expect(hasWeekdays(on('0000001'))).toBe(true);
  });
});
