import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { pastPets, pets, plans, speciesNumbers, speciesSynonyms, users } from '#src/db/schema.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { aHandOver, aGivenPet, handOverFile } from '#src/testing/hand-over-file.ts';
import { aPet, aPlan, aPurchase, speciesId } from '#src/testing/samples.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let old: number;
let kept: number;

const oldName = 'Testus duplus';
const keptName = 'Testus novus';
const doubled = {
  ...{ an_type: 'tarantula', sc_name: oldName, cm_name: 'Double', humidity: 2 },
  ...{ country_code: 'MX', notes: 'Of the double.', synonyms: ['Testus primus'] },
};
const right = { an_type: 'tarantula', sc_name: keptName, cm_name: 'Right', notes: 'Of the right.' };

// Ada (2) administers, Berta (3) may edit species, Carl (4) may not.
beforeEach(async () => {
  app = createTestApp({ now: '2026-03-10T20:00:00Z' });
  app.db.update(users).set({ can_edit_sp: 1 }).where(eq(users.uid, 3)).run();
  old = await add(doubled);
  kept = await add(right);
});

const add = async (species: object) => (await app.as(2).post('species/add', species)).data.id;
const merge = (uid = 3, ids: object = { sc_id: old, into: kept }) =>
  app.as(uid).post('species/merge', ids);
const whatMerges = (uid = 3) => app.as(uid).get('species/merge', { sc_id: old, into: kept });
const detail = async (id: number) => (await app.as(3).get(`species/detail/${id}`)).data.data;
const speciesOfPet = async (id: number, uid = 3) =>
  (await app.as(uid).get(`pet/detail/${id}`)).data.sc_id;
const sync = async (uid: number, since?: string) =>
  (await app.as(uid).get('sync', since === undefined ? {} : { since })).data;

describe('what merging changes', () => {
  test('is told in numbers before, and all of it names the kept one afterwards', async () => {
    const berta = [aPet(app.db, { sc_id: old }), aPet(app.db, { sc_id: old, archived: 1 })];
    const carl = aPet(app.db, { sc_id: old, uid: 4 });
    const other = aPet(app.db, { uid: 4 });
    const staged = aPet(app.db, { sc_id: old, uid: BUILT_IN_UID });
    const bought = aPurchase(app.db, { sc_id: old });
    const gone = { uid: 4, name: 'Gone', sc_name: oldName, created: '2025-01-01T00:00:00.000Z' };
    app.db
      .insert(pastPets)
      .values({ ...gone, sc_id: old, gender: 'f' })
      .run();
    const plan = aPlan(app.db, { fp_filter: `sc_id=${old}` });
    expect(app.db.$client.query('SELECT * FROM plan_pets').all()).toHaveLength(2);
    const view = { name: 'Doubles', query: `species=${old}` };
    await app.as(4).post('user_config/set', {
      conf_key: 'pets_views',
      conf_val: JSON.stringify({ start: '', views: [view] }),
    });
    const numbers = { pets: 3, keepers: 2, purchases: 1, past_pets: 1, plans: 1, views: 1 };
    const filled = ['humidity', 'country_code'];
    expect((await whatMerges()).data).toEqual({ ...numbers, filled });

    const { status, data } = await merge();

    expect([status, data]).toEqual([200, { status: true, ...numbers, filled }]);
    for (const id of berta) expect(await speciesOfPet(id)).toBe(kept);
    expect(await speciesOfPet(carl, 4)).toBe(kept);
    expect(await speciesOfPet(other, 4)).toBe(speciesId(app.db));
    const inUse = (id: number) => app.db.select().from(pets).where(eq(pets.id, id)).get()?.sc_id;
    expect(inUse(staged)).toBe(kept);
    expect((await app.as(3).get(`purchases/detail/${bought}`)).data.sc_id).toBe(kept);
    expect(app.db.select({ id: pastPets.sc_id }).from(pastPets).all()).toEqual([{ id: kept }]);
    const [follows] = app.db.select().from(plans).where(eq(plans.fp_id, plan)).all();
    expect(follows?.fp_filter).toBe(`sc_id=${kept}`);
    expect(app.db.$client.query('SELECT * FROM plan_pets').all()).toHaveLength(2);
    const settings = (await app.as(4).get('user_config/all')).data;
    expect(JSON.stringify(settings)).toContain(`species=${kept}`);
    const [numbersOfKept] = app.db
      .select()
      .from(speciesNumbers)
      .where(eq(speciesNumbers.sc_id, kept))
      .all();
    expect(numbersOfKept?.stale).toBe(1);
  });

  test('fills what the kept one did not say, and overwrites nothing', async () => {
    await merge();
    expect(await detail(kept)).toMatchObject({
      ...{ sc_name: keptName, cm_name: 'Right', notes: 'Of the right.' },
      ...{ humidity: 2, country_code: 'MX', env_type: null, care_sheet: '' },
      synonyms: [oldName, 'Testus primus'],
    });
  });

  test('is in the log of both, with both names and what the other one was', async () => {
    await merge();
    const [ended] = (await app.as(4).get(`spec_log/logs/${old}`)).data.rows;
    expect(ended).toMatchObject({ action_type: 'delete', action_user: 3, sc_name: oldName });
    expect(ended.changes).toContainEqual({ field: 'merged_into', old: null, new: keptName });
    expect(ended.changes).toContainEqual({ field: 'notes', old: 'Of the double.', new: null });
    const [after] = (await app.as(4).get(`spec_log/logs/${kept}`)).data.rows;
    expect(after).toMatchObject({ action_type: 'update', action_user: 3, sc_name: keptName });
    expect(after.changes).toContainEqual({ field: 'merged', old: null, new: oldName });
    expect(after.changes).toContainEqual({ field: 'humidity', old: null, new: 2 });
  });
});

