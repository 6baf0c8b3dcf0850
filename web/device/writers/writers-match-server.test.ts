import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { pets as petRows } from '#src/db/schema.ts';
import { measurementKinds } from '#src/domain/animal/measurements.ts';
import { TAKEN_OVER } from '#src/domain/animal/starting-size.ts';
import { addDays } from '#src/domain/days.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import type { WholeAnswer } from '#web/device/whole-animals.ts';
import { aPet, aPlan, aPurchase, speciesId } from '#src/testing/samples.ts';
import { storyRuns } from '#src/testing/story-runs.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { applySync, emptyCollection } from '#web/device/apply-sync.ts';
import type { Collection, Write } from '#web/device/collection.ts';
import { writers } from '#web/device/writers.ts';

// The same writes on the device and on the server: the collection of both, and what both answer.

const today = '2026-03-30';
const days = [0, -1, -1, -2, -9].map((ago) => addDays(today, ago));

async function synced({ as }: TestApp): Promise<Collection> {
  const { data } = await as(3).get('sync', {}, { 'x-today': today });
  return applySync(emptyCollection(3, 'Berta'), data as WholeAnswer);
}

/** A keeper with three animals, the last one archived, and two plans. */
async function keeper() {
  const app = createTestApp({ now: `${today}T10:00:00Z` });
  const pets = [
    aPet(app.db, { name: 'Ada', pre_molt: addDays(today, -3) }),
    aPet(app.db, { name: 'Bea', an_count: 5 }),
    aPet(app.db, { name: 'Cleo', archived: 1, archive_date: today }),
  ];
  const plans = [
    aPlan(app.db, { fp_name: 'Weekly', def_feeder: 'Dubia' }, pets),
    aPlan(app.db, { fp_name: 'Slings' }, pets.slice(1, 2)),
  ];
  const { post: write } = app.as(3);
  for (const id of pets) {
    for (const [at, date_f] of days.entries())
      await write('pet/feeding/feed', { id, date_f, food: 'Dubia', progress: at % 3 });
    await write('pet/molt/add', { id, date_mt: days[3], size: 2 });
    await write('pet/events/add', { id, date_ev: days[3], event: 'Vet' });
    await write('pet/measurement/add', { id, date_ms: days[3], kind: 'weight', value: 3.5 });
    const start =
      id === pets[1] ? { date_ms: today, recorded_at: TAKEN_OVER } : { date_ms: days[3] };
    await write('pet/measurement/add', { id, kind: 'leg_span', value: 3.5, ...start });
  }
  return { app, pets, plans, collection: await synced(app) };
}

let minute = 0;

/** Writes the same on both sides. Records that the device made have other ids there: `theirs` has the server's. */
async function both(app: TestApp, collection: Collection, write: Write, theirs = write.body) {
  minute += 1;
  app.setNow(new Date(Date.parse(`${today}T10:00:00Z`) + minute * 1000).toISOString());
  const { method, path } = write;
  const call = app.as(3)[method.toLowerCase() as 'post' | 'put' | 'delete'];
  const server = await call(path.slice(1), theirs, { 'x-today': today });
  const noted = { today, at: '', idFor: (pet: number) => -1000 * minute - pet };
  return { server, device: writers[`${method} ${path}`]?.(collection, write, noted) };
}

/** Without what a device can't know: ids and instants. */
function comparable({ animals, plans, feeders, settings }: Collection) {
  const byName = <Row>(rows: Iterable<Row>, name: (row: Row) => string) =>
    [...rows].toSorted((a, b) => (name(a) < name(b) ? -1 : 1));
  const nameOf = (id: number) => animals.get(id)?.name ?? '';
  return {
    animals: byName(animals.values(), headText).map((animal) => ({
      ...animal,
      offspring: animal.offspring.map((row) => ({ ...row, id: 0 })),
      ...{ id: 0, created: '', tag: '' },
      feedings: animal.feedings.map(({ fp_id, ...row }) => ({
        ...row,
        id: 0,
        plan: plans.get(fp_id ?? 0)?.fp_name,
      })),
      molts: animal.molts.map((row) => ({ ...row, id: 0 })),
      measurements: animal.measurements.map((row) => ({ ...row, id: 0 })),
      events: animal.events.map((row) => ({ ...row, id: 0 })),
      sales: animal.sales.map((row) => ({ ...row, slid: 0 })),
    })),
    plans: byName(plans.values(), ({ fp_name }) => fp_name).map((plan) => ({
      ...plan,
      ...{ fp_id: 0, used_before: null },
      pet_ids: plan.pet_ids.map(nameOf).toSorted(),
    })),
    feeders: byName(feeders, ({ food }) => food),
    settings: byName(settings, ({ conf_key }) => conf_key),
  };
}

