import { beforeEach, describe, expect, test } from 'bun:test';
import { eq, ne } from 'drizzle-orm';
import { species, users } from '#src/db/schema.ts';
import { speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let hamorii: number;

// One change by Berta, who may edit, then one by the administrator.
beforeEach(async () => {
  app = createTestApp({ now: '2025-06-01T10:00:00.000Z' });
  app.db.update(users).set({ can_edit_sp: 1 }).where(eq(users.uid, 3)).run();
  hamorii = speciesId(app.db);
  await app.as(3).put('species/update', { sc_id: hamorii, humidity: 2 });
  await app.as(2).put('species/update', { sc_id: hamorii, env_type: 'f' });
});

const all = (query = {}) => app.as(2).get('admin/spec_log/all', query);
const whoOf = (response: { data: { rows: { uname: string | null }[] } }) =>
  response.data.rows.map((row) => row.uname);

describe('the change log', () => {
  test('an entry has who changed what, and when', async () => {
    const [row] = (await app.as(4).get(`spec_log/logs/${hamorii}`)).data.rows.slice(1);
    const { status, data } = await app.as(4).get(`spec_log/detail/${row.sid}`);
    expect(status).toBe(200);
    expect(data.data).toEqual({
      sid: row.sid,
      action_time: '2025-06-01T10:00:00.000Z',
      action_type: 'update',
      action_user: 3,
      uname: 'Berta',
      sc_id: hamorii,
      sc_name: 'Brachypelma hamorii',
      changes: [{ field: 'humidity', old: 1, new: 2 }],
    });
    expect((await app.as(4).get('spec_log/detail/999')).status).toBe(404);
    expect((await app.visitor.get(`spec_log/detail/${row.sid}`)).status).toBe(401);
  });

  test('leaves out the administrator’s own changes unless asked', async () => {
    expect(whoOf(await all())).toEqual(['Berta']);
    for (const adminChanges of ['1', 'true'])
      expect(whoOf(await all({ adminChanges }))).toEqual(['Ada', 'Berta']);
    expect(whoOf(await all({ adminChanges: 'false' }))).toEqual(['Berta']);
    expect((await all({ adminChanges: 'yes' })).status).toBe(422);
  });

  test('always has the species that were merged, also by the administrator', async () => {
    const old = app.db.select().from(species).where(ne(species.sc_id, hamorii)).get()?.sc_id;
    app.db.update(species).set({ an_type: 'tarantula' }).run();
    expect((await app.as(2).post('species/merge', { sc_id: old, into: hamorii })).status).toBe(200);
    expect(whoOf(await all())).toEqual(['Ada', 'Ada', 'Berta']);
  });

  test('keeps the entries of a deleted keeper', async () => {
    app.db.delete(users).where(eq(users.uid, 3)).run();
    const { data } = await all();
    expect(data.count).toBe(1);
    expect(data.rows[0]).toMatchObject({ action_user: null, uname: null });
  });

  test('is searched by species and user', async () => {
    expect((await all({ search: 'hamor', adminChanges: '1' })).data.count).toBe(2);
    expect((await all({ search: 'bert', adminChanges: '1' })).data.count).toBe(1);
    expect((await all({ search: '%' })).data.count).toBe(0);
  });

  test('is shown in full to the administrator only, who can delete from it', async () => {
    const { sid } = (await all()).data.rows[0];
    expect((await app.visitor.get('admin/spec_log/all')).status).toBe(401);
    expect((await app.as(3).get('admin/spec_log/all')).status).toBe(403);
    expect((await app.visitor.delete('admin/spec_log/delete', { sid })).status).toBe(401);
    expect((await app.as(3).delete('admin/spec_log/delete', { sid })).status).toBe(403);
    expect((await app.as(2).delete('admin/spec_log/delete', { sid })).data).toEqual({
      status: true,
    });
    expect((await all()).data.count).toBe(0);
    expect((await app.as(2).delete('admin/spec_log/delete', { sid })).status).toBe(404);
  });
});
