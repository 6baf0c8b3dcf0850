import '#web/testing/dom.ts';
import { describe, expect, test } from 'bun:test';
import type { Day } from '#src/domain/days.ts';
import { growthScale } from './growth-scale.ts';
import { parseSize } from '#web/lib/parse-size.ts';
import { rulerFor, sizeText } from '#web/lib/size.ts';
import {
  placeOf,
  rhythmMonths,
  rhythmOf,
  rhythmHeads,
  rhythmWeeks,
  WEEKS,
  eventSide,
  moltSide,
  withoutCrowding,
  type Feeding,
} from './charts.ts';

const fed = (date_f: string): Feeding => ({ date_f, food: 'Dubia', progress: 0 });
const refused = (date_f: string): Feeding => ({ date_f, food: 'Dubia', progress: 2 });
const offered = (date_f: string): Feeding => ({ date_f, food: 'Dubia', progress: 1 });
// a Tuesday
const today = '2026-03-10';

describe('the feeding rhythm', () => {
  test('has 26 weeks from Monday to Sunday, the last one cut off after today', () => {
    const weeks = rhythmWeeks([], [], today);
    expect(weeks).toHaveLength(WEEKS);
    expect(weeks[0]?.[0]?.day).toBe('2025-09-15');
    expect(weeks[25]?.map((day) => day.state)).toEqual([
      'none',
      'none',
      'later',
      'later',
      'later',
      'later',
      'later',
    ]);
  });

  test.each([
    ['2026-03-07', '2026-03-01'],
    ['2026-03-08', '2026-03-08'],
    ['2026-03-10', '2026-03-08'],
  ])('of a keeper whose week starts on Sunday on %s begins it on %s', (day, first) => {
    expect(rhythmWeeks([], [], day, 'sunday')[25]?.[0]?.day).toBe(first);
  });

  test.each([
    // the week of the 1st, of 26
    ['2026-03-10', '2 2025-10, 6 2025-11, 11 2025-12, 15 2026-01, 19 2026-02, 23 2026-03'],
    ['2026-03-16', '1 2025-10, 5 2025-11, 10 2025-12, 14 2026-01, 18 2026-02, 22 2026-03'],
    [
      '2026-04-05',
      '0 2025-10, 3 2025-11, 8 2025-12, 12 2026-01, 16 2026-02, 20 2026-03, 25 2026-04',
    ],
    ['2026-03-29', '0 2025-10, 4 2025-11, 9 2025-12, 13 2026-01, 17 2026-02, 21 2026-03'],
  ])('on %s has the months at the weeks in which they begin', (day, heads) => {
    const found = rhythmHeads(rhythmWeeks([], [], day));
    expect(found.map(({ at, day: of }) => `${at} ${of.slice(0, 7)}`).join(', ')).toBe(heads);
  });

  test('shows a molt before a meal, a meal before a refusal, an open offer not at all', () => {
    const monday = '2026-03-09';
    const stateOf = (feedings: Feeding[], molted: string[] = []) =>
      rhythmWeeks(
        feedings,
        molted.map((date_mt) => ({ date_mt, size: null })),
        today,
      )[25]?.[0]?.state;
    expect(stateOf([refused(monday)])).toBe('refused');
    expect(stateOf([refused(monday), fed(monday)])).toBe('fed');
    expect(stateOf([fed(monday)], [monday])).toBe('molt');
    expect(stateOf([offered(monday)])).toBe('none');
  });

  test.each([
    ['nothing', [], { meals: 0, every: null, pause: 0, refusals: 0 }],
    ['one meal', [fed('2026-03-01')], { meals: 1, every: null, pause: 9, refusals: 0 }],
    [
      'two feeders on one day are one meal',
      [fed('2026-03-01'), { ...fed('2026-03-01'), food: 'Locust' }, fed('2026-03-08')],
      { meals: 2, every: 7, pause: 7, refusals: 0 },
    ],
    [
      'a pause that lasts until today',
      [fed('2026-01-01'), fed('2026-01-08'), refused('2026-02-01')],
      { meals: 2, every: 7, pause: 61, refusals: 1 },
    ],
    [
      'a refusal on a day with a meal',
      [refused('2026-03-08'), fed('2026-03-08')],
      { meals: 1, every: null, pause: 2, refusals: 0 },
    ],
    ['what lies before', [fed('2024-01-01')], { meals: 0, every: null, pause: 0, refusals: 0 }],
  ])('%s', (_name, feedings, expected) => {
    expect(rhythmOf(feedings, '2025-09-09', today)).toEqual(expected);
  });

  test('is a table of months, the newest first', () => {
    const list = [
      fed('2026-01-05'),
      fed('2026-02-05'),
      refused('2026-02-06'),
      offered('2026-03-01'),
    ];
    expect(rhythmMonths(list, '2026-01-01')).toEqual([
      { month: '2026-02', fed: 1, refused: 1 },
      { month: '2026-01', fed: 1, refused: 0 },
    ]);
  });
});