/** Some of a group that left have its name. */
const headText = ({ name, archived, an_count, archive_date, archive_reason }: Animal) =>
  JSON.stringify([name, archived, an_count, archive_date, archive_reason]);

const withoutIds = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    ['id', 'slid', 'recorded_at'].includes(name) ? undefined : value,
  );

type Known = Awaited<ReturnType<typeof keeper>>;

/** The id of a record of an animal, the newest. */
const recordOf = (
  collection: Collection,
  pet: number,
  kind: 'feedings' | 'molts' | 'measurements' | 'events',
) => collection.animals.get(pet)?.[kind][0]?.id ?? 0;

const pick = <T>(...values: T[]) => fc.constantFrom(...values);
const day = pick(...days);
const food = pick('Dubia', 'Locust', ' Cricket ', '');
const progress = pick<0 | 1 | 2>(0, 1, 2);
const maybe = <T>(name: string, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined }).map((one) => (one === undefined ? {} : { [name]: one }));

type Step = (known: Known, on: Collection) => Write;
const step = <T>(arbitrary: fc.Arbitrary<T>, write: (value: T) => Step) => arbitrary.map(write);
const post = (path: string, body: object): Write => ({ method: 'POST', path, body: { ...body } });
const put = (path: string, body: object): Write => ({ method: 'PUT', path, body: { ...body } });
const del = (path: string, body: object): Write => ({ method: 'DELETE', path, body: { ...body } });

const pet = pick(0, 1, 2);
const pets = fc.uniqueArray(pet, { minLength: 1 });
const plan = pick(0, 1);
const idsOf = ({ pets: ids }: Known, which: number[]) => which.map((at) => ids[at] ?? 0);

