import { afterEach, beforeEach, expect, test } from 'bun:test';
import { aPet, aPurchase, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { click, field, says, settled } from '#web/testing/screen.ts';

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
