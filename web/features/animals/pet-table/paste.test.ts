import { describe, expect, test } from 'bun:test';
import { shownColumns, columnsFor } from './columns.ts';
import { planPaste } from './paste.ts';
import { aRow } from '#web/testing/table-row.ts';

const rows = [
  aRow({ id: 7, name: 'Ada', gender: 'f' }),
  aRow({ id: 3, name: 'Bo', gender: 'other', an_count: 3 }),
  aRow({ id: 9, name: 'Cy', notes: 'shy' }),
];
const heads = {
  ...{ id: 'No.', name: 'Name', sc_name: 'Species', gender: 'Sex', an_count: 'Animals' },
  ...{ size: 'Size, cm', date_f: 'Ate', refusals: 'Refused', mmt: 'Molted', plans: 'Plan' },
  ...{ place: 'Place', slot: 'Slot', next_date: 'Due', an_type: 'Type', kept_since: 'Kept since' },
  ...{ hatched: 'Hatched' },
  ...{ notes: 'Notes', tag: 'Tag' },
};
const table = {
  ...{ rows, heads, today: '2026-03-10', all: columnsFor(true) },
  columns: shownColumns(
    ['id', 'name', 'sc_name', 'gender', 'kept_since', 'place', 'hatched'],
    true,
  ),
  cursor: { id: 3, column: 'name' } as const,
  places: [
    { id: 1, path: 'Room' },
    { id: 2, path: 'Room / Rack B' },
    { id: 4, path: 'Room / Rack B / Shelf 2' },
    { id: 5, path: 'Room / Rack C / Shelf 2' },
  ],
};
const plan = (text: string) => {
  const planned = planPaste(
    text.split('\n').map((line) => line.split('\t')),
    table,
  );
  return {
    changes: planned.changes.map(({ row, field, value }) => [row.id, field, value]),
    unread: planned.unread.map(({ row, field, problem }) => [row.id, field, problem.code]),
    beyond: planned.beyond,
  };
};

describe('cells without headings go where the cursor is', () => {
  test.each([
    [
      'a column',
      'Bodo\nCyra',
      [
        [3, 'name', 'Bodo'],
        [9, 'name', 'Cyra'],
      ],
      [],
      0,
    ],
    ['what it holds is no change', 'Bo\nCyra', [[9, 'name', 'Cyra']], [], 0],
    ['what is not edited is passed over', 'Bo\tany\t0.1', [[3, 'gender', 'f']], [], 0],
    [
      'more lines than animals',
      'A\nB\nC\nD',
      [
        [3, 'name', 'A'],
        [9, 'name', 'B'],
      ],
      [],
      2,
    ],
    ['what is none', 'Bo\tx\tboth', [], [[3, 'gender', 'sex_unreadable']], 0],
    ['a day', 'Bo\tx\t?\t3.6.2025', [[3, 'kept_since', '2025-06-03']], [], 0],
    ['a day to come', 'Bo\tx\t?\t2026-03-11', [], [[3, 'kept_since', 'in_future']], 0],
    ['a year of birth', 'Bo\tx\t?\t\t\t2021', [[3, 'hatched', '2021']], [], 0],
    ['a word that is no day', 'Bo\tx\t?\t\t\tlate', [], [[3, 'hatched', 'not_a_partial_day']], 0],
    ['a place by its path', 'Bo\tx\t?\t\tROOM / rack b', [[3, 'place_id', 2]], [], 0],
    ['a place by its name', 'Bo\tx\t?\t\tRack B', [[3, 'place_id', 2]], [], 0],
    ['a name of two places', 'Bo\tx\t?\t\tShelf 2', [], [[3, 'place_id', 'not_found']], 0],
  ])('%s', (_, text, changes, unread, beyond) => {
    expect(plan(text)).toEqual({ changes, unread, beyond } as never);
  });
});

test('a day of digits is read as it is written where the keeper lives', () => {
  const cells = [['Bo', 'x', '?', '3/6/2025', '', '3/6/2021']];
  const values = (order: 'mdy' | null) =>
    planPaste(cells, { ...table, order }).changes.map(({ value }) => value);
  expect(values('mdy')).toEqual(['2025-03-06', '2021-03-06']);
  expect(values(null)).toEqual(['2025-06-03', '2021-06-03']);
});

describe('a line of headings says what is what', () => {
  test('whose line it is', () => {
    expect(plan('No.\tNotes\n9\tbold\n7\t\n400\tx')).toEqual({
      changes: [[9, 'notes', 'bold']],
      unread: [],
      beyond: 1,
    });
  });
  test.each(['Molted', 'Shed'])('%s of molts, whatever the animals here do', (molted) => {
    const named = { ...table, heads: { ...heads, mmt: ['Molted', 'Shed', 'Last skin'] } };
    const { changes } = planPaste(
      [
        ['No.', molted, 'Notes'],
        ['9', '', 'bold'],
      ],
      named,
    );
    expect(changes).toMatchObject([{ row: { id: 9 }, field: 'notes', value: 'bold' }]);
  });
  test('without numbers the lines go on from the cursor', () => {
    expect(plan('Animals\tName\n3\tBodo\n2\t').changes).toEqual([
      [3, 'name', 'Bodo'],
      [9, 'an_count', 2],
    ]);
  });
});
