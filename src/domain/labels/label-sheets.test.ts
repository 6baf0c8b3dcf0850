import { describe, expect, test } from 'bun:test';
import {
  edgesOf,
  pagesOf,
  paperOf,
  perPage,
  positions,
  sheetProblem,
  sheets,
  usualSheet,
  type Sheet,
} from './label-sheets.ts';

const sheet = (key: string) => sheets.find((each) => each.key === key) as Sheet;

describe('the sheets on the market', () => {
  test('have unique names and keys, and labels that fit on their paper', () => {
    expect(new Set(sheets.map(({ key }) => key)).size).toBe(sheets.length);
    expect(new Set(sheets.map(({ name }) => name)).size).toBe(sheets.length);
    expect(sheets.map((each) => [each.key, sheetProblem(each)])).toEqual(
      sheets.map(({ key }) => [key, null]),
    );
  });

  // As on the packages: labels per sheet, their size, and the corners of the first and last one.
  test.each([
    ['L7160', 21, 63.5, 38.1, [7.5, 15.5], [139.5, 244.1]],
    ['L7162', 16, 99.1, 33.9, [4, 13], [106.5, 250.3]],
    ['L7163', 14, 99.1, 38.1, [3.35, 15.2], [106.35, 243.8]],
    ['L7651', 65, 38.1, 21.2, [4.7, 10.9], [167.1, 265.3]],
    ['L4731', 189, 25.4, 10, [9, 13.5], [176.4, 273.5]],
    ['L4732', 80, 35.6, 16.9, [11, 13], [163.4, 266.5]],
    ['3474', 24, 70, 37, [0, 0], [140, 259]],
    ['4780', 40, 48.5, 25.4, [8.1, 19], [153.6, 247.6]],
    ['5160', 30, 66.7, 25.4, [3.97, 12.7], [145.17, 241.3]],
    ['5163', 10, 101.6, 50.8, [4.1, 12.7], [110.5, 215.9]],
    ['5167', 80, 44.5, 12.7, [7.1, 12.7], [164.3, 254]],
    ['DK-1201', 1, 90, 29, [0, 0], [0, 0]],
    ['DK-1204', 1, 54, 17, [0, 0], [0, 0]],
    ['DK-1208', 1, 90, 38, [0, 0], [0, 0]],
    ['11354', 1, 57, 32, [0, 0], [0, 0]],
    ['11352', 1, 54, 25, [0, 0], [0, 0]],
    ['11355', 1, 51, 19, [0, 0], [0, 0]],
    ['99010', 1, 89, 28, [0, 0], [0, 0]],
    ['99012', 1, 89, 36, [0, 0], [0, 0]],
    ['N50x30', 1, 50, 30, [0, 0], [0, 0]],
    ['N40x30', 1, 40, 30, [0, 0], [0, 0]],
  ] as const)('%s has %i labels of %f by %f mm', (key, count, width, height, first, last) => {
    const one = sheet(key);
    expect([perPage(one), one.width, one.height]).toEqual([count, width, height]);
    const places = positions(one, count);
    const corner = (at: number) => [places.at(at)?.x, places.at(at)?.y];
    expect([corner(0), corner(-1)]).toEqual([[...first], [...last]]);
  });

  test('are on A4, on Letter, or one label long', () => {
    expect(paperOf(sheet('L7160'))).toEqual({ width: 210, height: 297 });
    expect(paperOf(sheet('5160'))).toEqual({ width: 215.9, height: 279.4 });
    expect(paperOf(sheet('11354'))).toEqual({ width: 57, height: 32 });
    expect(['en-US', 'de-DE', 'es-MX', 'en'].map(usualSheet)).toEqual([
      '5160',
      'L7160',
      '5160',
      'L7160',
    ]);
  });
});

describe('positions', () => {
  const at = (page: number, x: number, y: number) => ({ page, x, y });
  test.each([
    { what: 'one row and one more', n: 4, start: 1, last: at(0, 7.5, 53.6) },
    { what: 'a full sheet', n: 21, start: 1, last: at(0, 139.5, 244.1) },
    { what: 'one more than a sheet', n: 22, start: 1, last: at(1, 7.5, 15.5) },
    { what: 'one on the last place', n: 1, start: 21, last: at(0, 139.5, 244.1) },
    { what: 'over the edge of a used sheet', n: 2, start: 21, last: at(1, 7.5, 15.5) },
    { what: 'from a place that is none', n: 1, start: 0, last: at(0, 7.5, 15.5) },
    { what: 'from beyond the sheet', n: 1, start: 99, last: at(0, 139.5, 244.1) },
  ])('of $what', ({ n, start, last }) => {
    const places = positions(sheet('L7160'), n, start);
    expect(places.length).toBe(n);
    expect(places.at(-1)).toEqual(last);
    expect(pagesOf(places)).toBe(last.page + 1);
  });

  test('of no labels are none', () => {
    expect(positions(sheet('L7160'), 0)).toEqual([]);
    expect(pagesOf([])).toBe(0);
  });

  test('are shifted by tenths, on rolls too', () => {
    const nudge = { x: 0.1, y: -0.3 };
    expect(positions(sheet('L7651'), 2, 1, nudge)).toEqual([at(0, 4.8, 10.6), at(0, 45.4, 10.6)]);
    expect(positions(sheet('N40x30'), 2, 1, nudge)).toEqual([at(0, 0.1, -0.3), at(1, 0.1, -0.3)]);
  });
});

test('edges are the smaller margin of each direction, where printers can not print', () => {
  expect(edgesOf(sheet('3474'))).toEqual({ x: 0, y: 0 });
  const { x, y } = edgesOf(sheet('L7160'));
  expect([x.toFixed(1), y.toFixed(1)]).toEqual(['7.0', '14.8']);
});

test.each([
  ['a label too small', { width: 4 }, 'label_size'],
  ['a label too high', { height: 400 }, 'label_size'],
  ['no number', { width: Number.NaN }, 'label_size'],
  ['half a column', { columns: 2.5 }, 'label_count'],
  ['no row', { rows: 0 }, 'label_count'],
  ['a column too many', { columns: 4 }, 'sheet_too_wide'],
  ['a margin to the left of the paper', { x0: -1 }, 'sheet_too_wide'],
  ['a row too many', { rows: 8 }, 'sheet_too_high'],
  ['labels over each other', { columns: 2, dx: 60 }, 'labels_overlap'],
  ['one column, whose distance says nothing', { columns: 1, dx: 0 }, null],
  ['what is on the package', {}, null],
  ['a roll, whose grid says nothing', { kind: 'roll', columns: 0 }, null],
] as const)('an own size with %s', (_, change, problem) => {
  expect(sheetProblem({ ...sheet('L7160'), ...change })?.code ?? null).toBe(problem);
});
