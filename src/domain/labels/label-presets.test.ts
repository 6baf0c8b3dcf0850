import { expect, test } from 'bun:test';
import { sizesLike } from './label-presets.ts';
import { sheets, type Sheet } from './label-sheets.ts';

const sheet = (key: string) => sheets.find((one) => one.key === key) as Sheet;

test.each([
  ['L7160', 'L7651', 'L7160'],
  ['4780', 'L7651', 'L7160'],
  ['5163', '5167', '5160'],
  ['DK-1208', 'DK-1204', 'DK-1201'],
  ['11354', '11355', '99012'],
  ['N50x30', 'N40x30', 'N50x30'],
])('%p has the sizes %p and %p', (key, small, large) => {
  expect(sizesLike(sheet(key))).toEqual({ small, large });
});

test('all sheets have sizes, which exist; one of the keeper’s own has none', () => {
  for (const one of sheets)
    expect(Object.values(sizesLike(one) ?? {}).map((key) => sheet(key).kind)).toEqual([
      one.kind,
      one.kind,
    ]);
  expect(sizesLike({ ...sheet('L7160'), key: 'own1' })).toBeNull();
});
