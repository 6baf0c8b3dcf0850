import { render } from '#web/testing/render.tsx';
import { expect, test } from 'bun:test';
import { animals } from '#web/texts/en/animals.ts';
import { addTexts } from '#web/texts/texts.ts';
import { petTable } from '#web/texts/en/pet-table.ts';
import type { CellLook } from './cell-content.tsx';
import { shownColumns } from './columns.ts';
import { GridBody } from './grid-body.tsx';
import { linesOf } from './lines.ts';
import { aRow } from './sample-row.ts';

addTexts({ animals, petTable });

/** Each row asks for it once, when it is drawn. */
let drawn = 0;
const look: CellLook = {
  ...{ today: '2026-03-10', rulerOf: 20 },
  get shortNames() {
    drawn++;
    return false;
  },
};
const columns = shownColumns([], false);
const nothing = () => {};
const same = {
  ...{ columns, look, group: null, folded: new Set<never>(), onFold: nothing, onRound: nothing },
  actions: { commit: nothing, cancel: nothing, places: () => [] },
  cursor: {
    cursor: null,
    editing: false,
    go: nothing,
    edit: nothing,
    note: nothing,
    leave: nothing,
  },
};
const selectionOf = (...chosen: number[]) => ({
  ...{ on: true, ids: chosen, has: (id: number) => chosen.includes(id), start: nothing },
  ...{ end: nothing, clear: nothing, add: nothing, addUpTo: nothing, toggle: nothing },
});

function body(rows: readonly ReturnType<typeof aRow>[], ...selected: number[]) {
  const lines = linesOf(null, rows, new Set(), { row: 32, group: 40 });
  drawn = 0;
  return (
    <table>
      <GridBody {...same} lines={lines} selection={selectionOf(...selected)} />
    </table>
  );
}

test('of 2,000 animals those in sight are drawn, and one that changed alone', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => aRow({ id: at + 1, name: `Pet ${at}` }));
  const { again } = await render(body(rows));
  expect(drawn).toBeGreaterThan(10);
  expect(drawn).toBeLessThan(100);
  const changed = rows.with(3, aRow({ id: 4, name: 'Ada' }));
  await again(body(changed));
  expect(drawn).toBe(1);
  expect(document.querySelector('[data-id="4"]')?.textContent).toContain('Ada');
  await again(body(changed, 6));
  expect(drawn).toBe(1);
  await again(body(changed, 6));
  expect(drawn).toBe(0);
});
