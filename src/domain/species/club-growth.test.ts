import { describe, expect, test } from 'bun:test';
import { clubGrowthOf, sizesBetween, sizesOn, type SizesOnDay } from './club-growth.ts';

const age = (years: number, low: number, high: number) => ({ years, low, high, animals: 5 });
const line = (of: 'f' | 'm' | 'all') => ({ of, ages: [age(1, 2, 3), age(2, 4, 6)] });

describe('an animal is compared with its sex', () => {
  test.each<['f' | 'm' | 'other', ('f' | 'm' | 'all')[], string[]]>([
    ['f', ['f', 'm'], ['f']],
    ['m', ['f', 'm'], ['m']],
    ['m', ['f'], []],
    ['f', ['all'], ['all']],
    ['other', ['all'], ['all']],
    ['other', ['f', 'm'], ['f', 'm']],
    ['other', [], []],
  ])('%s of %j', (gender, known, lines) => {
    const found = clubGrowthOf(known.map(line), { gender, hatched: '2020-01' });
    expect(found.map(({ of }) => of)).toEqual(lines as never);
  });
});

test.each([
  ['2021-03-15', ['2022-03-15', '2023-03-16']],
  ['2020-02', ['2021-01-31', '2022-02-01']],
  ['2020', null],
  [null, null],
])('the days of one that hatched in %s', (hatched, days) => {
  const [found] = clubGrowthOf([line('all')], { gender: 'f', hatched });
  expect(found?.days.map(({ day }) => day) ?? null).toEqual(days);
});

const days: SizesOnDay[] = [
  { day: '2021-01-01', low: 2, high: 3 },
  { day: '2021-01-11', low: 4, high: 8 },
  { day: '2021-01-31', low: 5, high: 8 },
];

test.each([
  ['2020-12-31', null],
  ['2021-01-01', [2, 3]],
  ['2021-01-06', [3, 5.5]],
  ['2021-01-11', [4, 8]],
  ['2021-01-12', [4.1, 8]],
  ['2021-01-31', [5, 8]],
  ['2021-02-01', null],
])('the sizes on %s', (day, sizes) => {
  const found = sizesOn(days, day);
  expect(found && [found.low, found.high]).toEqual(sizes);
});

test.each([
  ['2020-01-01', '2022-01-01', ['2021-01-01', '2021-01-11', '2021-01-31']],
  ['2021-01-06', '2021-01-21', ['2021-01-06', '2021-01-11', '2021-01-21']],
  ['2021-01-12', '2021-01-13', ['2021-01-12', '2021-01-13']],
  ['2021-02-01', '2021-03-01', []],
])('the part from %s to %s', (from, to, drawn) => {
  expect(sizesBetween(days, from, to).map(({ day }) => day)).toEqual(drawn);
});
