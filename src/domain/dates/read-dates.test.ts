import { describe, expect, test } from 'bun:test';
import { dayProblem, guessDateOrder, readImportDay, readPartialDay } from './read-dates.ts';

describe('a date in a file', () => {
  test.each([
    ['2025-06-03', '2025-06-03'],
    ['2025/6/3', '2025-06-03'],
    ['2025.06.03', '2025-06-03'],
    ['2025-06-03T18:20:00Z', '2025-06-03'],
    ['2025-06-03 18:20', '2025-06-03'],
    ['3.6.2025', '2025-06-03'],
    ['03.06.25', '2025-06-03'],
    ['3. 6. 2025', '2025-06-03'],
    ['03.06.98', '1998-06-03'],
    ['3.6.2025 18:20', '2025-06-03'],
    ['3 Jun 2025', '2025-06-03'],
    ['3. Juni 2025', '2025-06-03'],
    ['3rd June 2025', '2025-06-03'],
    ['03-Jun-25', '2025-06-03'],
    ['June 3, 2025', '2025-06-03'],
    ['Jun 3rd 2025', '2025-06-03'],
    ['1. März 2024', '2024-03-01'],
    ['Tue 3 Jun 2025', '2025-06-03'],
    ['29.2.2024', '2024-02-29'],
    ['45811', '2025-06-03'],
  ])('%s is the same in every order', (cell, expected) => {
    expect(readImportDay(cell, 'dmy')).toBe(expected);
    expect(readImportDay(cell, 'mdy')).toBe(expected);
  });

  test.each([
    ['03/06/2025', '2025-06-03', '2025-03-06'],
    ['3-6-25', '2025-06-03', '2025-03-06'],
    ['25/12/2024', '2024-12-25', null],
    ['12/25/2024', null, '2024-12-25'],
  ])('%s is %s day first and %s month first', (cell, dmy, mdy) => {
    expect(readImportDay(cell, 'dmy')).toBe(dmy);
    expect(readImportDay(cell, 'mdy')).toBe(mdy);
  });

  test.each([
    ['30.02.2025', 'no_such_day'],
    ['2025-13-01', 'no_such_day'],
    ['3 Foo 2025', 'no_such_day'],
    ['06/2021', 'day_incomplete'],
    ['2021/06', 'day_incomplete'],
    ['2021', 'day_incomplete'],
    ['June 2021', 'day_incomplete'],
    ['last week', 'day_unreadable'],
    ['1234567', 'day_unreadable'],
    ['3.6.', 'day_unreadable'],
    ['', 'day_unreadable'],
  ] as const)('%s is no day: %s', (cell, why) => {
    expect(readImportDay(cell, 'dmy')).toBeNull();
    expect(dayProblem(cell).code).toBe(why);
  });
});

describe('the order of the dates in a file', () => {
  test.each([
    [['03/06/2025', '25/12/2024'], 'dmy', 'one cell decides'],
    [['03/06/2025', '12/25/2024'], 'mdy', 'one cell decides'],
    [['03/06/2025', '04-07-2025'], 'unclear', 'both ways are possible'],
    [['03/03/2025', ''], null, 'both ways are the same'],
    [['2025-06-03', '3.6.2025', '3 Jun 2025'], null, 'nothing to ask'],
    [[], null, 'no dates'],
  ] as const)('%j: %s, %s', (cells, expected) => {
    expect(guessDateOrder([...cells])).toBe(expected);
  });
});

test.each([
  ['2019', '2019'],
  ['ca. 2019', '2019'],
  ['06/2023', '2023-06'],
  ['6.2023', '2023-06'],
  ['2023-6', '2023-06'],
  ['Juni 2023', '2023-06'],
  ['3.6.2023', '2023-06-03'],
  ['2023-06-03', '2023-06-03'],
  ['13/2023', null],
  ['1066', null],
  ['summer', null],
  ['', null],
])('%p is a day, a month or a year', (cell, partial) => {
  expect(readPartialDay(cell, 'dmy')).toBe(partial);
});