describe('merging is refused', () => {
  test('to keepers who may not edit species, and to visitors', async () => {
    expect((await merge(4)).status).toBe(403);
    expect((await whatMerges(4)).status).toBe(403);
    expect((await app.visitor.post('species/merge', { sc_id: old, into: kept })).status).toBe(401);
    expect((await detail(old)).sc_id).toBe(old);
    expect((await merge(2)).status).toBe(200);
  });

  test('for species of two animal types, for one alone, and for one that is none', async () => {
    const pet = aPet(app.db, { sc_id: old });
    await app.as(3).put('species/update', { sc_id: kept, an_type: 'spider' });
    const differ = await merge();
    expect([differ.status, differ.data.code]).toEqual([409, 'merge_types_differ']);
    expect(Object.keys(differ.data.fields)).toEqual(['into']);
    expect((await whatMerges()).data.code).toBe('merge_types_differ');
    const itself = await merge(3, { sc_id: old, into: old });
    expect([itself.status, Object.keys(itself.data.fields)]).toEqual([422, ['into']]);
    expect((await merge(3, { sc_id: old, into: 99_999 })).status).toBe(404);
    expect((await merge(3, { sc_id: 99_999, into: kept })).status).toBe(404);
    expect(await speciesOfPet(pet)).toBe(old);
  });

  test('a second time, and nothing of it stays where it fails at the end', async () => {
    const pet = aPet(app.db, { sc_id: old });
    app.db.$client.run(`CREATE TRIGGER full BEFORE INSERT ON species_synonyms
      WHEN new.sc_name = '${oldName}' BEGIN SELECT RAISE(ABORT, 'refused'); END`);
    expect((await merge()).status).toBe(500);
    expect(await speciesOfPet(pet)).toBe(old);
    expect((await detail(old)).synonyms).toEqual(['Testus primus']);
    app.db.$client.run('DROP TRIGGER full');
    expect((await merge()).status).toBe(200);
    expect((await merge()).status).toBe(404);
  });
});

