import { describe, expect, test } from 'bun:test';
import { inbox } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const hello = { email: 'dora@example.org', message: 'Hello\nhow old is *B. hamorii*? <b>' };

async function write(
  app: TestApp,
  as: 'visitor' | number,
  message = hello.message,
): Promise<number> {
  const caller = as === 'visitor' ? app.visitor : app.as(as);
  const { data } = await caller.post('contact_messages/add', {
    email: 'dora@example.org',
    message,
  });
  return data.id;
}

describe('writing to the administrator', () => {
  test('a visitor’s message is stored as typed, and the administrator gets a mail', async () => {
    const app = createTestApp();
    const added = await app.visitor.post('contact_messages/add', hello);
    expect(added.data).toEqual({ status: true, id: expect.any(Number) });
    const { data } = await app.as(2).get(`contact_messages/detail/${added.data.id}`);
    expect(data).toMatchObject({
      uid: null,
      uname: null,
      email: hello.email,
      message: hello.message,
      read: 0,
    });
    const [notice] = inbox(app);
    expect(notice).toMatchObject({
      kind: 'notice',
      email: 'ada@example.org',
      link: `http://localhost:3000/admin/messages/details?id=${added.data.id}`,
    });
    expect(notice?.body).toContain('> how old is');
  });

  test('the same text within ten minutes is the same message', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    const first = await write(app, 3);
    expect(await write(app, 3)).toBe(first);
    app.setNow('2025-06-03T10:10:01Z');
    expect(await write(app, 3)).not.toBe(first);
  });

  test('is stored without an administrator, and with a full inbox', async () => {
    const empty = createTestApp({ people: false });
    expect((await empty.visitor.post('contact_messages/add', hello)).status).toBe(200);
    const app = createTestApp();
    for (let n = 0; n < 5; n++) await write(app, 3, `Message ${n}`);
    expect(inbox(app)).toHaveLength(3);
    expect((await app.as(2).get('admin/contact_messages/unread')).data).toEqual({ count: 5 });
  });

  const refused: [string, Record<string, unknown>, string][] = [
    ['blanks', { message: '  \n ' }, 'message'],
    ['5001 characters', { message: 'x'.repeat(5001) }, 'message'],
    ['a second receiver', { email: 'a@x.org, b@x.org' }, 'email'],
    ['a header', { email: 'a@x.org\r\nBcc: b@x.org' }, 'email'],
    ['somebody else’s uid', { uid: 3 }, 'uid'],
  ];
  test.each(refused)('%s is refused by field', async (_what, change, field) => {
    const response = await createTestApp().visitor.post('contact_messages/add', {
      ...hello,
      ...change,
    });
    expect([response.status, Object.keys(response.data.fields ?? {})]).toEqual([422, [field]]);
  });

  test('a visitor writes twenty times an hour at most', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    for (let n = 0; n < 20; n++) await write(app, 'visitor', `Message ${n}`);
    const response = await app.visitor.post('contact_messages/add', hello);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3600');
    expect((await app.as(3).post('contact_messages/add', hello)).status).toBe(200);
  });
});

describe('reading messages', () => {
  test('a keeper finds their own, newest first, and nobody else’s', async () => {
    const app = createTestApp();
    const [first, second] = [await write(app, 3, 'First'), await write(app, 3, 'Second')];
    const foreign = await write(app, 4, 'Foreign');
    const list = await app.as(3).get('contact_messages/list');
    expect(list.data.count).toBe(2);
    expect(list.data.rows).toEqual([
      { id: second, message_date: expect.any(String), message: 'Second', replies: 0, read: 0 },
      { id: first, message_date: expect.any(String), message: 'First', replies: 0, read: 0 },
    ]);
    expect(
      (await app.as(3).get('contact_messages/list', { offset: '1', limit: '1' })).data.rows,
    ).toHaveLength(1);
    expect((await app.as(3).get('contact_messages/count')).data).toEqual({ count: 2 });
    for (const call of ['detail', 'replies']) {
      expect((await app.as(3).get(`contact_messages/${call}/${foreign}`)).status).toBe(404);
      expect((await app.as(4).get(`contact_messages/${call}/${foreign}`)).status).toBe(200);
      expect((await app.as(2).get(`contact_messages/${call}/${foreign}`)).status).toBe(200);
      expect((await app.visitor.get(`contact_messages/${call}/${foreign}`)).status).toBe(401);
    }
    expect((await app.as(3).get('contact_messages/detail/999')).data.error).toBe(
      'Message not found',
    );
  });

  test('a message is read up to the administrator’s marker; other markers do not count', async () => {
    const app = createTestApp();
    const [first] = [
      await write(app, 3, 'First'),
      await write(app, 3, 'Second'),
      await write(app, 'visitor', 'Third'),
    ];
    const unread = async () => (await app.as(2).get('admin/contact_messages/unread')).data.count;
    await app.as(3).post('user_config/set', { conf_key: 'last_message', conf_val: '999' });
    expect(await unread()).toBe(3);
    await app.as(2).post('user_config/set', { conf_key: 'last_message', conf_val: String(first) });
    expect(await unread()).toBe(2);
    const own = await app.as(3).get('contact_messages/list');
    expect(own.data.rows.map(({ read }: { read: number }) => read)).toEqual([0, 1]);
    const all = await app.as(2).get('admin/contact_messages/list');
    expect(all.data.rows[0]).toMatchObject({
      uid: null,
      uname: null,
      email: 'dora@example.org',
      read: 0,
      replies: 0,
    });
    expect(all.data.rows[2]).toMatchObject({ uid: 3, uname: 'Berta', read: 1 });
  });
});

