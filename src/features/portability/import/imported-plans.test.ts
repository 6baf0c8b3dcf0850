import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { pets, planPets } from '#src/db/schema.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const rows = [
  { sc_name: 'Brachypelma hamorii', name: 'Rosa' },
  { sc_name: 'Brachypelma hamorii', name: 'Gone', archived: 1, archive_reason: 'died' },
];

async function setUp() {
  const app = createTestApp({ now: '2026-03-10T20:00:00Z' });
  const addPlan = async (uid: number) => {
    const plan = { fp_name: 'Slings', fp_start: '2026-03-01', fp_repeat: 4 };
    return (await app.as(uid).post('plan/add', plan)).data.id as number;
  };
  const [own, second, foreign] = [await addPlan(3), await addPlan(3), await addPlan(4)];
  const namesIn = (fp_id: number) =>
    app.db
      .select({ name: pets.name })
      .from(planPets)
      .innerJoin(pets, eq(pets.id, planPets.pet_id))
      .where(eq(planPets.fp_id, fp_id))
      .all()
      .map(({ name }) => name);
  return { app, own, second, foreign, namesIn };
}

test('all animals of a call get the plans, but for those that are archived', async () => {
  const { app, own, second, namesIn } = await setUp();
  const add = { values_add: rows, plan_ids: [own, second, own] };
  expect((await app.visitor.post('pet/add_all', add)).status).toBe(401);
  const { data } = await app.as(3).post('pet/add_all', add);
  expect([namesIn(own), namesIn(second)]).toEqual([['Rosa'], ['Rosa']]);
  await app.as(3).delete('data/import_undo', { id: data.import_id });
  expect(namesIn(own)).toEqual([]);
});

test('so do those of a file', async () => {
  const { app, own, namesIn } = await setUp();
  await sendFile(app, 3, new TextEncoder().encode(JSON.stringify({ values_add: rows })));
  expect((await app.as(3).post('data/import', { plan_ids: [own] })).data.added).toBe(2);
  expect(namesIn(own)).toEqual(['Rosa']);
});

test('a plan that follows a filter takes whom it wants', async () => {
  const { app, namesIn } = await setUp();
  const plan = { fp_name: 'Males', fp_start: '2026-03-01', fp_repeat: 4, fp_filter: 'gender=m' };
  const fp_id = (await app.as(3).post('plan/add', plan)).data.id as number;
  const max = { sc_name: 'Brachypelma hamorii', name: 'Max', gender: 'm' };
  await app.as(3).post('pet/add_all', { values_add: [...rows, max], plan_ids: [fp_id] });
  expect(namesIn(fp_id)).toEqual(['Max']);
});

test('another keeper’s plan is not found, and nothing is stored', async () => {
  const { app, own, foreign } = await setUp();
  for (const input of [{}, { dry_run: 1 }]) {
    const add = { values_add: rows, plan_ids: [own, foreign], ...input };
    const { status, data } = await app.as(3).post('pet/add_all', add);
    expect([status, Object.keys(data.fields)]).toEqual([404, ['plan_ids']]);
  }
  expect((await app.as(3).get('pet/list')).data.count).toBe(0);
});