describe('after a merge', () => {
  beforeEach(async () => {
    aPet(app.db, { sc_id: old });
    await merge();
  });

  test('all names of both find the kept one, in lists, pickers and pasted names', async () => {
    for (const search of ['duplus', 'Testus primus', 'novus']) {
      const { rows } = (await app.as(4).get('species/selectable', { search })).data;
      expect(rows.map(({ sc_id }: { sc_id: number }) => sc_id)).toEqual([kept]);
      expect((await app.visitor.get('species/list', { search })).data.rows[0].sc_id).toBe(kept);
    }
    const named = (await app.as(4).get('species/names')).data.rows;
    expect(named.find((one: { sc_id: number }) => one.sc_id === kept).synonyms).toContain(oldName);
    const matched = await app.as(4).post('pet/match_species', { names: [oldName] });
    expect(JSON.stringify(matched.data)).toContain(`"sc_id":${kept}`);
    const again = await app.as(3).post('species/add', { ...doubled, synonyms: [] });
    expect([again.status, again.data.code]).toEqual([409, 'former_name_taken']);
  });

  test('rows, exports and hand-overs that name the old one come in as the kept one', async () => {
    const [row] = (
      await app.as(4).post('pet/add_all', {
        values_add: [
          { name: 'Pasted', sc_name: oldName },
          { name: 'Chosen', p_sc_id: old },
        ],
      })
    ).data.ids;
    expect(await speciesOfPet(row, 4)).toBe(kept);
    expect(await speciesOfPet(row + 1, 4)).toBe(kept);

    const file = aHandOver({ pets: [{ ...aGivenPet, sc_name: oldName }], species: [] });
    await sendFile(app, 3, handOverFile(file));
    const taken = await app.as(3).post('data/import', { take_in: 1 });
    expect(await speciesOfPet(taken.data.ids[0])).toBe(kept);

    await sendFile(
      app,
      4,
      Buffer.from(JSON.stringify({ exuvia: 2, pets: [{ id: 1, name: 'Back', sc_name: oldName }] })),
    );
    const back = await app.as(4).post('data/import', {});
    expect(back.data).toMatchObject({ added: 1 });
    expect(await speciesOfPet(back.data.ids[0], 4)).toBe(kept);
  });

  test('what a device noted before names the old id, and is of the kept one', async () => {
    const key = { 'idempotency-key': 'noted offline' };
    const noted = { p_sc_id: old, name: 'Noted in the cellar' };
    const first = await app.as(4).post('pet/add', noted, key);
    expect(first.status).toBe(200);
    expect((await app.as(4).post('pet/add', noted, key)).data).toEqual(first.data);
    expect(await speciesOfPet(first.data.id, 4)).toBe(kept);

    const { id } = (await app.as(4).post('pet/add', { p_sc_id: speciesId(app.db), name: 'Else' }))
      .data;
    const edit = { id, if_rev: 1, p_sc_id: old };
    expect((await app.as(4).put('pet/update', edit)).status).toBe(200);
    expect(await speciesOfPet(id, 4)).toBe(kept);

    const bought = await app.as(4).post('purchases/add', { p_sc_id: old, count: 3 });
    expect((await app.as(4).get(`purchases/detail/${bought.data.id}`)).data.sc_id).toBe(kept);
    const made = await app
      .as(4)
      .post('purchases/add_pet', { id: bought.data.id, name: 'Made', p_sc_id: old });
    expect(await speciesOfPet(made.data.ids[0], 4)).toBe(kept);

    const plan = { fp_name: 'Those', fp_repeat: 7, fp_filter: `sc_id=${old}` };
    const { data } = await app.as(4).post('plan/add', plan);
    expect((await app.as(4).get(`plan/details/${data.id}`)).data.fp_filter).toBe(`sc_id=${kept}`);
  });

  test('a list that is filtered by the old id finds the animals, also once the kept one was merged', async () => {
    const id = aPet(app.db, { sc_id: kept, uid: 4 });
    const other = aPet(app.db, { uid: 4 });
    const found = async (filter: object) => (await app.as(4).get('pet/ids', filter)).data.ids;
    expect(await found({ sc_id: old })).toEqual([id]);
    expect(await found({ sc_id: `${old},${speciesId(app.db)}` })).toEqual([id, other]);
    expect(await found({ sc_id: 99_999 })).toEqual([]);
    const last = await add({ an_type: 'tarantula', sc_name: 'Testus ultimus' });
    await merge(3, { sc_id: kept, into: last });
    expect(await found({ sc_id: old })).toEqual([id]);
    const { rows } = (await app.as(4).get('species/own_names')).data;
    expect(rows.find(({ sc_id }: { sc_id: number }) => sc_id === last).merged).toEqual([old, kept]);
  });

  test('an edit of the merged one is refused with where it is now', async () => {
    const { status, data } = await app.as(3).put('species/update', { sc_id: old, notes: 'x' });
    expect([status, data.code]).toEqual([409, 'species_merged']);
    expect(data.error).toContain(keptName);
  });

  test('the old address answers the kept one, also after that was merged again', async () => {
    expect((await app.visitor.get(`species/detail/${old}`)).data.data.sc_id).toBe(kept);
    expect((await app.as(4).get(`species/club/${old}`)).status).toBe(200);
    const last = await add({ an_type: 'tarantula', sc_name: 'Testus ultimus' });
    expect((await merge(3, { sc_id: kept, into: last })).status).toBe(200);
    expect((await detail(old)).sc_id).toBe(last);
    expect((await detail(last)).synonyms).toEqual([oldName, keptName, 'Testus primus']);
    expect((await app.as(3).delete('species/delete', { sc_id: old })).status).toBe(404);
  });
});

