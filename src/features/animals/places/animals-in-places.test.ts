import { expect, test } from 'bun:test';
import { removeUnfinished } from '#src/platform/removal/remove-import.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const day = '2026-03-10';

async function setUp() {
  const app = createTestApp({ now: `${day}T20:00:00Z` });
  const { post } = app.as(3);
  const room = (await post('place/add', { name: 'Kéller', kind: 'room' })).data.id as number;
  const added = await post('place/add_many', {
    ...{ kind: 'rack', names: ['Rack A', 'Rack B'], parent_id: room },
  });
  const [a, b] = added.data.ids as [number, number];
  return { ...app, ...app.as(3), room, a, b };
}

test('an animal is added to a place, behind those that stand there', async () => {
  const { post, get, db, b } = await setUp();
  aPet(db, { name: 'Gone', place_id: b, archived: 1 });
  const ids = [];
  for (const name of ['One', 'Two']) {
    const added = await post('pet/add', { name, p_sc_id: speciesId(db), place_id: b });
    ids.push(added.data.id);
  }
  const { rows } = (await get('pet/list', { sort_by: 'id' })).data;
  const where = { place_id: b, place: 'Kéller / Rack B' };
  expect(rows).toMatchObject([
    { id: ids[0], ...where, slot: 1 },
    { id: ids[1], ...where, slot: 2 },
  ]);
  expect((await get(`pet/detail/${ids[1]}`)).data).toMatchObject({ ...where, slot: 2 });
  expect((await get('pet/timeline', { id: ids[0] })).data.rows).toEqual([]);
  const [archived] = (await get('pet/list', { archived: 1 })).data.rows;
  expect(archived).toMatchObject({ place_id: null, place: null, slot: null });
  const wrong = { name: 'Three', p_sc_id: speciesId(db), place_id: 99 };
  const refused = await post('pet/add', wrong);
  expect([refused.status, Object.keys(refused.data.fields)]).toEqual([404, ['place_id']]);
});

test('its form moves it, notes the move, and merges with what was moved elsewhere', async () => {
  const { put, get, db, a, b } = await setUp();
  const id = aPet(db, { place_id: a });
  const read = (await get(`pet/detail/${id}`)).data;
  const { rev } = (await put('pet/update', { id, if_rev: read.rev, place_id: b })).data;
  const moves = async () =>
    (await get('pet/events/list', { id })).data.rows.map((row: { event: string; move: number }) => [
      row.event,
      row.move,
    ]);
  expect(await moves()).toEqual([['Kéller / Rack B', 1]]);
  const late = await put('pet/update', { id, if_rev: read.rev, place_id: null });
  expect([late.status, late.data.conflicts]).toEqual([
    409,
    { place_id: { mine: null, theirs: b } },
  ]);
  await put('pet/update', { id, if_rev: read.rev, name: 'Ada' });
  expect((await get(`pet/detail/${id}`)).data).toMatchObject({ name: 'Ada', place_id: b });
  const back = await put('pet/update', { id, if_rev: rev, place_id: a });
  expect(back.data.rev).toBeGreaterThan(rev);
  expect(await moves()).toEqual([]);
});

test.each([
  ['rack b', ['Ada']],
  ['keller', ['Ada', 'Ben']],
  ['keller b', ['Ada', 'Ben']],
  ['ada rack', ['Ada']],
  ['ada "', []],
  ['shelf', []],
])('a search for %p finds what stands there', async (search, names) => {
  const { get, db, room, b } = await setUp();
  aPet(db, { name: 'Ada', place_id: b });
  aPet(db, { name: 'Ben', place_id: room });
  aPet(db, { name: 'Nobody' });
  const { rows, count } = (await get('pet/list', { search, sort_by: 'name' })).data;
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(names);
  expect(count).toBe(names.length);
});

test('others who may read a page do not see where the animal stands', async () => {
  const { as, get, db, b } = await setUp();
  const id = aPet(db, { place_id: b, is_public: 1 });
  expect((await get(`pet/quickview/${id}`)).data).toMatchObject({ place_id: b, slot: 1 });
  const nowhere = { place_id: null, place: null, slot: null };
  expect((await as(4).get(`pet/quickview/${id}`)).data).toMatchObject(nowhere);
});

test('moves are no part of the charts', async () => {
  const { put, get, post, db, b } = await setUp();
  const id = aPet(db);
  await post('pet/events/add', { id, date_ev: day, event: 'Vet' });
  await put('pet/move', { ids: [id], place_id: b });
  expect((await get(`pet/history/${id}`)).data.events).toEqual([{ date_ev: day, event: 'Vet' }]);
});

test('a deleted account leaves no place', async () => {
  const { as, post, context, db, b } = await setUp();
  aPet(db, { place_id: b });
  await post('place/notes/add', { id: b, date: day, kind: 'cleaned' });
  expect((await as(2).delete('admin/user_delete', { uid: 3 })).status).toBe(200);
  await removeUnfinished(context);
  const left = 'SELECT (SELECT count(*) FROM places) + (SELECT count(*) FROM place_notes) AS n';
  expect(db.$client.query(left).get()).toEqual({ n: 0 });
});
