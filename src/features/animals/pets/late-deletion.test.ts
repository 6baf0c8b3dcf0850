import { expect, test } from 'bun:test';
import { pets } from '#src/db/schema.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const day = '2026-03-10';
const nothing = { feeding: 0, molt: 0, measurement: 0, event: 0 };

async function setUp() {
  const app = createTestApp({ now: `${day}T20:00:00Z` });
  const id = aPet(app.db, { name: 'Ada' });
  const { get, post, put, delete: erase } = app.as(3);
  await post('pet/events/add', { id, date_ev: day, event: 'Seen' });
  const read = () => get(`pet/detail/${id}`);
  const { rev, archived, img_version, records } = (await read()).data;
  expect(records).toEqual({ ...nothing, event: 1 });
  const was = { rev, archived, img_version, records };
  return { ...app, get, post, put, erase, read, id, was };
}

test('a deletion that comes late deletes what its keeper had seen', async () => {
  const { erase, read, id, was } = await setUp();
  expect((await erase('pet/delete', { id, was })).status).toBe(200);
  expect((await read()).status).toBe(404);
});

test('what was recorded since is named, and nothing is deleted', async () => {
  const { erase, post, read, id, was } = await setUp();
  await post('pet/molt/add', { id, date_mt: day });
  await post('pet/feeding/feed', { id, date_f: day, food: 'Moth', progress: 0 });
  const { status, data } = await erase('pet/delete', { id, was });
  expect([status, data.code]).toEqual([409, 'more_recorded']);
  expect(data.error).toBe(
    'Recorded elsewhere meanwhile: 1 feeding, 1 molt. The animal was not deleted.',
  );
  expect((await read()).data.records).toEqual({ feeding: 1, molt: 1, measurement: 0, event: 1 });
  const { records } = (await read()).data;
  expect((await erase('pet/delete', { id, was: { ...was, records } })).status).toBe(200);
});

test('so is an animal that was edited or archived, or got a picture since', async () => {
  const { db, erase, put, read, id, was } = await setUp();
  await put('pet/update', { id, if_rev: was.rev, name: 'Adele' });
  const edited = await erase('pet/delete', { id, was });
  expect([edited.status, edited.data.code]).toEqual([409, 'changed_elsewhere']);
  const { rev } = (await read()).data;
  const { img_version } = was;
  db.update(pets)
    .set({ img_version: img_version + 1 })
    .run();
  expect((await erase('pet/delete', { id, was: { ...was, rev } })).status).toBe(409);
  db.update(pets).set({ img_version }).run();
  await put('pet/archive', { id, reason: 'sold' });
  expect((await erase('pet/delete', { id, was: { ...was, rev } })).status).toBe(409);
  expect((await read()).status).toBe(200);
  expect((await erase('pet/delete', { id, was: { ...was, rev, archived: 1 } })).status).toBe(200);
});

test('without what its keeper had seen everything goes, and nobody else’s', async () => {
  const { as, erase, post, read, id, was } = await setUp();
  await post('pet/molt/add', { id, date_mt: day });
  expect((await as(4).delete('pet/delete', { id, was })).status).toBe(404);
  expect((await erase('pet/delete', { id })).status).toBe(200);
  expect((await read()).status).toBe(404);
});
