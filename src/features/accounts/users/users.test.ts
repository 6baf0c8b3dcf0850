import { describe, expect, test } from 'bun:test';
import { documents } from '#src/db/schema.ts';
import { aPet } from '#src/testing/samples.ts';
import { password } from '#src/testing/people.ts';
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
      is_admin: 0,
      suspended: 0,
      petCount: 2,
    });
    expect(rows[0]).toMatchObject({ uid: 2, can_edit_sp: 1, is_admin: 1 });
    expect((await as(2).get('admin/user_pet_count/3')).data).toEqual({ count1: 1, count2: 2 });
    expect((await as(2).get('admin/user_details/3')).data).toMatchObject({
      uid: 3,
      is_admin: 0,
      petCount: 2,
    });
    for (const call of ['user_details', 'user_pet_count', 'user_belongings'])
      for (const id of [1, 99]) expect((await as(2).get(`admin/${call}/${id}`)).status).toBe(404);
  });

  test('show how much of what a keeper can have they have', async () => {
    const { as, db } = createTestApp();
    aPet(db);
    aPet(db, { archived: 1 });
    const day = new Date().toISOString().slice(0, 10);
    await as(3).post('pet/feeding/feed', { id: 1, date_f: day, food: 'Cricket', progress: 0 });
    await as(3).post('place/add', { name: 'Cellar', kind: 'room' });
    const paper = { name: 'Invoice', kind: 'pdf', bytes: 2048, sum: '' } as const;
    db.insert(documents)
      .values({ pet_id: 1, ...paper })
      .run();
    expect((await as(2).get('admin/user_room/3')).data).toMatchObject({
      animals: 2,
      entries: 1,
      places: 1,
      pictures: 0,
      documents: 1,
      bytes: 2048,
    });
    expect((await as(2).get('admin/user_room/99')).status).toBe(404);
    expect((await as(3).get('admin/user_room/3')).status).toBe(403);
  });

  test('are found by parts of their names and addresses, page by page', async () => {
    const { as } = createTestApp();
    const find = async (query: string) => {
      const { rows, count } = (await as(2).get(`admin/user_list?${query}`)).data;
      return [rows.map(({ uname }: { uname: string }) => uname), count];
    };
    expect(await find('search=bert')).toEqual([['Berta'], 1]);
    expect(await find('search=BERTA%40example')).toEqual([['Berta'], 1]);
    expect(await find('search=example.org&limit=1&offset=1')).toEqual([['Berta'], 3]);
    expect(await find('search=%233')).toEqual([['Berta'], 1]);
    expect(await find('search=nobody')).toEqual([[], 0]);
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

  test('learn at the log-in that they are suspended, with the right password alone', async () => {
    const { as, visitor } = createTestApp();
    await as(2).put('admin/user_suspend', { uid: 3, suspended: 1 });
    const code = async (upw: string) =>
      (await visitor.post('user/login', { un: 'berta@example.org', upw })).data.code;
    expect(await code(password)).toBe('suspended');
    expect((await as(2).get('admin/event_log')).data.rows[0]).toMatchObject({
      uid: 3,
      message: expect.stringContaining('Suspended: log-in refused from '),
    });
    expect(await code('six legs walk')).toBe('wrong_credentials');
    await as(2).put('admin/user_suspend', { uid: 3, suspended: 0 });
    expect(await code(password)).toBeUndefined();
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