test('below a curve of years stand months, below one of weeks days, and no day twice', () => {
  const below = (first: Day) =>
    growthScale('leg_span', [{ day: first, value: 3, isMolt: false }], today).below;
  expect(below('2023-03-10')).toEqual(['Mar 2023', 'Mar 2024', 'Mar 2025', 'Mar 2026']);
  expect(below('2025-12-10')).toEqual(['Dec 2025', 'Jan 2026', 'Feb 2026', 'Mar 2026']);
  expect(below('2026-02-08')).toEqual(['8 Feb', '18 Feb', '28 Feb', '10 Mar']);
  expect(below('2026-03-08')).toEqual(['8 Mar', '9 Mar', '10 Mar']);
  expect(below(today)).toEqual(['10 Mar']);
});

test('days are placed in percent between two others', () => {
  expect(placeOf('2026-01-01', '2026-01-01', '2026-01-11')).toBe(0);
  expect(placeOf('2026-01-06', '2026-01-01', '2026-01-11')).toBe(50);
  expect(placeOf('2026-01-01', '2026-01-01', '2026-01-01')).toBe(0);
});

test.each([
  ['far apart', [12, 44, 90], [90, 44, 12]],
  ['the newest stay', [10, 50, 60, 90], [90, 10]],
  ['the last one reaches to the left', [65, 100], [100]],
  ['the last one leaves room', [55, 100], [100, 55]],
  ['the first one reaches to the right', [0, 30], [30]],
  ['none', [], []],
])('of labels of molts that crowd: %s', (_, places, shown) => {
  const items = places.map((at) => ({ at }));
  expect([...withoutCrowding(items, 30, moltSide(30))].map(({ at }) => at)).toEqual(shown);
});

test('a narrower label stays in its place further out, and leaves its neighbour room', () => {
  const items = [{ at: 14 }, { at: 65 }, { at: 88 }];
  expect(withoutCrowding(items, 30, moltSide(30)).size).toBe(2);
  expect(withoutCrowding(items, 22, moltSide(22)).size).toBe(3);
  expect([5, 9, 88, 92].map(moltSide(22))).toEqual(['right', 'around', 'around', 'left']);
});

test('labels of events that would run into each other are left out', () => {
  const items = [{ at: 5 }, { at: 61 }];
  expect([...withoutCrowding(items, 52, eventSide)].map(({ at }) => at)).toEqual([61]);
});

describe('a size as it is typed', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['4,5', 4.5],
    ['4.25', 4.25],
    ['14', 14],
    ['0.01', 0.01],
    ['1000', 1000],
    ['0', 'wrong'],
    ['1000.01', 'wrong'],
    ['4.255', 4.26],
    ['1e2', 'wrong'],
    ['-3', 'wrong'],
    ['four', 'wrong'],
  ])('%j is %p', (typed, expected) => {
    expect(parseSize(typed)).toBe(expected as never);
  });

  test('is shown with no more decimals than it needs', () => {
    expect([14.5, 4.25, 6, 0.1 + 0.2].map(sizeText)).toEqual(['14.5', '4.25', '6', '0.3']);
  });

  test('stands on a ruler that holds it', () => {
    expect([4, 6, 14.5, 33].map(rulerFor)).toEqual([6, 6, 20, 33]);
  });
});
