import { render } from '#web/testing/render.tsx';
import { expect, test } from 'bun:test';
import { act } from 'react';
import { animals } from '#web/texts/en/shared-animals.ts';
import { addTexts } from '#web/texts/texts.ts';
import { petTable } from '#web/texts/en/pet-table.ts';
import type { CellLook } from './cell-content.tsx';
import { shownColumns } from './columns.ts';
import { GridBody } from './grid-body.tsx';
import { linesOf } from './lines.ts';
import { aRow } from '#web/testing/table-row.ts';
import type { CursorState } from './use-cursor.ts';

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

/** What is beyond the edges is drawn after the frame. */
const painted = () =>
  act(() => new Promise<void>((done) => void requestAnimationFrame(() => setTimeout(done))));
const line = (id: number) => document.querySelector<HTMLElement>(`[data-id="${id}"]`);
const cell = (id: number) => line(id)?.querySelector<HTMLElement>('[data-column="name"]');

function body(
  rows: readonly ReturnType<typeof aRow>[],
  {
    cursor = same.cursor,
    selected = [] as number[],
  }: { cursor?: CursorState; selected?: number[] } = {},
) {
  const lines = linesOf(null, rows, new Set(), { row: 32, group: 40 });
  drawn = 0;
  return (
    <table>
      <GridBody {...same} {...{ lines, cursor }} selection={selectionOf(...selected)} />
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
  await painted();
  expect(drawn).toBe(1);
  expect(line(4)?.textContent).toContain('Ada');
  await again(body(changed, { selected: [6] }));
  expect(drawn).toBe(1);
  await again(body(changed, { selected: [6] }));
  expect(drawn).toBe(0);
});

test('a selection of all shows in the lines in sight first, then beyond them', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => aRow({ id: at + 1, name: `Pet ${at}` }));
  const { again } = await render(body(rows));
  const all = drawn;
  const isSelected = (one: Element) => one.getAttribute('aria-selected') === 'true';
  const selected = () => [...document.querySelectorAll('.pet-line')].map(isSelected);
  await again(body(rows, { selected: rows.map(({ id }) => id) }));
  const seen = selected().indexOf(false);
  expect(seen * 32).toBeGreaterThanOrEqual(window.innerHeight);
  expect(seen).toBeLessThan(all);
  await painted();
  expect(selected()).not.toContain(false);
});

test('another order changes what the lines say, and moves none of them', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => aRow({ id: at + 1, name: `Pet ${at}` }));
  const { again } = await render(body(rows));
  const elements = [...document.querySelectorAll('.pet-line')];
  for (const other of [rows.toReversed(), rows.filter(({ id }) => id % 3 === 0)]) {
    await again(body(other));
    await painted();
    const ids = [...document.querySelectorAll<HTMLElement>('.pet-line')].map((one) =>
      Number(one.dataset['id']),
    );
    expect(ids).toEqual(other.slice(0, ids.length).map(({ id }) => id));
    expect([...document.querySelectorAll('.pet-line')]).toEqual(elements);
  }
});

test('an animal with the focus that comes from far below moves no line', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => aRow({ id: at + 1, name: `Pet ${at}` }));
  const cursor = { ...same.cursor, cursor: { id: 4, column: 'name' as const } };
  const { again } = await render(body(rows, { cursor }));
  cell(4)?.focus();
  await again(body(rows.toReversed(), { cursor }));
  await painted();
  expect(document.activeElement === (cell(4) ?? null)).toBe(true);
  const elements = [...document.querySelectorAll('.pet-line')];
  await again(body(rows, { cursor }));
  await painted();
  expect(document.activeElement === (cell(4) ?? null)).toBe(true);
  const left = new Set(document.querySelectorAll('.pet-line'));
  expect([...left]).toEqual(elements.filter((element) => left.has(element)));
});

test('in another order the focus stays at its animal', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => aRow({ id: at + 1, name: `Pet ${at}` }));
  const cursor = { ...same.cursor, cursor: { id: 4, column: 'name' as const } };
  const at4 = (those: typeof rows) => body(those, { cursor });
  const { again } = await render(at4(rows));
  cell(4)?.focus();
  for (const other of [rows.toReversed(), rows.filter(({ id }) => id % 4 === 0), rows]) {
    await again(at4(other));
    expect(document.activeElement === (cell(4) ?? null)).toBe(true);
    await painted();
    expect(document.activeElement === (cell(4) ?? null)).toBe(true);
    expect(document.querySelectorAll('.is-now').length).toBe(1);
  }
});
