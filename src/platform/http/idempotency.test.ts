import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { openDatabase } from '#src/db/database.ts';
import { password } from '#src/testing/people.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { createTestApp, type Answer, type TestApp } from '#src/testing/test-app.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import { calls } from '#src/features/calls.ts';
import { SECRETS } from './idempotency.ts';
import { purgeResponses } from './idempotency.queries.ts';

const killedWrite = join(import.meta.dir, '../../testing/killed-write.ts');
const key = (name: string) => ({ 'idempotency-key': name });
const aSling = (app: TestApp) => ({
  p_sc_id: speciesId(app.db),
  name: 'Sling',
  gender: 'other',
  an_count: 1,
  notes: '',
});
const petsOf = async ({ as }: TestApp, uid: number) => (await as(uid).get('pet/list')).data.count;
const kept = ({ db }: TestApp) =>
  db.$client.query<{ key: string; answer: string | null }, []>(
    'SELECT key, answer FROM write_answers ORDER BY key',
  );

describe('a write with an Idempotency-Key', () => {
  test('is done once, and its repeat gets the first response', async () => {
    const app = createTestApp();
    const add = () => app.as(3).post('pet/add', aSling(app), key('a'));
    const [first, second] = [await add(), await add()];
    expect(first).toMatchObject({ status: 200, data: { status: true, id: expect.any(Number) } });
    expect([second.status, second.data]).toEqual([200, first.data]);
    expect(await petsOf(app, 3)).toBe(1);
  });

  test('is refused when the key was used for another body or another call', async () => {
    const app = createTestApp();
    await app.as(3).post('pet/add', aSling(app), key('a'));
    const other = await app.as(3).post('pet/add', { ...aSling(app), name: 'Two' }, key('a'));
    expect([other.status, other.data.code]).toEqual([422, 'key_reused']);
    const elsewhere = await app.as(3).post('plan/delete_all', aSling(app), key('a'));
    expect(elsewhere.status).not.toBe(200);
    expect(await petsOf(app, 3)).toBe(1);
  });

  test('belongs to its keeper', async () => {
    const app = createTestApp();
    await app.as(3).post('pet/add', aSling(app), key('a'));
    await app.as(4).post('pet/add', aSling(app), key('a'));
    expect([await petsOf(app, 3), await petsOf(app, 4)]).toEqual([1, 1]);
  });

  test('may be tried again with the same key after it was refused', async () => {
    const app = createTestApp();
    const refused = await app.as(3).post('pet/archive', { id: 4711 }, key('a'));
    expect(refused.status).toBe(404);
    const taken = await app.as(3).post('pet/add', aSling(app), key('a'));
    expect(taken.status).toBe(200);
  });

  test('is not kept when it changed nothing', async () => {
    const app = createTestApp();
    await app.as(3).post('pet/match_species', { names: ['Brachypelma'] }, key('a'));
    expect(kept(app).all()).toEqual([]);
  });

  test.each([
    ['of no characters', ''],
    ['of 65', 'x'.repeat(65)],
  ])('is refused with a key %s', async (_, text) => {
    const app = createTestApp();
    const answer = await app.as(3).post('pet/add', aSling(app), key(text));
    expect([answer.status, Object.keys(answer.data.fields)]).toEqual([422, ['idempotency-key']]);
    expect(await petsOf(app, 3)).toBe(0);
  });

  test('counts each step once', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    for (const name of ['a', 'a', 'b'])
      await app.as(3).put('pet/increment_count', { id, count: 1 }, key(name));
    expect((await app.as(3).get(`pet/detail/${id}`)).data.an_count).toBe(3);
  });

  test('is one transaction with its answer: without the answer nothing is stored', async () => {
    const app = createTestApp();
    app.db.$client.run(
      `CREATE TRIGGER no_answers BEFORE INSERT ON write_answers BEGIN SELECT raise(ABORT, 'cut'); END`,
    );
    expect((await app.as(3).post('pet/add', aSling(app), key('a'))).status).toBe(500);
    expect(await petsOf(app, 3)).toBe(0);
    app.db.$client.run('DROP TRIGGER no_answers');
    expect((await app.as(3).post('pet/add', aSling(app), key('a'))).status).toBe(200);
    expect(await petsOf(app, 3)).toBe(1);
  });

  test('does not block: while the first of two runs, the second is refused', async () => {
    const delivery = Promise.withResolvers<'sent'>();
    const app = createTestApp({ mailer: { ...silentMailer, deliver: () => delivery.promise } });
    const body = { id: await aMessage(app), reply: 'Gladly' };
    const reply = () => app.as(2).post('admin/contact_messages/reply', body, key('a'));
    const first = reply();
    const second = await untilStored(app, reply);
    expect([second.status, second.data.code, second.headers.get('retry-after')]).toEqual([
      409,
      'still_running',
      '1',
    ]);
    delivery.resolve('sent');
    const { data } = await first;
    expect(data).toMatchObject({ status: true, mail: 'sent' });
    expect((await reply()).data).toEqual(data);
  });

  test('never keeps a session or a link', async () => {
    const app = createTestApp();
    const profile = { un: 'berta@example.org', uname: 'Bea' };
    const { data } = await app.as(3).put('user/update', profile, key('a'));
    expect(data.token).toEqual(expect.any(String));
    const invitation = await app.as(2).post('admin/invite', {}, key('b'));
    expect(invitation.data.link).toContain('invite=');
    expect(kept(app).all()).toEqual([]);
  });

  test('may delete its own keeper', async () => {
    const app = createTestApp();
    const { data } = await app.visitor.post('user/register', {
      un: 'dora@example.org',
      uname: 'Dora',
      upw: password,
    });
    const { uid } = data.data[0];
    const gone = await app.as(uid).delete('user/delete', { upw: password }, key('a'));
    expect(gone.status).toBe(200);
    expect(kept(app).all()).toEqual([]);
  });

  test('is forgotten after 90 days', async () => {
    const app = createTestApp({ now: '2026-01-01T00:00:00Z' });
    await app.as(3).post('pet/add', aSling(app), key('a'));
    purgeResponses(app.db, new Date('2026-03-31T00:00:00Z'));
    expect(kept(app).all()).toHaveLength(1);
    purgeResponses(app.db, new Date('2026-04-02T00:00:00Z'));
    expect(kept(app).all()).toEqual([]);
  });

  test('is one of the keeper’s newest, and others’ don’t count', async () => {
    const app = createTestApp({ now: '2026-01-01T00:00:00Z' });
    await app.as(4).post('pet/add', aSling(app), key('other'));
    for (const [minute, name] of ['a', 'b', 'c'].entries()) {
      app.setNow(`2026-01-01T00:0${minute}:00Z`);
      await app.as(3).post('pet/add', aSling(app), key(name));
    }
    purgeResponses(app.db, new Date('2026-01-02T00:00:00Z'), 2);
    expect(
      kept(app)
        .all()
        .map((one) => one.key),
    ).toEqual(['b', 'c', 'other']);
  });
});

