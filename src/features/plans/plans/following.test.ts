import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import type { Db } from '#src/db/database.ts';
import { pets, places, plans, species } from '#src/db/schema.ts';
import { animalFilter, type FilteredAnimal } from '#src/domain/animal/filters-match.ts';
import { readPlanFilter } from '#src/domain/feeding/plan-filter.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { storyRuns } from '#src/testing/story-runs.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const today = '2026-03-10';
const setUp = () => createTestApp({ now: `${today}T20:00:00Z` });
const slings = { fp_name: 'Slings', fp_repeat: 3, fp_filter: 'size_max=3' };

type App = ReturnType<typeof setUp>;
const fedBy = async ({ as }: App, fp_id: number): Promise<string[]> =>
  (await as(3).get(`plan/assigned_pets/${fp_id}`)).data.rows.map(
    (row: { name: string }) => row.name,
  );
const molted = ({ as }: App, id: number, size: number) =>
  as(3).post('pet/molt/add', { id, date_mt: today, size });

describe('a plan that follows a filter', () => {
  test('has the animals of its keeper that match it, and lets go of those that no longer do', async () => {
    const app = setUp();
    const [ada, bea] = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Bea' })];
    await molted(app, aPet(app.db, { name: 'Not mine', uid: 4 }), 2);
    await molted(app, ada, 2);
    const { id } = (await app.as(3).post('plan/add', slings)).data;
    expect(await fedBy(app, id)).toEqual(['Ada']);
    await molted(app, bea, 3);
    expect(await fedBy(app, id)).toEqual(['Ada', 'Bea']);
    expect((await app.as(3).get('pet/dashboard/feed')).data.count).toBe(2);
    await app.as(3).delete('pet/molt/delete_all', { id: bea });
    await molted(app, ada, 3.5);
    expect(await fedBy(app, id)).toEqual(['Bea']);
    expect((await app.as(3).get(`plan/details/${id}`)).data).toMatchObject({
      ...{ fp_filter: 'size_max=3', pets: 1 },
    });
  });

  test('keeps its animals when it stops following', async () => {
    const app = setUp();
    const ada = aPet(app.db, { name: 'Ada', gender: 'f' });
    const fp_id = aPlan(app.db, { fp_filter: 'gender=f' });
    await app.as(3).put('plan/update', { fp_id, fp_filter: '' });
    await app.as(3).put('pet/update', { id: ada, gender: 'm' });
    expect(await fedBy(app, fp_id)).toEqual(['Ada']);
    await app.as(3).post('plan/assignment/add_all', { id: fp_id, pet_ids: [] });
    expect(await fedBy(app, fp_id)).toEqual([]);
  });

  test('has no animals that are chosen', async () => {
    const { as, db } = setUp();
    const id = aPet(db, { name: 'Ada', gender: 'f' });
    const [follows, chosen] = [aPlan(db, { fp_name: 'Her', fp_filter: 'gender=f' }), aPlan(db)];
    const male = aPlan(db, { fp_filter: 'gender=m' });
    for (const refused of [
      await as(3).post('plan/assignment/add_all', { id: follows, pet_ids: [] }),
      await as(3).delete('plan/assignment/clear', { fp_id: follows }),
      await as(3).delete('plan/assignment/clear_pet', { id, fp_id: follows }),
    ])
      expect([refused.status, refused.data.error]).toEqual([
        409,
        'Her follows a filter: which animals it feeds follows from that.',
      ]);
    const plansOf = async () =>
      (await as(3).get(`plan/of_pet/${id}`)).data.rows.map(({ fp_id }: { fp_id: number }) => fp_id);
    await as(3).post('plan/assignment/assign_pet_to_plans', { id, plan_ids: [chosen, male] });
    expect(await plansOf()).toEqual([follows, chosen]);
    await as(3).post('plan/assignment/assign_pet_to_plans', { id, plan_ids: [], was: [follows] });
    expect(await plansOf()).toEqual([follows, chosen]);
    await as(3).delete('plan/assignment/clear_pet', { id });
    expect(await plansOf()).toEqual([follows]);
  });

  test('is told apart from what is none, by those whose plan it is', async () => {
    const { as, visitor, db } = setUp();
    const wrong = await as(3).post('plan/add', { ...slings, fp_filter: 'due=1' });
    expect([wrong.status, Object.keys(wrong.data.fields)]).toEqual([422, ['fp_filter']]);
    const fp_id = aPlan(db);
    const change = { fp_id, fp_filter: 'gender=f' };
    expect((await visitor.put('plan/update', change)).status).toBe(401);
    expect((await as(4).put('plan/update', change)).status).toBe(404);
    await as(3).put('plan/update', { fp_id, fp_filter: ' size_max=4.0&an_type=reptile ' });
    const { data } = await as(3).get(`plan/details/${fp_id}`);
    expect(data.fp_filter).toBe('an_type=reptile&size_max=4');
  });

  test('comes with an export, whatever the ids are elsewhere', async () => {
    const app = setUp();
    const sc_id = speciesId(app.db, 'Python regius');
    const place = (await app.as(3).post('place/add', { name: 'Cellar', kind: 'room' })).data.id;
    aPet(app.db, { name: 'Juno', sc_id, place_id: place });
    aPet(app.db, { name: 'Ada', place_id: place });
    aPlan(app.db, { fp_filter: `sc_id=${sc_id}&place_id=${place}` });
    const { data: file } = await app.as(3).get('data/export.json');
    expect(file.plans[0].fp_filter).toBe(`sc_id=Python%20regius&place_id=${place}`);
    await app.as(4).post('place/add', { name: 'Attic', kind: 'room' });
    await importFile(app, file);
    const [plan] = (await app.as(4).get('plan/list')).data.rows;
    expect([plan.pets, plan.fp_filter]).toEqual([1, `sc_id=${sc_id}&place_id=${place + 2}`]);
    const lost = { ...file, pets: [], places: [] };
    await importFile(app, { ...lost, plans: [{ ...file.plans[0], pet_ids: [] }] });
    const rows = (await app.as(4).get('plan/list')).data.rows as { pets: number }[];
    expect(rows.map(({ pets }) => pets).toSorted()).toEqual([0, 1]);
    const broken = [{ ...file.plans[0], fp_filter: 'sc_id=%' }];
    const refused = await importFile(app, { ...lost, plans: broken });
    expect(refused.data.errors[0].field).toBe('plans.fp_filter');
  });

  test('triggers and the domain agree, whatever changes', () => {
    fc.assert(fc.property(fc.array(change, { minLength: 20, maxLength: 60 }), holds), storyRuns(8));
  });
});