test('a form or a file that names the old id is of the same species, and no conflict', async () => {
  const { data } = await app.as(4).post('purchases/add', { p_sc_id: old, count: 3 });
  await app.as(4).post('pet/add', { p_sc_id: old, name: 'Ada' });
  await merge();
  const form = { id: data.id, if_rev: 1, p_sc_id: old, notes: 'Of the fair.' };
  expect((await app.as(4).post('purchases/update', form)).status).toBe(200);
  const file = { values_add: [{ name: 'Ada', p_sc_id: old }], dry_run: 1 };
  expect((await app.as(4).post('pet/add_all', file)).data.known).toEqual([1]);
});

test('what the catalogue knows is of the kept one, where it knows both', async () => {
  const hamorii = speciesId(app.db);
  const { id } = (await app.as(4).post('species/take', { sc_name: 'Aphonopelma seemanni' })).data;
  const { catalogue: facts } = await detail(id);
  const other = await detail(hamorii);
  expect(other.catalogue).not.toEqual(facts);
  expect((await merge(3, { sc_id: id, into: hamorii })).status).toBe(200);
  expect((await detail(hamorii)).catalogue).toEqual(other.catalogue);
});

test('devices hear of it: the animals, and the kept species with all its names and ids', async () => {
  const pet = aPet(app.db, { sc_id: old });
  const { cursor } = await sync(3);
  const elsewhere = (await sync(4)).cursor;
  await merge();
  const changes = await sync(3, cursor);
  expect(changes.pets).toMatchObject([{ id: pet, sc_id: kept }]);
  expect(changes.species).toMatchObject([
    { sc_id: kept, sc_name: keptName, synonyms: [oldName, 'Testus primus'], merged: [old] },
  ]);
  expect((await sync(4, elsewhere)).pets).toEqual([]);
});

test('more older names than one has by itself are saved again, corrected too, but none is added', async () => {
  const names = (of: string) =>
    Array.from({ length: 20 }, (_, at) => `Testus ${of}${'x'.repeat(at + 1)}`);
  await app.as(3).put('species/update', { sc_id: old, synonyms: names('a') });
  await app.as(3).put('species/update', { sc_id: kept, synonyms: names('b') });
  await merge();
  const { synonyms } = await detail(kept);
  expect(synonyms).toHaveLength(41);
  const save = (fields: object) => app.as(3).put('species/update', { sc_id: kept, ...fields });
  expect((await save({ notes: 'Of two.', synonyms })).status).toBe(200);
  expect((await detail(kept)).notes).toBe('Of two.');
  expect((await save({ synonyms: synonyms.slice(1).toReversed() })).status).toBe(200);
  expect((await detail(kept)).synonyms).toHaveLength(40);
  const more = await save({ synonyms: [...synonyms.slice(1), 'Testus additus'] });
  expect([more.status, more.data.fields.synonyms]).toEqual([422, 'must have at most 40 entries']);
  const corrected = [...synonyms.slice(2), 'Testus correctus'];
  expect((await save({ synonyms: corrected })).status).toBe(200);
  const few = [...names('b').slice(1), 'Testus additus'];
  expect((await save({ synonyms: few })).status).toBe(200);
  expect((await save({ sc_name: 'Testus recens' })).status).toBe(200);
  expect((await detail(kept)).synonyms).toHaveLength(21);
  expect((await save({ synonyms: (await detail(kept)).synonyms })).status).toBe(200);
});

test('a name that another species has, or had, is refused with the way to merge', async () => {
  const rename = (sc_name: string) => app.as(3).put('species/update', { sc_id: old, sc_name });
  const has = await rename('testus NOVUS');
  expect([has.status, has.data.code]).toEqual([409, 'name_of_another']);
  expect(has.data.fields.sc_name).toBe(
    'Testus novus is in the list already. This species can be merged into it.',
  );
  app.db.insert(speciesSynonyms).values({ sc_id: kept, sc_name: 'Testus prior' }).run();
  expect((await rename('Testus prior')).data.fields.sc_name).toBe(
    'Testus prior is an older name of Testus novus. This species can be merged into it.',
  );
  expect((await rename('Testus liber')).status).toBe(200);
  expect((await detail(old)).synonyms).toEqual([oldName, 'Testus primus']);
});
