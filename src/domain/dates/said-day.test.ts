import { expect, test } from 'bun:test';
import { readSaidDay } from './said-day.ts';

const today = '2026-05-12';

test.each([
  ['today', '2026-05-12'],
  [' Heute ', '2026-05-12'],
  ['Yesterday', '2026-05-11'],
  ['gestern', '2026-05-11'],
  ['vorgestern', '2026-05-10'],
  ['5 days ago', '2026-05-07'],
  ['5d', '2026-05-07'],
  ['vor 3 Tagen', '2026-05-09'],
  ['vor einem Jahr', null],
  ['2 weeks ago', '2026-04-28'],
  ['vor 1 Woche', '2026-05-05'],
  ['5 months ago', '2025-12'],
  ['vor 4 Monaten', '2026-01'],
  ['2 years ago', '2024'],
  ['vor 3 Jahren', '2023'],
  ['3000 years ago', null],
  ['9999 weeks ago', null],
  ['9999m', null],
  ['3/24', '2024-03'],
  ['11/98', '1998-11'],
  ['13/24', null],
  ['11.5.', '2026-05-11'],
  ['15.11.', '2025-11-15'],
  ['31.2.', null],
  ['2021', '2021'],
  ['ca. 2019', '2019'],
  ['6/2023', '2023-06'],
  ['3 Jun 2025', '2025-06-03'],
  ['2025-06-03', '2025-06-03'],
  ['03/06/2025', '2025-06-03'],
  ['2025-02-30', null],
  ['soon', null],
  ['', null],
])('%j', (said, day) => {
  expect(readSaidDay(said, today)).toBe(day);
});

test.each([
  ['5/8', '2026-05-08'],
  ['11/22', '2025-11-22'],
  ['03/06/2025', '2025-03-06'],
  ['3/6/25', '2025-03-06'],
  ['11/98', '1998-11'],
  ['13/24', null],
  ['15.11.', '2025-11-15'],
  ['6/2023', '2023-06'],
])('where months come before days: %j', (said, day) => {
  expect(readSaidDay(said, today, 'mdy')).toBe(day);
});
