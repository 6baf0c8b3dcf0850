import { expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

async function setUp() {
  const app = createTestApp({ now: '2026-03-10T20:00:00Z' });
  const { post, get } = app.as(3);
  const room = (await post('place/add', { name: 'Cellar', kind: 'room' })).data.id as number;
  await post('place/add', { name: 'Rack A', kind: 'rack', parent_id: room });
  const row = (name: string, place: string | null) => ({
    ...{ sc_name: 'Brachypelma hamorii', name, place },
  });
  const add = (...rows: object[]) => post('pet/add_all', { values_add: rows });
  const places = async () =>
    (await get('place/list')).data.rows.map(
      ({ path, kind, count }: { path: string; kind: string; count: number }) => [path, kind, count],
    );
  return { ...app, ...app.as(3), room, row, add, places };
}

test('rows name places by their paths; what is missing is made, and its undo takes the empty ones', async () => {
  const { add, row, places, get, put, delete: remove, db, room } = await setUp();
  aPet(db, { name: 'Here', place_id: room });
  const added = await add(
    row('One', 'cellar > RACK a'),
    row('Two', 'Cellar / Rack B / Shelf 1'),
    row('Three', 'Cellar/Rack B/Shelf 1'),
    row('Four', 'Attic'),
    row('Five', null),
    row('Six', 'cellar'),
  );
  expect(added.status).toBe(200);
  expect(await places()).toEqual([
    ['Cellar', 'room', 2],
    ['Cellar / Rack A', 'rack', 1],
    ['Cellar / Rack B', 'rack', 0],
    ['Cellar / Rack B / Shelf 1', 'shelf', 2],
    ['Attic', 'room', 1],
  ]);
  const { rows } = (await get('pet/list', { sort_by: 'id' })).data;
  const where = rows.map((pet: { name: string; place: string; slot: number }) => [
    pet.name,
    pet.place,
    pet.slot,
  ]);
  expect(where).toEqual([
    ['Here', 'Cellar', 1],
    ['One', 'Cellar / Rack A', 1],
    ['Two', 'Cellar / Rack B / Shelf 1', 1],
    ['Three', 'Cellar / Rack B / Shelf 1', 2],
    ['Four', 'Attic', 1],
    ['Five', null, null],
    ['Six', 'Cellar', 2],
  ]);
  const attic = rows.find(({ name }: { name: string }) => name === 'Four').place_id;
  await put('pet/move', { ids: [rows[0].id], place_id: attic });
  expect((await remove('data/import_undo', { id: added.data.import_id })).status).toBe(200);
  expect(await places()).toEqual([
    ['Cellar', 'room', 0],
    ['Cellar / Rack A', 'rack', 0],
    ['Attic', 'room', 1],
  ]);
});

test('what a place is called says what it is, in English and German', async () => {
  const { add, row, places, post } = await setUp();
  await post('place/add', { name: 'Anlage', kind: 'rack' });
  await add(
    row('One', 'Regal A / 1'),
    row('Two', 'Anlage / links / 3'),
    row('Three', 'Spinnenzimmer'),
    row('Four', 'Fach 9'),
  );
  expect((await places()).slice(2)).toEqual([
    ['Anlage', 'rack', 0],
    ['Anlage / links', 'shelf', 0],
    ['Anlage / links / 3', 'box', 1],
    ['Regal A', 'rack', 0],
    ['Regal A / 1', 'shelf', 1],
    ['Spinnenzimmer', 'room', 1],
    ['Fach 9', 'shelf', 1],
  ]);
});

test('a table that is exported names the places, and no moves', async () => {
  const { get, put, db, room } = await setUp();
  const id = aPet(db, { name: 'Ada' });
  await put('pet/move', { ids: [id], place_id: room });
  const { data } = await get('pet/export?format=csv', undefined, { accept: 'text/csv' });
  const [head = '', line = ''] = String(data).trim().split('\r\n');
  const cell = line.split(',')[head.split(',').indexOf('place')];
  expect(cell).toBe('Cellar');
  expect(line).not.toContain('2026-03-10 Cellar');
});

test('a place that is none is refused by its row', async () => {
  const { add, row } = await setUp();
  const refused = await add(row('One', 'a/b/c/d/e'), row('Two', 'a/b/c/d/e/f'), row('Three', '/'));
  expect(refused.status).toBe(422);
  expect(
    refused.data.errors.map(({ row, field }: Record<string, unknown>) => [row, field]),
  ).toEqual([
    [2, 'place'],
    [3, 'place'],
  ]);
});
