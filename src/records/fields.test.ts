import { expect, test } from 'bun:test';
import { csvColumns, Unreadable } from './csv-columns.ts';
import { dayFields, filled, formFields, type Fields } from './fields.ts';

const fields = {
  name: { kind: 'name', max: 10, form: true, csv: [] },
  born: { kind: 'day', empty: null, csv: ['Born'] },
  notes: { kind: 'text', max: 10, empty: '', form: true },
  legs: { kind: 'whole', min: 0, max: 750, empty: 8, csv: [] },
  weight: { kind: 'number', min: 0.1, max: 50, unit: 'g', empty: null, csv: [] },
  created: { kind: 'instant', empty: undefined },
} as const satisfies Fields;

test('what is stored: names trimmed, texts unchanged, and defaults where nothing is given', () => {
  expect(filled(fields, { name: ' Rosa ', notes: ' calm ', legs: null })).toEqual({
    name: 'Rosa',
    born: null,
    notes: ' calm ',
    legs: 8,
    weight: null,
    created: undefined as never,
  });
});

test("the form's fields and the days are listed", () => {
  expect(Object.keys(formFields(fields))).toEqual(['name', 'notes']);
  expect(dayFields(fields)).toEqual(['born']);
});

test.each([
  ['name', 'x'.repeat(11), 'too_long'],
  ['born', '2026-03-11', 'in_future'],
  ['legs', '7.5', 'whole_number'],
  ['legs', '751', 'whole_number'],
  ['weight', '4.123', 'decimal_range'],
  ['weight', 'heavy', 'decimal_range'],
] as const)('a cell of %s is no %s', (key, cell, code) => {
  expect(read(key, cell)).toMatchObject({ code });
});

test.each([
  ['name', 'Rosa', 'Rosa'],
  ['born', '1.2.2026', '2026-02-01'],
  ['legs', '6', 6],
  ['weight', '4,5 g', 4.5],
  ['weight', '12', 12],
] as const)('a cell of %s: %s is %p', (key, cell, value) => {
  expect(read(key, cell)).toBe(value);
});

const columns = csvColumns(fields);

function read(key: keyof typeof columns, cell: string) {
  const read: unknown = columns[key].read(cell, {
    order: 'dmy',
    currency: 'EUR',
    today: '2026-03-10',
  });
  return read instanceof Unreadable ? read.issue : read;
}