const [plain, keyed] = [createTestApp(), createTestApp()];
const writes = plain.app.routes
  .filter(({ method }) => /POST|PUT|DELETE/.test(method))
  .map(({ method, path }) => ({ method, path }));

test.each(writes)('$method $path answers alike with a key and without', async (route) => {
  const call = ({ as }: TestApp, headers = {}) =>
    ({ POST: as(2).post, PUT: as(2).put, DELETE: as(2).delete })[
      route.method as 'POST' | 'PUT' | 'DELETE'
    ](route.path, { id: 1 }, headers);
  const [expected, answer] = [await call(plain), await call(keyed, key(route.path))];
  expect([answer.status, Object.keys(answer.data)]).toEqual([
    expected.status,
    Object.keys(expected.data),
  ]);
});

test('an answer that was lost with the process is not needed: the write itself is known', async () => {
  const file = join(temporaryFolder('killed'), 'exuvia.db');
  openDatabase(file).$client.close();
  const child = Bun.spawn([process.execPath, killedWrite, file], {
    stdout: 'pipe',
    stderr: 'inherit',
  });
  await child.exited;
  expect(child.signalCode).toBe('SIGKILL');
  const db = new Database(file);
  const count = (table: string) =>
    db.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${table}`).get()?.n;
  expect([count('message_replies'), count('write_answers')]).toEqual([1, 1]);
  db.close();
});

const silentMailer: Mailer = {
  configured: true,
  wake: () => {},
  deliver: async () => 'queued',
  deliverDue: async () => {},
  stop: async () => {},
};

/** The second of two calls, once the first has stored what it is about to answer. */
async function untilStored(app: TestApp, call: () => Promise<Answer>): Promise<Answer> {
  while (kept(app).all().length === 0) await new Promise(setImmediate);
  return call();
}

async function aMessage(app: TestApp): Promise<number> {
  const message = { email: 'berta@example.org', message: 'May I come?' };
  return (await app.as(3).post('contact_messages/add', message)).data.id;
}

describe('of what a write answers', () => {
  /** Texts that may be kept with the answer: names and reasons that are stored elsewhere anyway. */
  const harmless = ['id', 'uname', 'email', 'reason', 'name', 'sc_name', 'cm_name', 'file'];
  harmless.push('code', 'kind', 'verdict'); // of a backup

  type Schema = {
    type?: string | string[];
    properties?: Record<string, Schema>;
    items?: Schema;
    anyOf?: Schema[];
  };
  /** The names of fields with any text; days, instants and words out of a list are no secrets. */
  const textsOf = (schema: Schema, name = ''): string[] => [
    ...([schema.type].flat().includes('string') &&
    !['enum', 'format', 'pattern', 'const'].some((word) => word in schema)
      ? [name]
      : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => textsOf(field, key)),
    ...(schema.items ? textsOf(schema.items, name) : []),
    ...(schema.anyOf ?? []).flatMap((one) => textsOf(one, name)),
  ];
  const writes = Object.entries(calls).filter(([call]) => !call.startsWith('GET'));

  test.each(writes)('no text of %s is kept unseen', (_, [, ...responses]) => {
    const texts = responses.flatMap((schema) => textsOf(schema));
    expect(texts.filter((name) => !harmless.includes(name) && !SECRETS.includes(name))).toEqual([]);
  });

  test('each secret stands where it is looked for', () => {
    const outer = writes.flatMap(([, [, ...responses]]) =>
      responses.flatMap((schema) => Object.keys((schema as Schema).properties ?? {})),
    );
    expect(SECRETS.filter((name) => !outer.includes(name))).toEqual([]);
  });
});
