import { expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { isWeighedType, weighingOf } from './weighing.ts';

const today = '2026-03-10';

/** Weights of 40 g so many days ago, the newest 41 g. */
const weights = (...ago: number[]) =>
  ago.map((days, at) => ({ date_ms: addDays(today, -days), value: at === 0 ? 41 : 40 }));

test.each<[number[], number | null]>([
  [[], null],
  [[14], null],
  [[14, 28], null],
  [[14, 28, 42], 14],
  [[13, 27, 41], null],
  [[42, 56, 70], 14],
  [[43, 57, 71], null],
  // the middle of the last five gaps, whatever was before
  [[7, 14, 28, 35, 42, 49, 200, 400], 7],
  [[9, 14, 24, 34], null],
  [[10, 15, 25, 35], 10],
  [[1, 2, 3], 1],
  [[0, 1, 2], null],
  // a day to come is a mistake
  [[-5, 14, 28, 42], 14],
])('weighed %j days ago: every %p days', (ago, usual) => {
  expect(weighingOf(weights(...ago), today)?.usual_days ?? null).toBe(usual);
});

test('says the last weight and the one before it', () => {
  expect(weighingOf(weights(14, 28, 42), today)).toEqual({
    ...{ weight: 41, weight_date: '2026-02-24', weight_before: 40, usual_days: 14 },
  });
});

test('reptiles are weighed, tarantulas are not', () => {
  expect([isWeighedType('reptile'), isWeighedType('tarantula')]).toEqual([true, false]);
});
