import { describe, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { medianInterval, type DayOfPet } from './median-interval.ts';

const animal = (pet_id: number, uid: number, ...gaps: number[]): DayOfPet[] => {
  let day = '2025-01-01';
  const days = [day, ...gaps.map((gap) => (day = addDays(day, gap)))];
  return days.map((each) => ({ pet_id, uid, day: each }));
};

describe('typical days', () => {
  test.each([
    ['nothing is known', [], null],
    ['two animals are too few', [...animal(1, 3, 10), ...animal(2, 4, 10)], null],
    [
      'one keeper is too few',
      [...animal(1, 3, 10), ...animal(2, 3, 10), ...animal(3, 3, 10)],
      null,
    ],
    [
      'an animal with a single day has no gap and does not count',
      [...animal(1, 3, 10), ...animal(2, 4, 10), ...animal(3, 4)],
      null,
    ],
    [
      'the middle animal speaks',
      [...animal(1, 3, 7), ...animal(2, 4, 10), ...animal(3, 4, 60)],
      { days: 10, animals: 3 },
    ],
    [
      'a long record counts as one animal',
      [...animal(1, 3, 1, 1, 1, 1, 1, 1, 1), ...animal(2, 4, 14), ...animal(3, 4, 14)],
      { days: 14, animals: 3 },
    ],
    [
      'an even number lies in between, in whole days',
      [...animal(1, 3, 10), ...animal(2, 3, 10), ...animal(3, 4, 13), ...animal(4, 4, 13)],
      { days: 12, animals: 4 },
    ],
    [
      'two feeders on one day are one feeding',
      [...animal(1, 3, 10), ...animal(1, 3, 10), ...animal(2, 4, 10), ...animal(3, 4, 10)],
      { days: 10, animals: 3 },
    ],
    [
      'the order of the records is of no matter',
      [...animal(1, 3, 10, 20, 30), ...animal(2, 4, 20), ...animal(3, 4, 20)].toReversed(),
      { days: 20, animals: 3 },
    ],
  ] as const)('%s', (_, list, expected) => {
    expect(medianInterval(list)).toEqual(expected);
  });
});
