import { expect, test } from 'bun:test';
import { limits } from '#src/domain/limits.ts';
import { inTurn } from '#src/platform/jobs/slices.ts';
import { addsOf } from './adds.ts';
import { storeImport } from './store-import.service.ts';
import type { Step } from './import-steps.ts';
import { namesOf, withNewNames } from './new-names.ts';
import { onlyPets, type Collection, type NewPet } from './import.types.ts';
import { countOf } from '#src/platform/http/quotas.queries.ts';
import { bringBack, exportOf } from '#src/testing/bring-back.ts';
import { aPet } from '#src/testing/samples.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

/** Fills a keeper's quota of animals up to so many that are still free. */
function fill({ db }: TestApp, free: number) {
  const left = limits.perKeeper.animals - countOf.animals(db, 3) - free;
  db.$client.run(
    `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
     INSERT INTO pets (uid, name, sc_id) SELECT 3, 'Pet ' || n, (SELECT min(sc_id) FROM species) FROM n`,
    [left],
  );
}

const animal = (name: string) => ({ sc_name: 'Brachypelma hamorii', name });
const send = (app: TestApp, document: object) =>
  sendFile(app, 3, new TextEncoder().encode(JSON.stringify(document)));

test('a file adds nothing to a collection that became full since its keeper was counted', async () => {
  const app = createTestApp();
  const one = { values_add: [animal('Rosa')] };
  expect((await app.as(3).post('pet/add_all', one)).status).toBe(200);
  fill(app, 0);
  await send(app, one);
  const { status, data } = await app.as(3).post('data/import', {});
  expect([status, data.code]).toEqual([409, 'quota_reached']);
  expect(countOf.animals(app.db, 3)).toBe(limits.perKeeper.animals);
});

test('a file with more than there is room for is refused when it is looked at, with both numbers', async () => {
  const app = createTestApp();
  fill(app, 2);
  const three = { values_add: ['Ada', 'Bea', 'Cleo'].map(animal) };
  const refused = [
    409,
    'over_quota',
    'This would add 3 animals (those that left included), and there is room for 2: a keeper can have at most 20,000 of them. Nothing was added.',
  ];
  for (const dry_run of [1, 0]) {
    await send(app, three);
    const { status, data } = await app.as(3).post('data/import', { dry_run });
    expect([status, data.code, data.error]).toEqual(refused);
    const rows = await app.as(3).post('pet/add_all', { ...three, dry_run });
    expect([rows.status, rows.data.code, rows.data.error]).toEqual(refused);
  }
  expect(countOf.animals(app.db, 3)).toBe(limits.perKeeper.animals - 2);
  await send(app, { values_add: three.values_add.slice(1) });
  expect((await app.as(3).post('data/import', {})).data.added).toBe(2);
  expect(countOf.animals(app.db, 3)).toBe(limits.perKeeper.animals);
});

