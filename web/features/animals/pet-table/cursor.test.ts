import { expect, test } from 'bun:test';
import { between, moved, nextEditable } from './cursor.ts';

const ids = [7, 3, 9, 1, 5];
const columns = ['id', 'name', 'sc_name', 'gender'] as const;
const order = { ids, columns, page: 2 };
const at = { id: 9, column: 'name' } as const;

test.each([
  ['ArrowUp', false, 3, 'name'],
  ['ArrowDown', false, 1, 'name'],
  ['ArrowLeft', false, 9, 'id'],
  ['ArrowRight', false, 9, 'sc_name'],
  ['Home', false, 9, 'id'],
  ['End', false, 9, 'gender'],
  ['PageUp', false, 7, 'name'],
  ['PageDown', false, 5, 'name'],
  ['ArrowUp', true, 7, 'name'],
  ['ArrowDown', true, 5, 'name'],
  ['Home', true, 7, 'id'],
  ['End', true, 5, 'gender'],
] as const)('%s, with Ctrl: %p, leads to %p %p', (key, ctrl, id, column) => {
  expect(moved(at, { key, ctrl }, order)).toEqual({ id, column });
});

test('it stays within the table', () => {
  expect(moved({ id: 5, column: 'gender' }, { key: 'ArrowDown', ctrl: false }, order)).toEqual({
    id: 5,
    column: 'gender',
  });
  expect(moved(at, { key: 'x', ctrl: false }, order)).toBeNull();
});

test.each([
  [{ id: 9, column: 'name' }, false, { id: 9, column: 'gender' }],
  [{ id: 9, column: 'gender' }, false, { id: 1, column: 'name' }],
  [{ id: 9, column: 'name' }, true, { id: 3, column: 'gender' }],
  [{ id: 5, column: 'gender' }, false, null],
  [{ id: 7, column: 'name' }, true, null],
] as const)('from %p, back: %p, the next to edit is %p', (from, back, to) => {
  expect(nextEditable(from, back, ids, ['name', 'gender'], columns)).toEqual(to);
});

test('a range has both its ends, in whichever order they are named', () => {
  expect(between(ids, 3, 1)).toEqual([3, 9, 1]);
  expect(between(ids, 1, 3)).toEqual([3, 9, 1]);
  expect(between(ids, 400, 3)).toEqual([3]);
});
