import { expect, test } from 'bun:test';
import { countedMoltsOf, mayBeSameMolt } from './counted-molts.ts';

type Noted = [day: string, size?: number | null];

const today = '2025-06-01';
const counted = (noted: Noted[], hatched: string | null = null, an_count = 1) =>
  countedMoltsOf(
    noted.map(([date_mt, size = null]) => ({ date_mt, size })),
    { an_type: 'tarantula', hatched, an_count },
    today,
  );
const quarters: Noted[] = [['2024-06-25'], ['2024-10-03'], ['2025-01-11'], ['2025-04-21']];

test.each<[string, Noted[], string[]]>([
  ['all of them', quarters, quarters.map(([day]) => day)],
  ['none on a day to come', [['2025-04-21'], ['2025-07-01']], ['2025-04-21']],
  ['none of a mistyped year', [['1925-04-21'], ['2025-04-21']], ['2025-04-21']],
  ['one within four days', [['2025-04-21'], ['2025-04-25']], ['2025-04-21']],
  ['two after five days alone', [['2025-04-21'], ['2025-04-26']], ['2025-04-21', '2025-04-26']],
  [
    'one that is noted again weeks later',
    [...quarters.slice(0, 3), ['2025-02-01'], ['2025-05-01']],
    ['2024-06-25', '2024-10-03', '2025-01-11', '2025-05-01'],
  ],
  [
    'gaps after a break of years by themselves',
    [['2017-01-01'], ['2024-12-02'], ['2025-03-12']],
    ['2017-01-01', '2024-12-02', '2025-03-12'],
  ],
])('of the molts of an animal count %s', (_, noted, days) => {
  expect(counted(noted).map(({ date_mt }) => date_mt)).toEqual(days);
});

test('a molt before the animal hatched is a mistake', () => {
  expect(counted(quarters, '2024-10').map(({ date_mt }) => date_mt)).toEqual([
    '2024-10-03',
    '2025-01-11',
    '2025-04-21',
  ]);
});

test('of a group another one may molt soon', () => {
  const noted: Noted[] = [...quarters.slice(0, 3), ['2025-01-13'], ['2025-02-01'], ['2025-04-21']];
  expect(counted(noted, null, 3).map(({ date_mt }) => date_mt)).toContain('2025-02-01');
  expect(counted(noted, null, 3)).toHaveLength(5);
});

test.each<[string, (number | null)[], number | null]>([
  ['that was noted first', [5, 5.5], 5],
  ['of the later note where the first has none', [null, 5.5], 5.5],
  ['of nobody', [null, null], null],
])('a molt that is noted twice has the size %s', (_, [first = null, again = null], size) => {
  const noted: Noted[] = [
    ['2025-04-21', first],
    ['2025-04-23', again],
  ];
  expect(counted(noted)).toEqual([{ date_mt: '2025-04-21', size, at: 0, wrong_size: null }]);
});

test.each<[string, number[], (number | null)[]]>([
  ['those after it contradict', [5, 15, 6, 6.5], [5, null, 6, 6.5]],
  ['hardly any animal of its type reaches', [5, 5.5, 6, 60], [5, 5.5, 6, null]],
  ['hardly any reaches, though nothing else is known', [50], [null]],
])('a size counts nowhere that %s', (_, sizes, counting) => {
  const noted = sizes.map((size, at): Noted => [quarters[at]?.[0] ?? '', size]);
  const found = counted(noted);
  expect(found.map(({ size }) => size)).toEqual(counting);
  expect(found.map(({ size, wrong_size }) => size ?? wrong_size)).toEqual(sizes);
});

test.each([
  ['2025-04-11', '2025-04-11', false],
  ['2025-04-11', '2025-04-12', true],
  ['2025-04-11', '2025-04-15', true],
  ['2025-04-11', '2025-04-16', false],
  ['2025-04-11', '2025-04-08', true],
  ['2025-04-11', '2025-04-06', false],
  [null, '2025-04-11', false],
])('one noted on %p and one on %s may be the same: %p', (noted, day, may) => {
  expect(mayBeSameMolt(noted, day)).toBe(may);
});