const steps: fc.Arbitrary<Step>[] = [
  step(
    fc.tuple(pet, day, progress, maybe('food', food)),
    ([at, date_f, of, more]) =>
      (known) =>
        post('/pet/feeding/feed', { id: known.pets[at], date_f, progress: of, ...more }),
  ),
  step(
    fc.tuple(pets, day, progress, food),
    ([which, date_f, of, eaten]) =>
      (known) =>
        post('/pet/feeding/feed_many', {
          ids: idsOf(known, which),
          date_f,
          progress: of,
          food: eaten,
        }),
  ),
  step(
    fc.tuple(plan, maybe('date_f', day), maybe('food', food), maybe('progress', progress)),
    ([at, ...more]) =>
      (known) =>
        post('/pet/feeding/feed_plan', Object.assign({ fp_id: known.plans[at] }, ...more)),
  ),
  step(
    fc.tuple(plan, pets, maybe('progress', progress)),
    ([at, which, more]) =>
      (known) =>
        post('/pet/feeding/feed_plan_all', {
          fp_id: known.plans[at],
          ids: idsOf(known, which),
          date_f: today,
          ...more,
        }),
  ),
  step(
    fc.tuple(pet, day, maybe('food', food)),
    ([at, date_f, more]) =>
      (known) =>
        del('/pet/feeding/delete', { id: known.pets[at], date_f, ...more }),
  ),
  step(
    fc.tuple(pets, day, food),
    ([which, date_f, eaten]) =>
      (known) =>
        del('/pet/feeding/delete_many', { ids: idsOf(known, which), date_f, food: eaten }),
  ),
  step(
    fc.tuple(pet, day, food, progress),
    ([at, date_f, eaten, of]) =>
      (known, on) =>
        put('/pet/feeding/update', {
          id: recordOf(on, known.pets[at] ?? 0, 'feedings'),
          date_f,
          food: eaten,
          progress: of,
        }),
  ),
  step(
    fc.tuple(pet, day, maybe('size', pick(null, 2.5, 4)), maybe('gender', pick('m', 'f'))),
    ([at, date_mt, ...more]) =>
      (known) =>
        post('/pet/molt/add', Object.assign({ id: known.pets[at], date_mt }, ...more)),
  ),
  step(
    fc.tuple(
      pet,
      maybe('date_mt', day),
      maybe('size', pick(null, 3)),
      maybe('gender', pick('m', 'other')),
    ),
    ([at, ...more]) =>
      (known, on) =>
        put(
          '/pet/molt/update',
          Object.assign({ id: recordOf(on, known.pets[at] ?? 0, 'molts') }, ...more),
        ),
  ),
  step(
    pet,
    (at) => (known, on) =>
      del('/pet/molt/delete', { id: recordOf(on, known.pets[at] ?? 0, 'molts') }),
  ),
  step(
    fc.tuple(pet, pick('m', 'f', 'other')),
    ([at, gender]) =>
      (known) =>
        put('/pet/molt/update_gender', { id: known.pets[at], gender }),
  ),
  step(
    fc.tuple(pet, pick(null, ...days)),
    ([at, pre_molt]) =>
      (known) =>
        put('/pet/pre_molt', { id: known.pets[at], pre_molt }),
  ),
  step(
    fc.tuple(pet, day, pick(...measurementKinds), pick(0.5, 12.25, 900, 2000)),
    ([at, date_ms, kind, value]) =>
      (known) =>
        post('/pet/measurement/add', { id: known.pets[at], date_ms, kind, value }),
  ),
  step(
    fc.tuple(
      pet,
      maybe('date_ms', day),
      maybe('kind', pick(...measurementKinds)),
      maybe('value', pick(3, 40)),
    ),
    ([at, ...more]) =>
      (known, on) =>
        put(
          '/pet/measurement/update',
          Object.assign({ id: recordOf(on, known.pets[at] ?? 0, 'measurements') }, ...more),
        ),
  ),
  step(
    pet,
    (at) => (known, on) =>
      del('/pet/measurement/delete', {
        id: recordOf(on, known.pets[at] ?? 0, 'measurements'),
      }),
  ),
  step(
    fc.tuple(pets, day, pick('Moved', ' Vet ')),
    ([which, date_ev, event]) =>
      (known) =>
        post('/pet/events/add_many', { ids: idsOf(known, which), date_ev, event }),
  ),
  step(
    fc.tuple(pet, pick(addDays(today, 30), ...days), pick('Moved', 'Vet')),
    ([at, date_ev, event]) =>
      (known) =>
        post('/pet/events/add', { id: known.pets[at], date_ev, event }),
  ),
  step(
    fc.tuple(pet, maybe('date_ev', day), maybe('event', pick('Moved', 'Mated'))),
    ([at, ...more]) =>
      (known, on) =>
        put(
          '/pet/events/update',
          Object.assign({ id: recordOf(on, known.pets[at] ?? 0, 'events') }, ...more),
        ),
  ),
  step(
    pet,
    (at) => (known, on) =>
      del('/pet/events/delete', { id: recordOf(on, known.pets[at] ?? 0, 'events') }),
  ),
  step(
    fc.tuple(pet, pick('increment', 'decrement'), pick(1, 3)),
    ([at, way, count]) =>
      (known) =>
        put(`/pet/${way}_count`, { id: known.pets[at], count }),
  ),
  step(
    fc.tuple(pet, pick(1, 2), maybe('reason', pick('died', null)), maybe('date', day)),
    ([at, count, ...more]) =>
      (known) =>
        post('/pet/archive_part', Object.assign({ id: known.pets[at], count }, ...more)),
  ),
  step(
    fc.tuple(
      pet,
      maybe('archived', pick(0, 1)),
      maybe('reason', pick('died', null)),
      maybe('date', day),
    ),
    ([at, ...more]) =>
      (known) =>
        put('/pet/archive', Object.assign({ id: known.pets[at] }, ...more)),
  ),
  step(
    fc.tuple(pets, pick(0, 1), maybe('note', pick('Gone', ''))),
    ([which, archived, more]) =>
      (known) =>
        put('/pet/archive_all', { ids: idsOf(known, which), archived, ...more }),
  ),
  step(fc.tuple(pick('Dubia', 'Worms'), pick('POST', 'DELETE')), ([one, method]) => () => ({
    method,
    path: `/pet/available_feeders/${method === 'POST' ? 'add' : 'delete'}`,
    body: { food: one },
  })),
  step(
    fc.tuple(plan, fc.uniqueArray(pet), fc.boolean()),
    ([at, which, isMerged]) =>
      (known, on) =>
        post('/plan/assignment/add_all', {
          id: known.plans[at],
          pet_ids: idsOf(known, which),
          ...(isMerged && {
            was:
              on.plans
                .get(known.plans[at] ?? 0)
                ?.pet_ids.toSorted()
                .slice(1) ?? [],
          }),
        }),
  ),
  step(
    fc.tuple(pet, fc.uniqueArray(plan), maybe('was', pick([], [0], [0, 1]))),
    ([at, which, more]) =>
      (known) => {
        const plansOf = (places: number[]) => places.map((one) => known.plans[one] ?? 0);
        const was = more['was'] && { was: plansOf(more['was']) };
        return post('/plan/assignment/assign_pet_to_plans', {
          id: known.pets[at],
          plan_ids: plansOf(which),
          ...was,
        });
      },
  ),
  step(plan, (at) => (known) => del('/plan/assignment/clear', { fp_id: known.plans[at] })),
  step(fc.tuple(pet, maybe('fp_id', plan)), ([at, more]) => (known) => {
    const fp_id = more['fp_id'] === undefined ? {} : { fp_id: known.plans[more['fp_id']] };
    return del('/plan/assignment/clear_pet', { id: known.pets[at], ...fp_id });
  }),
  step(
    pick('true', null),
    (conf_val) => () => post('/user_config/set', { conf_key: 'short_sc_name', conf_val }),
  ),
  step(
    fc.tuple(
      pet,
      maybe('name', pick('Dora', ' Eva ')),
      maybe('gender', pick('m', 'f')),
      maybe('is_public', pick(0, 1)),
    ),
    ([at, ...more]) =>
      (known, on) =>
        put(
          '/pet/update',
          Object.assign(
            { id: known.pets[at], if_rev: on.animals.get(known.pets[at] ?? 0)?.rev },
            ...more,
          ),
        ),
  ),
  step(
    fc.tuple(
      plan,
      maybe('fp_active', pick(0, 1)),
      maybe('fp_repeat', pick(3, 7)),
      maybe('def_feeder', pick(' Worms ')),
      maybe('fp_filter', pick('', 'gender=f', 'size_max=3&nowhere=1', 'due=1')),
    ),
    ([at, ...more]) =>
      (known) =>
        put('/plan/update', Object.assign({ fp_id: known.plans[at] }, ...more)),
  ),
  step(plan, (at) => (known) => del('/plan/delete', { fp_id: known.plans[at] })),
  ...[0, 1].map(() =>
    step(
      fc.tuple(pet, pick(1, 1, 2, 5), maybe('s_date', day), maybe('total_price', pick(20, 12.5))),
      ([at, s_count, ...more]) =>
        (known) =>
          post('/sales/add', Object.assign({ pet_id: known.pets[at], s_count }, ...more)),
    ),
  ),
  step(
    fc.tuple(pet, pick(0, 1), maybe('restore', pick(0, 1))),
    ([at, nth, more]) =>
      (known, on) => {
        const { sales = [] } = on.animals.get(known.pets[at] ?? 0) ?? {};
        return del('/sales/delete', { slid: sales[nth % sales.length]?.slid ?? 0, ...more });
      },
  ),
  step(
    fc.tuple(pet, pick(0, 1)),
    ([at, archived]) =>
      (known) =>
        put('/pet/archive', { id: known.pets[at], archived, reason: 'sold' }),
  ),
];