describe('the administrator', () => {
  test('replies: stored, shown to the sender, mailed', async () => {
    const app = createTestApp();
    const id = await write(app, 3);
    const response = await app
      .as(2)
      .post('admin/contact_messages/reply', { id, reply: 'About five.' });
    expect(response.data).toEqual({ status: true, id: expect.any(Number), mail: 'queued' });
    const again = await app
      .as(2)
      .post('admin/contact_messages/reply', { id, reply: 'About five.' });
    expect(again.data.id).toBe(response.data.id);
    const replies = await app.as(3).get(`contact_messages/replies/${id}`);
    expect(replies.data).toMatchObject({
      count: 1,
      rows: [{ message: 'About five.', message_date: expect.any(String) }],
    });
    expect((await app.as(3).get('contact_messages/list')).data.rows[0].replies).toBe(1);
    const mails = inbox(app).filter(({ kind }) => kind === 'reply');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.email).toBe('dora@example.org');
    expect(mails[0]?.body).toContain('About five.');
  });

  test('has read what is answered, unless an older message waits', async () => {
    const app = createTestApp();
    const first = await write(app, 3, 'First');
    const second = await write(app, 3, 'Second');
    const third = await write(app, 3, 'Third');
    const unread = async () => (await app.as(2).get('admin/contact_messages/unread')).data.count;
    const reply = (id: number, words = 'Yes') =>
      app.as(2).post('admin/contact_messages/reply', { id, reply: words });
    await reply(second);
    expect(await unread()).toBe(3);
    await reply(first);
    expect(await unread()).toBe(2);
    await reply(third);
    expect(await unread()).toBe(2);
    await reply(second, 'And more');
    expect(await unread()).toBe(1);
  });

  test('deletes a message with its replies', async () => {
    const app = createTestApp();
    const id = await write(app, 3);
    await app.as(2).post('admin/contact_messages/reply', { id, reply: 'Yes' });
    expect((await app.as(2).delete('admin/contact_messages/delete', { id })).data).toEqual({
      status: true,
    });
    expect((await app.as(2).delete('admin/contact_messages/delete', { id })).status).toBe(404);
    expect(
      (await app.as(2).post('admin/contact_messages/reply', { id, reply: 'Yes' })).status,
    ).toBe(404);
  });

  test('is the only one who can', async () => {
    const app = createTestApp();
    const id = await write(app, 3);
    for (const [caller, status] of [
      [app.visitor, 401],
      [app.as(3), 403],
    ] as const) {
      expect((await caller.get('admin/contact_messages/list')).status).toBe(status);
      expect((await caller.get('admin/contact_messages/unread')).status).toBe(status);
      expect((await caller.post('admin/contact_messages/reply', { id, reply: 'x' })).status).toBe(
        status,
      );
      expect((await caller.delete('admin/contact_messages/delete', { id })).status).toBe(status);
    }
  });
});

test('the new replies are those to the keeper’s own messages, after the last that was read', async () => {
  const app = createTestApp();
  const [own, other] = [await write(app, 3), await write(app, 4, 'Another')];
  for (const [id, reply] of [
    [own, 'One'],
    [other, 'Two'],
    [own, 'Three'],
  ] as const)
    await app.as(2).post('admin/contact_messages/reply', { id, reply });
  const since = async (uid: number, last?: number) =>
    (
      await app
        .as(uid)
        .get(`contact_messages/new_replies${last === undefined ? '' : `?since=${last}`}`)
    ).data.rows.map((row: { id: number; message_id: number }) => [row.id, row.message_id]);
  expect(await since(3)).toEqual([
    [1, own],
    [3, own],
  ]);
  expect(await since(3, 1)).toEqual([[3, own]]);
  expect(await since(4)).toEqual([[2, other]]);
  expect(await since(4, 2)).toEqual([]);
});
