import { expect, test } from 'bun:test';
import { createDrawnRows } from './drawn-rows.ts';
import { linesOf } from './lines.ts';
import { aRow } from '#web/testing/table-row.ts';

const HEIGHT = 32;

/** What the lines show, and which of them were drawn now. */
function table() {
  const rowsOf = createDrawnRows();
  return (ids: readonly number[], here: number | null, inSight: number | null) => {
    const rows = ids.map((id) => aRow({ id }));
    const lines = linesOf(null, rows, new Set(), { row: HEIGHT, group: HEIGHT });
    const drawn: number[] = [];
    const elements = rowsOf(
      lines.filter((line) => line.kind === 'row'),
      here,
      false,
      inSight === null ? null : [0, inSight * HEIGHT],
      ({ row }, key) => {
        drawn.push(row.id);
        return <tr key={key} data-id={row.id} />;
      },
    );
    const shown = ids.map((id) => elements.get(id)?.props as { 'data-id': number });
    return { drawn, shown: shown.map((props) => props['data-id']) };
  };
}

test('after a sort those in sight are drawn, and the others once these are painted', () => {
  const draw = table();
  draw([1, 2, 3, 4, 5, 6], null, null);
  const sorted = [11, 12, 13, 14, 15, 16];
  expect(draw(sorted, null, 3)).toEqual({ drawn: [11, 12, 13], shown: [11, 12, 13, 4, 5, 6] });
  expect(draw(sorted, null, null)).toEqual({ drawn: sorted, shown: sorted });
});

test('no animal is shown twice: beyond the edge as well what has come into sight is drawn', () => {
  const draw = table();
  draw([1, 2, 3, 4], null, null);
  expect(draw([4, 3, 2, 1], null, 2)).toEqual({ drawn: [4, 3, 2, 1], shown: [4, 3, 2, 1] });
});

test('the animal with the focus is drawn wherever it stands', () => {
  const draw = table();
  draw([1, 2, 3, 4], 4, null);
  const sorted = [11, 12, 13, 4];
  expect(draw(sorted, 4, 2)).toEqual({ drawn: [11, 12, 4], shown: [11, 12, 3, 4] });
});
