import '#web/testing/dom.ts';
import { expect, test } from 'bun:test';
import { withRows } from './row-sharing.ts';

const many = Array.from({ length: 60 }, (_, id) => ({ id }));
const few = many.slice(0, 3);
const copied = (rows: readonly object[]) => rows.map((row) => ({ ...row }));

test('few rows with the same values stay what they were', () => {
  const before = { rows: few, count: 3 };
  expect(withRows(before, { rows: copied(few), count: 3 })).toBe(before);
});

test('of many rows the same objects stay, and copies are others', () => {
  const before = { rows: many, count: 60 };
  expect(withRows(before, { rows: [...many], count: 60 })).toBe(before);
  const changed = { rows: many.with(2, { id: 99 }), count: 60 };
  expect(withRows(before, changed)).toBe(changed);
  const copies = { rows: copied(many), count: 60 };
  expect(withRows(before, copies)).toBe(copies);
  expect(withRows(undefined, copies)).toBe(copies);
  expect(withRows({ rows: many, count: 60 }, { rows: many, count: 61 })).toEqual({
    rows: many,
    count: 61,
  });
});
