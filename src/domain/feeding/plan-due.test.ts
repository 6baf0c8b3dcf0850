import { describe, expect, test } from 'bun:test';
import type { Day } from '#src/domain/days.ts';
import type { DueAnimal, DuePlan } from './due.ts';
import { feedingDays, feedsAnimals, planDueOf } from './plan-due.ts';
import { animal, today, weekly } from '#src/testing/weekly-plan.ts';

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

  test('is next when the first of its animals has rested from its molt', () => {
    const molted = { offer_date: today, mmt: today };
    const fed = { offer_date: '2026-03-17' };
    expect(of([molted, fed])).toEqual({ next_date: '2026-03-18', due: 0, resting: 1 });
    expect(of([molted])).toEqual({ next_date: '2026-03-18', due: 0, resting: 1 });
    expect(of([{ ...molted, offer_date: '2026-01-01' }, {}])).toEqual({
      ...{ next_date: today, due: 1, resting: 1 },
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

describe('the calendar of a plan', () => {
  const fed = { offer_date: today };
  const refused = { offer_date: today, progress: 2 } as const;
  const rests = { pre_molt: today, offer_date: '2026-01-01' };
  const retry = { retry_days: 3 };
  test.each<[string, Partial<DueAnimal>[], Partial<DuePlan>, Day[]]>([
    ['of an animal that is due', [{}], {}, [today, '2026-03-17', '2026-03-24']],
    ['of one that was fed', [fed], {}, ['2026-03-17', '2026-03-24']],
    [
      'of one that waits since a week',
      [{ offer_date: '2026-02-25' }],
      {},
      [today, '2026-03-17', '2026-03-24'],
    ],
    [
      'of one that waits, on a day between',
      [{ offer_date: '2026-03-01' }],
      { fp_start: '2026-03-02' },
      [today, '2026-03-16', '2026-03-23'],
    ],
    ['of one that refused', [refused], retry, ['2026-03-13', '2026-03-17', '2026-03-24']],
    [
      'of one that refused beside one that is due',
      [refused, {}],
      retry,
      [today, '2026-03-13', '2026-03-17', '2026-03-24'],
    ],
    [
      'of one that refused, later than the rhythm',
      [refused],
      { retry_days: 10 },
      ['2026-03-20', '2026-03-24'],
    ],
    ['of one that refused, beyond its end', [refused], { retry_days: 60 }, []],
    ['of one that rests beside one that was fed', [rests, fed], {}, ['2026-03-17', '2026-03-24']],
    ['of one that molted', [{ ...fed, mmt: today }], {}, ['2026-03-18', '2026-03-24']],
    [
      'of one that molted beside one that was fed',
      [{ ...fed, mmt: today }, fed],
      {},
      ['2026-03-17', '2026-03-18', '2026-03-24'],
    ],
    ['of animals that all rest', [rests], {}, ['2026-03-17', '2026-03-24']],
    ['without animals', [], {}, ['2026-03-17', '2026-03-24']],
    ['of archived animals', [{ archived: 1 }], {}, ['2026-03-17', '2026-03-24']],
    ['that is paused', [{}], { fp_active: 0 }, []],
    [
      'that has not begun',
      [{ offer_date: null, progress: null }],
      { fp_start: '2026-03-20' },
      ['2026-03-20'],
    ],
  ])('%s', (_, animals, fields, expected) => {
    const days = feedingDays(
      { ...weekly, ...fields },
      animals.map((one) => ({ ...animal, ...one })),
      today,
      '2026-03-26',
    );
    expect(days).toEqual(expected);
  });
});

test.each<[Day | null, number, number, boolean]>([
  [today, 2, 1, true],
  [today, 2, 2, false],
  [today, 0, 0, false],
  [null, 2, 0, false],
])(
  'next on %p, with %p animals of which %p rest: feeds animals is %p',
  (next_date, pets, resting, expected) => {
    expect(feedsAnimals({ next_date, pets, resting })).toBe(expected);
  },
);