async function importFile(app: App, file: object) {
  await sendFile(app, 4, new TextEncoder().encode(JSON.stringify(file)));
  return app.as(4).post('data/import', {});
}

const names = ['Brachypelma hamorii', 'cf. Grammostola rosea', 'Python regius', 'Grammostola sp.'];
const filters = [
  ...['gender=f,other', 'an_type=reptile', 'size_min=2&size_max=4', 'nowhere=1', 'sc_id=1'],
  ...['genus=Grammostola', 'genus=Python&sc_id=2', 'place_id=2', 'place_id=1&gender=m'],
  ...['place_id=3&nowhere=1', 'an_type=tarantula&size_max=2.5', ''],
];
const at = fc.nat({ max: 3 });
const change = fc.oneof(
  fc.record({ kind: fc.constant('filter'), at, to: fc.constantFrom(...filters) }),
  fc.record({ kind: fc.constant('sex'), at, to: fc.constantFrom('m', 'f', 'other') }),
  fc.record({ kind: fc.constant('species'), at, to: at }),
  fc.record({ kind: fc.constant('size'), at, to: fc.constantFrom(null, 1, 2.5, 3, 9) }),
  fc.record({ kind: fc.constant('place'), at, to: fc.option(at) }),
  fc.record({ kind: fc.constant('owner'), at, to: fc.constantFrom(1, 3, 4) }),
  fc.record({ kind: fc.constant('above'), at, to: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('type'), at, to: fc.constantFrom('tarantula', 'reptile') }),
  fc.record({ kind: fc.constant('gone'), at, to: fc.constant(0) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function holds(changes: Change[]): void {
  const { db } = setUp();
  const sc_ids = names.map((sc_name, index) => {
    const known = db.select().from(species).where(eq(species.sc_name, sc_name)).get();
    const row = { sc_name, an_type: index === 2 ? 'reptile' : 'tarantula' } as const;
    return known?.sc_id ?? db.insert(species).values(row).returning().get().sc_id;
  });
  const rooms = [null, 1, 2, 3].map(
    (parent_id, index) =>
      db
        .insert(places)
        .values({ uid: 3, name: `P${index}`, kind: 'box', parent_id })
        .returning()
        .get().id,
  );
  const animals = [0, 1, 2, 3].map((index) =>
    aPet(db, { sc_id: sc_ids[index] ?? 0, place_id: rooms[index] ?? null, size: index }),
  );
  const followed = filters.slice(0, 4).map((fp_filter) => aPlan(db, { fp_filter }));
  for (const one of changes) {
    apply(db, one, { sc_ids, rooms, animals, followed });
    for (const plan of db.select().from(plans).all()) {
      if (plan.fp_filter === '') continue;
      expect([plan.fp_filter, membersOf(db, plan.fp_id)]).toEqual([
        plan.fp_filter,
        expectedOf(db, plan),
      ]);
    }
  }
}

type Ids = Record<'sc_ids' | 'rooms' | 'animals' | 'followed', number[]>;

function apply(db: Db, { kind, at: which, to }: Change, ids: Ids): void {
  const pet = (fields: Partial<typeof pets.$inferInsert>) =>
    db
      .update(pets)
      .set(fields)
      .where(eq(pets.id, ids.animals[which] ?? 0))
      .run();
  const place = eq(places.id, ids.rooms[which] ?? 0);
  if (kind === 'filter')
    db.update(plans)
      .set({ fp_filter: String(to) })
      .where(eq(plans.fp_id, ids.followed[which] ?? 0))
      .run();
  if (kind === 'sex') pet({ gender: to as 'm' });
  if (kind === 'species') pet({ sc_id: ids.sc_ids[Number(to)] ?? 0 });
  if (kind === 'size') pet({ size: to as number | null });
  if (kind === 'owner') pet({ uid: Number(to) });
  if (kind === 'place') pet({ place_id: to === null ? null : placeOf(db, Number(to)) });
  // what stands in a place stands in none that is below it
  if (kind === 'above' && which > 0)
    db.update(places)
      .set({ parent_id: placeOf(db, Math.min(Number(to), which - 1)) })
      .where(place)
      .run();
  if (kind === 'type')
    db.update(species)
      .set({ an_type: to as 'reptile' })
      .where(eq(species.sc_id, ids.sc_ids[which] ?? 0))
      .run();
  if (kind === 'gone') db.delete(places).where(place).run();
}

const placeOf = (db: Db, index: number): number | null =>
  db
    .select()
    .from(places)
    .where(eq(places.name, `P${index}`))
    .get()?.id ?? null;

const membersOf = (db: Db, fp_id: number): number[] =>
  db.$client
    .query<{ pet_id: number }, [number]>(
      'SELECT pet_id FROM plan_pets WHERE fp_id = ? ORDER BY pet_id',
    )
    .all(fp_id)
    .map(({ pet_id }) => pet_id);

function expectedOf(db: Db, { uid, fp_filter }: typeof plans.$inferSelect): number[] {
  const known = { today, plansOf: () => [], places: db.select().from(places).all() };
  const isIn = animalFilter<FilteredAnimal>(readPlanFilter(fp_filter) ?? {}, known);
  return db
    .select()
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(eq(pets.uid, uid))
    .all()
    .filter((row) => isIn({ ...row.species, ...row.pets } as FilteredAnimal))
    .map((row) => row.pets.id)
    .toSorted((a, b) => a - b);
}