test('two imports at once that each would fit add no more than there is room for', async () => {
  const app = createTestApp();
  fill(app, 3);
  const two = { values_add: ['Ada', 'Bea'].map(animal) };
  const answers = await Promise.all([
    app.as(3).post('pet/add_all', two),
    app.as(3).post('pet/add_all', two),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(countOf.animals(app.db, 3)).toBe(limits.perKeeper.animals - 1);
});

test('rows whose room was taken while they waited for their turn are refused', async () => {
  const app = createTestApp();
  fill(app, 3);
  const others = Promise.withResolvers<void>();
  void inTurn(app.db, () => others.promise);
  const about = { uid: 3, file: '', added: 2, adds: { animals: 2 } };
  const two = ['Ada', 'Bea'].map((name): Step => ['pet', animal(name)]);
  const storing = storeImport(app.context, about, [two]);
  fill(app, 1);
  others.resolve();
  expect(await storing.catch(({ issue }) => issue.code)).toBe('over_quota');
  expect(countOf.animals(app.db, 3)).toBe(limits.perKeeper.animals - 1);
});

test('an animal that left is brought back into a full collection, where it counted already', async () => {
  const app = createTestApp();
  const died = aPet(app.db, { name: 'Rosa', tag: '3WKX9P' });
  const alive = aPet(app.db, { name: 'Emil', tag: '4AAAAA' });
  await app.as(3).put('pet/archive', { id: died, archived: 1, reason: 'died' });
  const file = await exportOf(app);
  const [rosa, emil] = file.pets;
  for (const id of [died, alive]) await app.as(3).delete('pet/delete', { id });
  fill(app, 0);
  await send(app, { ...file, pets: [emil] });
  const { data } = await app.as(3).post('data/import', { missing_only: 1 });
  expect(data.code).toBe('quota_reached');
  expect((await bringBack(app, { ...file, pets: [rosa] })).added).toBe(1);
  expect(countOf.animals(app.db, 3)).toBe(limits.perKeeper.animals);
});

test('places and feeders that the keeper lacks count, those that are there do not, and nothing is stored', async () => {
  const app = createTestApp();
  const { post } = app.as(3);
  await post('place/add', { name: 'Cellar', kind: 'room' });
  const left = limits.perKeeper.places - countOf.places(app.db, 3) - 2;
  app.db.$client.run(
    `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
     INSERT INTO places (uid, name, kind, path) SELECT 3, 'Box ' || n, 'box', 'Box ' || n FROM n`,
    [left],
  );
  const standing = (...places: string[]) => ({
    values_add: places.map((place) => ({ ...animal(place), place })),
  });
  const tooMany = standing('Cellar / Rack A / Shelf 1', 'cellar / rack a / Shelf 2', 'Box 7');
  const sentence =
    'This would add 3 places, and there is room for 2: a keeper can have at most 2,000 of them. Nothing was added.';
  for (const dry_run of [1, 0]) {
    const rows = await post('pet/add_all', { ...tooMany, dry_run });
    expect([rows.status, rows.data.code, rows.data.error]).toEqual([409, 'over_quota', sentence]);
    await send(app, tooMany);
    const { status, data } = await post('data/import', { dry_run });
    expect([status, data.code, data.error]).toEqual([409, 'over_quota', sentence]);
  }
  expect(countOf.places(app.db, 3)).toBe(limits.perKeeper.places - 2);
  expect(countOf.animals(app.db, 3)).toBe(0);
  const fits = standing('Cellar / Rack A / Shelf 1', 'Cellar / RACK A', 'box 7', 'Cellar');
  expect((await post('pet/add_all', fits)).data.added).toBe(4);
  expect(countOf.places(app.db, 3)).toBe(limits.perKeeper.places);
});

test('of what is named only what is new counts', () => {
  const { db, as: _ } = createTestApp();
  db.$client.run("INSERT INTO feeders (uid, food) VALUES (3, 'Dubia')");
  db.$client.run(
    "INSERT INTO places (uid, name, kind, path) VALUES (3, 'Rack 1/2', 'rack', 'Rack 1/2')",
  );
  const fed = (food: string) => ({ feedings: [{ date_f: '2025-01-01', food }] });
  const collection = {
    ...onlyPets([
      { ...animal('Ada'), ...fed('Dubia'), place: 'rack 1/2' },
      { ...animal('Bea'), ...fed('Moth') },
      { ...animal('Cleo'), ...fed('') },
    ] as NewPet[]),
    feeders: ['Moth', 'Mouse'],
    places: [
      { id: 1, name: 'Attic', entries: [{}, {}] },
      { id: 2, name: 'Shelf', parent_id: 1 },
      { id: 3, name: 'RACK 1/2', entries: [{}] },
    ],
  } as unknown as Collection;
  const adds = withNewNames(db, 3, addsOf(collection), namesOf(collection));
  expect(adds).toEqual({ animals: 3, entries: 5, papers: 2, places: 2 });
});

test('what a file adds is its animals, those that left, their records and all acquisitions', () => {
  const day = '2025-01-01';
  const collection = {
    ...onlyPets([
      {
        ...animal('Ada'),
        feedings: [{ date_f: day, food: 'Moth' }],
        molts: [{ date_mt: day }],
        events: [{ date_ev: day, event: 'Moved' }],
        purchase: { date: day },
      },
      animal('Bea'),
    ] as NewPet[]),
    past_pets: [{}],
    purchases: [{}],
    sales: [{}],
    plans: [{ pet_ids: [1, 2] }],
  } as unknown as Collection;
  expect(addsOf(collection, 1)).toEqual({ animals: 3, entries: 7, papers: 4 });
});
