import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { pets, planPets } from '#src/db/schema.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

// 2026-03-10 is a Tuesday.
const today = '2026-03-10';
const setUp = () => createTestApp({ now: `${today}T20:00:00Z` });

describe('assigning', () => {
  const names = (rows: { name: string }[]) => rows.map((row) => row.name);

  test('replaces the pets of a plan', async () => {
    const { as, db } = setUp();
    const [ada, bea] = [aPet(db, { name: 'Ada' }), aPet(db, { name: 'Bea' })];
    const fp_id = aPlan(db, {}, [ada]);
    const response = await as(3).post('plan/assignment/add_all', {
      id: fp_id,
      pet_ids: [bea, bea],
    });
    expect(response.data).toEqual({ status: true });
    const { data } = await as(3).get(`plan/edit_details/${fp_id}`);
    expect([data.pets, data.pet_ids]).toEqual([1, [bea]]);
    const two = await as(3).delete('plan/assignment/clear', { fp_id: aPlan(db), id: fp_id });
    expect([two.status, two.data.fields]).toEqual([422, { id: 'names another plan than fp_id' }]);
    expect((await as(3).get(`plan/assigned_pets/${fp_id}`)).data.count).toBe(1);
    await as(3).delete('plan/assignment/clear', { fp_id, id: fp_id });
    expect((await as(3).get(`plan/assigned_pets/${fp_id}`)).data).toEqual({ rows: [], count: 0 });
  });

  test('keeps an archived pet assigned until it is restored', async () => {
    const { as, db } = setUp();
    const [ada, old] = [aPet(db, { name: 'Ada' }), aPet(db, { name: 'Old', archived: 1 })];
    const fp_id = aPlan(db, {}, [old]);
    await as(3).post('plan/assignment/add_all', { id: fp_id, pet_ids: [ada] });
    expect((await as(3).get(`plan/details/${fp_id}`)).data.pets).toBe(1);
    db.update(pets).set({ archived: 0 }).where(eq(pets.id, old)).run();
    expect(names((await as(3).get(`plan/assigned_pets/${fp_id}`)).data.rows)).toEqual([
      'Ada',
      'Old',
    ]);
  });

  test('replaces the plans of a pet', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    const [first, second] = [aPlan(db, { fp_name: 'A' }, [id]), aPlan(db, { fp_name: 'B' })];
    await as(3).post('plan/assignment/assign_pet_to_plans', { id, plan_ids: [second] });
    const { rows } = (await as(3).get('plan/assignable', { id: String(id) })).data;
    expect(
      rows.map((plan: { fp_id: number; assigned: number }) => [plan.fp_id, plan.assigned]),
    ).toEqual([
      [first, 0],
      [second, 1],
    ]);
    await as(3).delete('plan/assignment/clear_pet', { id });
    expect((await as(3).get(`plan/of_pet/${id}`)).data).toEqual({ rows: [], count: 0 });
  });

  test('offers the pets that are kept now', async () => {
    const { as, db } = setUp();
    const ada = aPet(db, { name: 'Ada' });
    aPet(db, { name: 'Bea' });
    aPet(db, { name: 'Gone', archived: 1 });
    aPet(db, { name: 'Foreign', uid: 4 });
    const fp_id = aPlan(db, {}, [ada]);
    const all = (await as(3).get('plan/assignable_pets/')).data.rows;
    expect(names(all)).toEqual(['Ada', 'Bea']);
    expect(all[0]).toMatchObject({
      id: ada,
      sc_name: 'Brachypelma hamorii',
      plans: 1,
      assigned: 0,
    });
    const edit = (await as(3).get(`plan/assignable_pets_edit/${fp_id}`)).data.rows;
    expect(edit.map((pet: { assigned: number }) => pet.assigned)).toEqual([1, 0]);
  });

  test('one foreign id refuses the whole call and changes nothing', async () => {
    const { as, db } = setUp();
    const [own, foreign] = [aPet(db), aPet(db, { uid: 4 })];
    const [plan, foreignPlan] = [aPlan(db, {}, [own]), aPlan(db, { uid: 4 })];
    const before = db.select().from(planPets).all();
    for (const response of [
      await as(3).post('plan/assignment/add_all', { id: plan, pet_ids: [own, foreign] }),
      await as(3).post('plan/assignment/add_all', { id: foreignPlan, pet_ids: [own] }),
      await as(3).post('plan/assignment/assign_pet_to_plans', {
        id: own,
        plan_ids: [plan, foreignPlan],
      }),
      await as(3).post('plan/assignment/assign_pet_to_plans', { id: foreign, plan_ids: [plan] }),
      await as(3).get('plan/assignable', { id: String(foreign) }),
    ]) {
      expect(response.status).toBe(404);
    }
    expect(db.select().from(planPets).all()).toEqual(before);
  });
});
