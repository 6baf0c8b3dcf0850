import { describe, expect, test } from 'bun:test';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { logEvent, purgeEventLog } from '#src/platform/event-log.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

describe('users', () => {
  test('are listed with their pets, without the built-in one', async () => {
    const { as, db } = createTestApp();
    aPet(db);
    aPet(db, { archived: 1 });
    const { rows, count } = (await as(2).get('admin/user_list')).data;
    expect(count).toBe(3);
    expect(rows[1]).toEqual({
      uid: 3,
      uname: 'Berta',
      email: 'berta@example.org',
      mail_confirmed: 1,
      can_edit_sp: 0,
      suspended: 0,
      petCount: 2,
    });
    expect((await as(2).get('admin/user_pet_count/3')).data).toEqual({ count1: 1, count2: 2 });
    expect((await as(2).get('admin/user_details/3')).data).toMatchObject({ uid: 3, is_admin: 0 });
    for (const id of [1, 99])
      expect((await as(2).get(`admin/user_details/${id}`)).status).toBe(404);
  });

  test('get and lose the permission to edit species at once', async () => {
    const { as } = createTestApp();
    const set = (can_edit_sp: number) =>
      as(2).put('admin/user_update_sp_edit', { uid: 3, can_edit_sp });
    expect((await set(1)).data).toEqual({ status: true });
    expect((await as(3).get('user/me')).data.data[0].can_edit_sp).toBe(1);
    await set(0);
    expect((await as(3).get('user/me')).data.data[0].can_edit_sp).toBe(0);
    expect((await set(2)).status).toBe(422);
  });

  test('can be suspended, let in again and deleted, but not the administrator', async () => {
    const { as, tokenOf, app, db } = createTestApp();
    const token = await tokenOf(3);
    const me = () =>
      app.handle(
        new Request('http://localhost/api/user/me', {
          headers: { authorization: `Bearer ${token}` },
        }),
      );
    expect((await me()).status).toBe(200);
    await as(2).put('admin/user_suspend', { uid: 3, suspended: 1 });
    expect((await me()).status).toBe(401);
    expect((await as(3).get('user/me')).status).toBe(401);
    await as(2).put('admin/user_suspend', { uid: 3, suspended: 0 });
    expect((await as(3).get('user/me')).status).toBe(200);
    const id = aPet(db);
    await as(3).post('pet/molt/add', { id, date_mt: '2026-01-05' });
    await as(3).post('contact_messages/add', { email: 'berta@example.org', message: 'Hello' });
    expect((await as(2).get('admin/user_belongings/3')).data).toEqual({
      pets: 1,
      feedings: 0,
      molts: 1,
      plans: 0,
      purchases: 0,
      sales: 0,
      messages: 1,
    });
    expect((await as(2).get('admin/user_belongings/99')).status).toBe(404);
    expect((await as(2).delete('admin/user_delete', { uid: 3 })).data).toEqual({ status: true });
    expect((await as(2).delete('admin/user_delete', { uid: 3 })).status).toBe(404);
    expect((await as(2).get('admin/all_pets')).data.count).toBe(0);
    expect((await as(2).get('admin/contact_messages/list')).data.count).toBe(0);
    for (const call of [
      as(2).put('admin/user_suspend', { uid: 2, suspended: 1 }),
      as(2).delete('admin/user_delete', { uid: 2 }),
    ]) {
      expect((await call).status).toBe(409);
    }
  });
});

describe('all pets', () => {
  test('of all keepers, newest first, searched and for one user', async () => {
    const { as, db } = createTestApp();
    const first = aPet(db, { name: 'Rosa' });
    const second = aPet(db, {
      name: 'Juno',
      uid: 4,
      sc_id: speciesId(db, 'Python regius'),
      archived: 1,
    });
    const ids = async (query?: Record<string, string>) =>
      (await as(2).get('admin/all_pets', query)).data.rows.map((row: { id: number }) => row.id);
    expect(await ids()).toEqual([second, first]);
    expect(await ids({ sort_by: 'name', asc: 'DESC' })).toEqual([first, second]);
    expect(await ids({ search: 'python' })).toEqual([second]);
    expect(await ids({ uid: '3' })).toEqual([first]);
    expect((await as(2).get('admin/all_pets', { uid: '3' })).data.rows[0]).toMatchObject({
      uid: 3,
      uname: 'Berta',
    });
  });
});

describe('news', () => {
  test('are added and deleted by the administrator', async () => {
    const { as, visitor } = createTestApp();
    const added = await as(2).post('admin/news_add', {
      date_n: '2026-01-02',
      n_text: 'Two\nlines',
    });
    expect(added.data).toEqual({ status: true, id: 1 });
    expect((await visitor.get('news/newest')).data.rows).toEqual([
      { nid: 1, date_n: '2026-01-02', n_text: 'Two\nlines' },
    ]);
    expect(
      (await as(2).post('admin/news_add', { date_n: '2026-02-30', n_text: 'x' })).data.fields,
    ).toHaveProperty('date_n');
    expect((await as(2).delete('admin/news_delete', { nid: 1 })).data).toEqual({ status: true });
    expect((await as(2).delete('admin/news_delete', { nid: 1 })).status).toBe(404);
  });
});

