import { describe, expect, test } from 'bun:test';
import { inbox, password } from '#src/testing/people.ts';
import { programOf } from '#src/testing/program.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { writeTokenUses } from '#src/platform/security/api-tokens.ts';

const now = '2026-05-01T18:00:00.000Z';
const newApp = () => createTestApp({ now });
type New = { id: number; secret: string };
const add = async (app: TestApp, scope: string, name = 'Wall'): Promise<New> =>
  (await app.as(3).post('user/tokens/add', { name, scope })).data;
const codeOf = async (call: Promise<{ status: number; data: { code?: string } }>) => {
  const { status, data } = await call;
  return data.code ? `${status} ${data.code}` : String(status);
};

describe('a token', () => {
  test('is told once, stored as a hash, and listed by its first and last letters', async () => {
    const app = newApp();
    const { id, secret } = await add(app, 'read', 'Home Assistant');
    expect(secret).toMatch(/^exu_[a-z0-9]{32}$/);
    expect((await app.as(3).get('user/tokens')).data).toEqual({
      rows: [
        {
          id,
          name: 'Home Assistant',
          scope: 'read',
          hint: `${secret.slice(0, 6)}…${secret.slice(-2)}`,
          created: now,
          last_used: null,
        },
      ],
      count: 1,
    });
    const stored = JSON.stringify(app.db.$client.query('SELECT * FROM api_tokens').all());
    expect(stored).not.toContain(secret.slice(8, -4));
  });

  test('is another one each time, though the same key repeats the call', async () => {
    const app = newApp();
    const again = () =>
      app
        .as(3)
        .post('user/tokens/add', { name: 'a', scope: 'read' }, { 'idempotency-key': 'once' });
    const [first, second] = [(await again()).data, (await again()).data];
    expect(second.secret).not.toBe(first.secret);
  });

  test('is its keeper’s: another one neither sees nor revokes it', async () => {
    const app = newApp();
    const { id, secret } = await add(app, 'read');
    expect((await app.as(4).get('user/tokens')).data.rows).toEqual([]);
    expect((await app.as(4).delete('user/tokens/delete', { id })).status).toBe(404);
    expect((await app.withToken(secret).get('user/me')).status).toBe(200);
  });

  test('reads what is its keeper’s, and no more', async () => {
    const app = newApp();
    const [own, other] = [aPet(app.db), aPet(app.db, { uid: 4 })];
    const program = await programOf(app, 3, 'read');
    expect((await program.get(`pet/detail/${own}`)).status).toBe(200);
    expect((await program.get(`pet/detail/${other}`)).status).toBe(404);
    expect(await codeOf(program.post('pet/events/add', { id: own }))).toBe('403 token_scope');
  });

  test('that records feeds, and deletes nothing', async () => {
    const app = newApp();
    const id = aPet(app.db);
    const program = await programOf(app, 3, 'record');
    const fed = { id, date_f: '2026-05-01', food: 'Dubia', progress: 0 };
    expect((await program.post('pet/feeding/feed', fed)).status).toBe(200);
    expect(await codeOf(program.delete('pet/delete', { id }))).toBe('403 token_scope');
    expect((await app.as(3).get(`pet/detail/${id}`)).data.date_f).toBe('2026-05-01');
  });

  test('of a wall reads nothing but the day', async () => {
    const app = newApp();
    const program = await programOf(app, 3, 'today');
    expect(await codeOf(program.get('pet/list'))).toBe('403 token_scope');
    expect(await codeOf(program.get('user/me'))).toBe('403 token_scope');
    expect(await codeOf(program.get('species/list'))).toBe('403 token_scope');
  });

  test('says when it was used last, at once and after it was stored', async () => {
    const app = newApp();
    const { secret } = await add(app, 'read');
    app.setNow('2026-05-02T18:00:00.000Z');
    await app.withToken(secret).get('user/me');
    const lastUsed = async () => (await app.as(3).get('user/tokens')).data.rows[0].last_used;
    expect(await lastUsed()).toBe('2026-05-02T18:00:00.000Z');
    writeTokenUses(app.context);
    expect(await lastUsed()).toBe('2026-05-02T18:00:00.000Z');
  });
});

describe('a token ends', () => {
  const isOver = async (app: TestApp, secret: string) =>
    (await app.withToken(secret).get('user/me')).status === 401;

  test('when it is revoked', async () => {
    const app = newApp();
    const { id, secret } = await add(app, 'read');
    expect(await isOver(app, secret)).toBe(false);
    await app.as(3).delete('user/tokens/delete', { id });
    expect(await isOver(app, secret)).toBe(true);
  });

  test('with a new password', async () => {
    const app = newApp();
    const { secret } = await add(app, 'everything');
    await app.as(3).put('user/password', { old: password, upw: 'another long walk of legs' });
    expect(await isOver(app, secret)).toBe(true);
  });

  test('with the account, and rests while that is suspended', async () => {
    const app = newApp();
    const { secret } = await add(app, 'everything');
    await app.as(2).put('admin/user_suspend', { uid: 3, suspended: 1 });
    expect(await isOver(app, secret)).toBe(true);
    await app.as(2).put('admin/user_suspend', { uid: 3, suspended: 0 });
    expect(await isOver(app, secret)).toBe(false);
    await app.as(2).delete('admin/user_delete', { uid: 3 });
    expect(await isOver(app, secret)).toBe(true);
  });
});

describe('of tokens', () => {
  test('a new one and a revoked one are in the event log, without what it is, and mailed', async () => {
    const app = newApp();
    const { id, secret } = await add(app, 'record', 'Button at the door');
    await app.as(3).delete('user/tokens/delete', { id });
    const { rows } = (await app.as(2).get('admin/event_log', { limit: '100' })).data;
    const messages = rows.map(({ message }: { message: string }) => message);
    expect(messages).toContain('Made an API token (record): Button at the door');
    expect(messages).toContain('Revoked an API token: Button at the door');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(inbox(app).at(-1)?.subject).toBe('New API token');
  });

  test('that are none a household can try a hundred, while a right one goes on working', async () => {
    const app = newApp();
    const { secret } = await add(app, 'read');
    const wrong = app.withToken(`exu_${'a'.repeat(32)}`);
    for (let tried = 0; tried < 100; tried += 1) await wrong.get('user/me');
    expect(await codeOf(wrong.get('user/me'))).toBe('429 too_many_requests');
    expect((await app.withToken(secret).get('user/me')).status).toBe(200);
  });

  test('a keeper has at most fifty', async () => {
    const app = newApp();
    for (let made = 0; made < 50; made += 1) {
      if (made % 25 === 0) app.setNow(`2026-05-0${2 + made / 25}T18:00:00.000Z`);
      await add(app, 'read');
    }
    app.setNow('2026-05-09T18:00:00.000Z');
    expect(await codeOf(app.as(3).post('user/tokens/add', { name: 'a', scope: 'read' }))).toBe(
      '409 too_many_tokens',
    );
  });

  test.each([
    [{ name: '', scope: 'read' }, 'name'],
    [{ name: 'a\nb', scope: 'read' }, 'name'],
    [{ name: 'a', scope: 'all' }, 'scope'],
    [{ name: 'a' }, 'scope'],
  ])('%j is refused by its field', async (body, field) => {
    const { status, data } = await newApp().as(3).post('user/tokens/add', body);
    expect([status, Object.keys(data.fields)]).toEqual([422, [field]]);
  });
});
