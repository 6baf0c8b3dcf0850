import { afterEach, beforeEach, expect, test } from 'bun:test';
import { aPet, aPurchase, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { click, field, pageText, says, settled } from '#web/testing/screen.ts';

atDesk();
beforeEach(() => localStorage.clear());
afterEach(closeScreen);

/** Two molts, so that there is a curve. */
async function grows({ as }: TestApp, id: number, size: number) {
  await as(3).post('pet/molt/add', { id, date_mt: '2025-01-05', size });
  await as(3).post('pet/molt/add', { id, date_mt: '2025-09-05', size: size + 1 });
}

const curves = () => document.querySelectorAll('.growth path.sibling').length;

test('the animals of one purchase are drawn behind each other where that is wanted', async () => {
  const app = createTestApp();
  const purchase_id = aPurchase(app.db, { sc_id: speciesId(app.db), count: 2 });
  const ada = aPet(app.db, { name: 'Ada', purchase_id });
  const bea = aPet(app.db, { name: 'Bea', purchase_id });
  const other = aPet(app.db, { name: 'Other' });
  for (const id of [ada, bea, other]) await grows(app, id, id);
  await openScreen(`/pets/details?id=${ada}`, { app, as: 3 });
  await settled(says('Behind it its sibling'));
  expect(curves()).toBe(0);
  await click(() => field('Behind it its sibling'));
  await settled(() => curves() === 1);
  await click(() => field('Behind it 2 others of its species'));
  await settled(() => curves() === 2);
  await click(() => field('Behind it 2 others of its species'));
  await settled(() => curves() === 0);
});

test('so are those of one parent', async () => {
  const app = createTestApp();
  const mother = aPet(app.db, { name: 'Mother' });
  const young = ['Ada', 'Bea', 'Cleo'].map((name) =>
    aPet(app.db, {
      name,
      purchase_id: aPurchase(app.db, { sc_id: speciesId(app.db), parent_id: mother, bred: 1 }),
    }),
  );
  for (const id of young) await grows(app, id, id);
  await openScreen(`/pets/details?id=${young[0]}`, { app, as: 3 });
  await settled(says('Behind it its 2 siblings'));
});

test('of many few are drawn, which is said, and others of the species are offered where there are any', async () => {
  const app = createTestApp();
  const purchase_id = aPurchase(app.db, { sc_id: speciesId(app.db), count: 16 });
  const ids = Array.from({ length: 16 }, (_, at) => aPet(app.db, { name: `S${at}`, purchase_id }));
  for (const id of ids) await grows(app, id, 1);
  await openScreen(`/pets/details?id=${ids[0]}`, { app, as: 3 });
  await settled(says('Behind it 12 of its 15 siblings'));
  expect(pageText()).not.toContain('of its species');
  await click(() => field('Behind it 12 of its 15 siblings'));
  await settled(() => curves() === 12);
});

/** How far down each curve behind the animal's own reaches, in percent from the top. */
const heights = () =>
  [...document.querySelectorAll('.growth path.sibling')].map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/[ML][\d.-]+,([\d.-]+)/g)].map((found) =>
      Number(found[1]),
    ),
  );

const axis = () => Number(document.querySelector('.growth .plot .y span')?.textContent);

/** Ada, who grows from 1 to 2 cm, and a sibling with the given sizes at its molts. */
async function withSibling(sizes: Record<string, number>) {
  const app = createTestApp();
  const purchase_id = aPurchase(app.db, { sc_id: speciesId(app.db), count: 2 });
  const ada = aPet(app.db, { name: 'Ada', purchase_id });
  await grows(app, ada, 1);
  const bea = aPet(app.db, { name: 'Bea', purchase_id });
  for (const [date_mt, size] of Object.entries(sizes))
    await app.as(3).post('pet/molt/add', { id: bea, date_mt, size });
  await openScreen(`/pets/details?id=${ada}`, { app, as: 3 });
  return { app, bea };
}

test('a larger one finds room in the chart, and what it was before counts', async () => {
  await withSibling({ '2024-06-01': 3, '2025-06-01': 5 });
  await settled(says('Behind it its sibling'));
  expect(axis()).toBeLessThan(5);
  await click(() => field('Behind it its sibling'));
  await settled(() => curves() === 1);
  expect(axis()).toBeGreaterThanOrEqual(5);
  const [drawn = []] = heights();
  expect(drawn.length).toBeGreaterThan(2);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
});

test('one that is far larger is cut off in words, and leaves the animal its room', async () => {
  await withSibling({ '2025-02-01': 4, '2025-06-01': 15 });
  await settled(says('Behind it its sibling'));
  expect(pageText()).not.toContain('too large for this chart');
  await click(() => field('Behind it its sibling'));
  await settled(says('One of them is too large for this chart'));
  expect(axis()).toBeLessThanOrEqual(8);
  expect(document.querySelector('.growth svg svg path.sibling')).not.toBeNull();
});

test('only those with a value of what is shown are offered; a single one is a point', async () => {
  const app = createTestApp();
  const purchase_id = aPurchase(app.db, { sc_id: speciesId(app.db), count: 4 });
  const [ada = 0, bea = 0, cleo = 0, dora = 0] = ['Ada', 'Bea', 'Cleo', 'Dora'].map((name) =>
    aPet(app.db, { name, purchase_id }),
  );
  const weigh = (id: number, date_ms: string) =>
    app.as(3).post('pet/measurement/add', { id, date_ms, kind: 'weight', value: 14 });
  await grows(app, ada, 1);
  await grows(app, bea, 1);
  await weigh(ada, '2025-02-01');
  await weigh(ada, '2025-04-01');
  await weigh(cleo, '2025-03-01');
  await weigh(dora, '2025-03-01');
  await openScreen(`/pets/details?id=${ada}`, { app, as: 3 });
  await settled(says('Behind it its sibling'));
  await click(() => field('Weight'));
  await click(() => field('Behind it its 2 siblings'));
  await settled(() => document.querySelectorAll('.growth path.sibling.is-point').length === 2);
});