describe('the event log', () => {
  test('says who was refused, and is kept two weeks', async () => {
    const { as, db, context } = createTestApp();
    await as(3).get('admin/event_log');
    const { rows, count } = (await as(2).get('admin/event_log')).data;
    expect(count).toBe(1);
    expect(rows[0]).toMatchObject({
      path: 'GET /api/admin/event_log',
      log_type: 'refused',
      uid: 3,
      uname: 'Berta',
    });
    logEvent(db, { log_type: 'system', message: 'Internal' });
    expect((await as(2).get('admin/event_log/detail/2')).data).toMatchObject({
      uid: null,
      uname: null,
    });
    expect((await as(2).get('admin/event_log/detail/9')).data.error).toBe('Event log not found');
    const weeksLater = (days: number) =>
      new Date(context.now().getTime() + days * 24 * 60 * 60 * 1000);
    purgeEventLog(db, weeksLater(13));
    expect((await as(2).get('admin/event_log')).data.count).toBe(2);
    purgeEventLog(db, weeksLater(15));
    expect((await as(2).get('admin/event_log')).data.count).toBe(0);
  });
});

describe('expos', () => {
  const expo = {
    e_date: '2026-05-01',
    e_name: 'Spring expo',
    e_table: 'A 12',
    e_offer: 'one\ntwo',
    e_sold: '',
  };

  test('are added, changed and deleted; visitors read the current one without what was sold', async () => {
    const { as, visitor } = createTestApp();
    const { id } = (await as(2).post('admin/expo_log/add', expo)).data;
    await as(2).post('admin/expo_log/add', { e_date: '2026-08-01', e_name: 'Late' });
    const list = (await as(2).get('admin/expo_log')).data;
    expect(
      list.rows.map((row: { e_name: string; ue_tableid: string | null }) => [
        row.e_name,
        row.ue_tableid,
      ]),
    ).toEqual([
      ['Late', null],
      ['Spring expo', 'A 12'],
    ]);
    await as(2).put('admin/expo_log/update', { ...expo, expid: id, e_sold: 'one' });
    const latest = await visitor.get('expo/latest', undefined, { 'x-today': '2026-04-30' });
    expect(latest.data).toEqual({
      data: {
        expid: id,
        e_name: 'Spring expo',
        e_date: '2026-05-01',
        e_table: 'A 12',
        e_offer: 'one\ntwo',
      },
    });
    expect((await as(2).get(`admin/expo_log/detail/${id}`)).data).toMatchObject({ e_sold: 'one' });
    await as(2).delete('admin/expo_log/delete', { expid: id });
    expect((await as(2).get(`admin/expo_log/detail/${id}`)).data.error).toBe('Expo not found');
  });

  test.each([
    [{ e_name: '' }, 'e_name'],
    [{ e_name: 'x'.repeat(101) }, 'e_name'],
    [{ e_table: 'x'.repeat(51) }, 'e_table'],
    [{ e_offer: 'x'.repeat(1001) }, 'e_offer'],
    [{ e_date: 'soon' }, 'e_date'],
  ])('with %j are refused by the field', async (wrong, field) => {
    const { as } = createTestApp();
    const answer = await as(2).post('admin/expo_log/add', { ...expo, ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.data.fields).toHaveProperty(field);
  });
});

describe('the system page', () => {
  test('tells sizes, backups and what is wrong in plain words', async () => {
    const { as } = createTestApp();
    const { data } = await as(2).get('admin/system');
    expect(data).toMatchObject({ version: 'test', smtp: null, registration: 'open', backups: 0 });
    expect(data.warnings).toContain('There is no backup yet.');
    expect(data.disk_free).toBeGreaterThan(0);
  });

  test('says that a backup failed until a newer one stands', async () => {
    const { as, context } = createTestApp();
    const failed = await as(2).post('admin/backups/add'); // there is no database file to copy
    expect(failed.data.code).toBe('backup_failed');
    const warnings = async () => (await as(2).get('admin/system')).data.warnings.join(' ');
    expect(await warnings()).toContain('Backup failed');
    const made = join(context.config.dataDir, 'backups', 'exuvia-2026-01-02T03-04-05Z.tar');
    mkdirSync(dirname(made), { recursive: true });
    writeFileSync(made, '');
    const later = Date.now() / 1000 + 60;
    utimesSync(made, later, later);
    const { data } = await as(2).get('admin/system');
    expect(data).toMatchObject({ backups: 1, last_backup_verified: 1, backup_running: 0 });
    expect(data.warnings.join(' ')).not.toContain('Backup failed');
  });

  test('closes registration at once', async () => {
    const { as, visitor } = createTestApp();
    await as(2).put('admin/system/registration', { registration: 'closed' });
    const answer = await visitor.post('user/register', {
      un: 'new@example.org',
      uname: 'New',
      upw: 'tarantula9x',
    });
    expect(answer.status).toBe(403);
    expect((await visitor.get('health')).data.registration).toBe('closed');
  });
});
