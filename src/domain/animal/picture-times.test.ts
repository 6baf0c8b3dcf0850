import { expect, test } from 'bun:test';
import { commonScale, pictureRuler } from './picture-times.ts';

test.each([
  [[], null],
  [[null, null], null],
  [['2025-01-01'], null],
  [['2025-01-01', '2025-01-01'], null],
])('pictures of %j have no ruler', (days, ruler) => {
  expect(pictureRuler(days)).toBe(ruler);
});

test('pictures stand by their days, and the years between them', () => {
  expect(pictureRuler([null, '2024-07-01', '2025-07-01', '2026-07-01'])).toEqual({
    places: [null, 0, 50, 100],
    years: [
      { year: 2025, at: expect.closeTo(25.2, 1) },
      { year: 2026, at: expect.closeTo(75.2, 1) },
    ],
  });
});

test('of many years those that have room are written', () => {
  const years = pictureRuler(['1990-01-01', '2026-01-01'])?.years ?? [];
  const gaps = years.slice(1).map(({ at }, before) => at - (years[before]?.at ?? 0));
  expect(gaps.every((gap) => gap >= 13)).toBe(true);
  expect(years.length).toBeGreaterThan(5);
});

test.each([
  [7.5, 15, { then: 0.5, now: 1 }],
  [15, 7.5, { then: 1, now: 0.5 }],
  [3, 15, { then: 0.2, now: 1 }],
  [0.8, 14.5, null],
  [15, 15, null],
  [null, 15, null],
  [7.5, null, null],
])('sizes of %p and %p are drawn as %j', (then, now, scale) => {
  expect(commonScale(then, now)).toEqual(scale);
});