describe('the device and the server', () => {
  test('have the same collection after the same writes, and answer the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(...steps), { minLength: 10, maxLength: 30 }),
        async (story) => {
          const known = await keeper();
          let { collection: device } = known;
          for (const next of story) {
            const stored = await synced(known.app);
            const sent = next(known, device);
            const { server, device: applied } = await both(
              known.app,
              device,
              sent,
              next(known, stored).body,
            );
            // what the device can't know it leaves alone; what the server refuses it must not do
            if (applied === undefined) {
              if (server.status === 200) device = await synced(known.app);
              continue;
            }
            expect([sent.path, server.status]).toEqual([sent.path, 200]);
            expect([sent, withoutIds(applied.answer)]).toEqual([sent, withoutIds(server.data)]);
            device = applied.collection;
            expect([sent, comparable(device)]).toEqual([sent, comparable(await synced(known.app))]);
          }
        },
      ),
      storyRuns(15),
    );
  });

  test('a new animal and a new plan are the same on both sides', async () => {
    const { app, collection } = await keeper();
    const fields = { name: ' Dora ', gender: 'f', kept_since: '2026-01-02', tag: '7KQ2MX' };
    const add = post('/pet/add', { p_sc_id: speciesId(app.db), ...fields });
    const one = await both(app, collection, add);
    const plan = post('/plan/add', { fp_name: 'Monthly', fp_repeat: 30, def_feeder: 'Worms' });
    const other = await both(app, one.device?.collection ?? collection, plan);
    expect(one.device?.answer).toMatchObject({ status: true });
    const after = other.device?.collection ?? collection;
    expect(comparable(after)).toEqual(comparable(await synced(app)));
    expect([...after.animals.values()].map(({ tag }) => tag)).toContain('7KQ2MX');
  });

  test('one that was archived as sold before is archived as it was after its sale is taken back', async () => {
    const { app } = await keeper();
    const gone = { archived: 1, archive_reason: 'sold', archive_date: days[3] } as const;
    const id = aPet(app.db, { name: 'Gone', an_count: 3, ...gone });
    const collection = await synced(app);
    const sold = await both(app, collection, post('/sales/add', { pet_id: id, s_count: 3 }));
    const here = sold.device?.collection ?? collection;
    expect(comparable(here)).toEqual(comparable(await synced(app)));
    const takeBack = (slid: unknown) => ({ slid, restore: 1 });
    const slid = here.animals.get(id)?.sales[0]?.slid;
    const call = del('/sales/delete', takeBack(slid));
    const back = await both(app, here, call, takeBack(sold.server.data.slid));
    const after = back.device?.collection ?? collection;
    expect(after.animals.get(id)).toMatchObject({ ...gone, an_count: 3 });
    expect(comparable(after)).toEqual(comparable(await synced(app)));
  });

  test('a group that was sold out in two sales is back with the first one alone', async () => {
    const {
      app,
      pets: [, bea = 0],
      collection,
    } = await keeper();
    const sell = (s_count: number) =>
      post('/sales/add', { pet_id: bea, s_count, total_price: s_count * 12.5 });
    const first = await both(app, collection, sell(2));
    expect(first.device?.answer).toMatchObject({ archived: 0, left: 3 });
    const last = await both(app, first.device?.collection ?? collection, sell(3));
    expect(last.device?.answer).toMatchObject({ archived: 1, left: 0 });
    const sold = last.device?.collection ?? collection;
    expect(sold.animals.get(bea)).toMatchObject({ archived: 1, archive_reason: 'sold' });
    expect(comparable(sold)).toEqual(comparable(await synced(app)));
    const takeBack = (slid: unknown) => ({ slid, restore: 1 });
    const back = await both(
      app,
      sold,
      del('/sales/delete', takeBack(sold.animals.get(bea)?.sales[1]?.slid)),
      takeBack(first.server.data.slid),
    );
    const after = back.device?.collection ?? collection;
    expect(after.animals.get(bea)).toMatchObject({ archived: 0, an_count: 2 });
    expect(comparable(after)).toEqual(comparable(await synced(app)));
  });

  test('some of a group that leave have a record of their own, which their parent shows, and go back into it', async () => {
    const { app, pets } = await keeper();
    const [parent = 0, group = 0] = pets;
    const purchase_id = aPurchase(app.db, { parent_id: parent, bred: 1, count: 5 });
    app.db.update(petRows).set({ purchase_id }).where(eq(petRows.id, group)).run();
    const collection = await synced(app);
    const left = { reason: 'died', date: days[2], note: 'Dried out', tag: '7KQ2MX' };
    const part = { id: group, count: 2, ...left };
    const away = await both(app, collection, post('/pet/archive_part', part));
    const here = away.device?.collection ?? collection;
    expect(away.device).toMatchObject({ answer: { status: true, an_count: 3 }, pets: [group] });
    expect(here.animals.get(parent)?.offspring.map(({ an_count }) => an_count)).toEqual([3, 2]);
    expect(comparable(here)).toEqual(comparable(await synced(app)));
    const made = [...here.animals.keys()].find((id) => id < 0);
    const back = await both(app, here, del('/pet/archive_part', { id: made, group_id: group }), {
      id: away.server.data.id,
      group_id: group,
    });
    expect(back.device).toMatchObject({ answer: { status: true, an_count: 5 }, pets: [group] });
    expect(back.device?.collection.animals).toHaveProperty('size', 3);
    expect(comparable(back.device?.collection ?? here)).toEqual(comparable(await synced(app)));
  });

  test('a deleted animal leaves plans and counted feeders on both sides', async () => {
    const {
      app,
      pets: [ada = 0],
      collection,
    } = await keeper();
    const fed = post('/pet/feeding/feed', { id: ada, date_f: today, food: 'Worms', progress: 0 });
    const one = await both(app, collection, fed);
    const gone = await both(
      app,
      one.device?.collection ?? collection,
      del('/pet/delete', { id: ada }),
    );
    expect(gone.server.status).toBe(200);
    expect(comparable(gone.device?.collection ?? collection)).toEqual(
      comparable(await synced(app)),
    );
  });

  test('the device leaves to the server what it can’t know or what will be refused', async () => {
    const {
      collection,
      pets: [ada = 0, bea = 0, cleo = 0],
      plans: [weekly = 0],
    } = await keeper();
    const noted = { today, at: '', idFor: () => -1 };
    const tomorrow = addDays(today, 1);
    for (const write of [
      post('/pet/feeding/feed', { id: 999, date_f: today, progress: 0 }),
      post('/pet/feeding/feed', { id: ada, date_f: tomorrow, progress: 0 }),
      post('/pet/feeding/feed', { id: ada, date_f: today, progress: 0, fp_id: 999 }),
      post('/pet/molt/add', { id: ada, date_mt: tomorrow }),
      post('/pet/measurement/add', { id: ada, date_ms: tomorrow, kind: 'weight', value: 3 }),
      post('/pet/measurement/add', { id: ada, date_ms: today, kind: 'leg_span', value: 1001 }),
      post('/pet/measurement/add', { id: ada, date_ms: today, kind: 'weight', value: 0.001 }),
      put('/pet/pre_molt', { id: ada, pre_molt: tomorrow }),
      put('/pet/decrement_count', { id: ada, count: 1 }),
      post('/pet/archive_part', { id: bea, count: 5 }),
      post('/pet/archive_part', { id: bea, count: 0 }),
      post('/pet/archive_part', { id: bea, count: 1, date: tomorrow }),
      post('/pet/archive_part', { id: 999, count: 1 }),
      // neither of them left a group without records of its own
      del('/pet/archive_part', { id: ada, group_id: bea }),
      del('/pet/archive_part', { id: cleo, group_id: bea }),
      del('/pet/archive_part', { id: bea, group_id: bea }),
      del('/pet/archive_part', { id: cleo, group_id: 999 }),
      put('/pet/update', { id: ada, p_sc_id: 999_999, name: 'Ada' }),
      put('/pet/update', { id: ada, name: ' ', if_rev: 1 }),
      post('/plan/add', { fp_name: 'No rhythm', fp_repeat: 0 }),
      put('/plan/update', { fp_id: weekly, fp_repeat: 0 }),
      post('/user_config/set', { conf_key: 'nonsense', conf_val: '1' }),
      del('/pet/feeding/delete', { id: ada, date_f: today, food: 'Worms' }),
      post('/sales/add', { pet_id: 999 }),
      post('/sales/add', { pet_id: ada, s_count: 2 }),
      post('/sales/add', { pet_id: ada, s_date: tomorrow }),
      post('/sales/add', { pet_id: ada, total_price: 0.123 }),
      post('/sales/add', { pet_id: ada, currency: 'XXY' }),
      post('/sales/add', { pet_id: cleo }),
      del('/sales/delete', { slid: 999, restore: 1 }),
    ])
      expect([write, writers[`${write.method} ${write.path}`]?.(collection, write, noted)]).toEqual(
        [write, undefined],
      );
  });
});
