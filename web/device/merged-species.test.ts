import { expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { firstSync, syncAgain } from '#web/testing/synced-collection.ts';
import { answerOf } from './answers.ts';
import { writers } from './writers.ts';

const today = '2026-03-10';
const noted = { today, at: `${today}T20:00:00Z`, idFor: () => -1 };

test('what was noted before a merge is of the kept species, on the device as at the server', async () => {
  const app = createTestApp({ now: noted.at });
  const add = async (sc_name: string) =>
    (await app.as(2).post('species/add', { an_type: 'tarantula', sc_name })).data.id;
  const [old, kept] = [await add('Testus duplus'), await add('Testus novus')];
  const [own, other] = [aPet(app.db, { sc_id: old }), aPet(app.db)];
  const held = await firstSync(app, 3, today);
  await app.as(2).post('species/merge', { sc_id: old, into: kept });
  const { collection } = await syncAgain(app, held, today);

  expect(collection.animals.get(own)?.sc_id).toBe(kept);
  for (const path of ['/pet/list', '/pet/ids', '/species/own_names']) {
    const query = { limit: '10', offset: '0', sc_id: `${old}` };
    const asked = path === '/species/own_names' ? {} : query;
    const here = answerOf(collection, { path, query: new URLSearchParams(asked), today });
    const there = (await app.as(3).get(`/api${path}`, asked)).data;
    expect(here).toEqual(there);
    if (path === '/pet/ids') expect(there.ids).toEqual([own]);
  }
  const note = (method: 'POST' | 'PUT', path: string, body: Record<string, unknown>) =>
    writers[`${method} ${path}`]?.(collection, { method, path, body }, noted)?.collection.animals;
  const added = note('POST', '/pet/add', { p_sc_id: old, name: 'New' });
  expect(added?.get(-1)).toMatchObject({ name: 'New', sc_id: kept });
  const changed = note('PUT', '/pet/update', { id: other, p_sc_id: old });
  expect(changed?.get(other)?.sc_id).toBe(kept);
  expect(note('POST', '/pet/add', { p_sc_id: 99_999, name: 'New' })).toBeUndefined();
});
