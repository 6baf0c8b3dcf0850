import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { inTransaction, openDatabase } from '#src/db/database.ts';
import { password } from '#src/testing/people.ts';
import { setUpApp } from '#src/testing/second-factors.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { createTestApp, type Received, type TestApp } from '#src/testing/test-app.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import { calls } from '#src/features/calls.ts';
import { SECRETS } from './idempotency.ts';
import { purgeResponses, storeResponse } from './idempotency.queries.ts';

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

const profile = { un: 'berta@example.org', uname: 'Bea' };

type Operation = { parameters: { $ref?: string }[] };

describe('a write with an Idempotency-Key', () => {
  test('is done once, and its repeat gets the first response', async () => {
    const app = createTestApp();
    const add = () => app.as(3).post('pet/add', aSling(app), key('a'));
    const [first, second] = [await add(), await add()];
    expect(first).toMatchObject({ status: 200, data: { status: true, id: expect.any(Number) } });
    expect([second.status, second.data]).toEqual([200, first.data]);
    expect(await petsOf(app, 3)).toBe(1);
  });

  test.each([
    ['post', 'pet/add', {}],
    ['post', 'pet/add_all', { values_add: [{ sc_name: 'Brachypelma hamorii', name: 'Two' }] }],
    ['put', 'pet/increment_count', { count: 1 }],
    ['put', 'pet/decrement_count', { count: 1 }],
    ['post', 'purchases/add', { custom_text: 'Cork bark', date: '2026-01-10', price: 18.5 }],
    ['post', 'plan/add', { fp_name: 'Weekly', fp_repeat: 7, fp_start: '2026-01-05' }],
    ['post', 'sales/add', { s_count: 2 }],
    ['put', 'pet/archive', {}],
    ['post', 'contact_messages/add', { email: 'b@example.org', message: 'Hello' }],
  ] as const)('whose answer was lost is not done twice: %s %s', async (method, call, fields) => {
    const app = createTestApp();
    const id = aPet(app.db, { an_count: 5 });
    const sent = call === 'pet/add' ? aSling(app) : fields;
    const own = call.startsWith('sales') ? { pet_id: id } : /count$|archive/.test(call) && { id };
    const stored = () =>
      ['pets', 'purchases', 'plans', 'sales', 'contact_messages'].map((table) =>
        app.db.$client.query(`SELECT * FROM ${table}`).all(),
      );
    const before = stored();
    const send = () => app.as(3)[method](call, { ...sent, ...own }, key('a'));
    const { status, data } = await send();
    const once = stored();
    expect(status).toBe(200);
    expect(once).not.toEqual(before);
    const again = await send();
    expect([again.status, again.data, stored()]).toEqual([200, data, once]);
  });

  test('may have its fields in another order when it comes again', async () => {
    const app = createTestApp();
    const { name, ...rest } = aSling(app);
    const first = await app.as(3).post('pet/add', { name, ...rest }, key('a'));
    const again = await app.as(3).post('pet/add', { ...rest, name }, key('a'));
    expect([again.status, again.data]).toEqual([200, first.data]);
    const values_add = [
      { ...rest, name },
      { ...aSling(app), name: 'Two' },
    ];
    const several = await app.as(3).post('pet/add_all', { values_add }, key('b'));
    const reordered = {
      values_add: [
        { name, ...rest },
        { name: 'Two', ...rest },
      ],
    };
    expect((await app.as(3).post('pet/add_all', reordered, key('b'))).data).toEqual(several.data);
    const { values_add: rows } = reordered;
    const swapped = await app
      .as(3)
      .post('pet/add_all', { values_add: rows.toReversed() }, key('b'));
    expect([swapped.status, swapped.data.code]).toEqual([422, 'key_reused']);
    expect(await petsOf(app, 3)).toBe(3);
  });

  test('has a key of 1 to 64 characters, a visitor’s too, as the document says', async () => {
    const { as, visitor } = createTestApp();
    const { paths, components } = (await visitor.get('openapi.json')).data;
    expect(components.parameters.key.schema).toMatchObject({ minLength: 1, maxLength: 64 });
    const undescribed = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods)
          .filter(([, { parameters }]) => !parameters.some(({ $ref }) => $ref?.endsWith('/key')))
          .map(([method]) => `${method} ${path}`),
    );
    expect(undescribed.filter((call) => !call.startsWith('get '))).toEqual([]);
    const message = { email: 'dora@example.org', message: 'Hello' };
    for (const who of [visitor, as(3)])
      for (const [length, status] of [
        [0, 422],
        [1, 200],
        [64, 200],
        [65, 422],
      ] as const) {
        const named = key('k'.repeat(length));
        const response = await who.post('contact_messages/add', message, named);
        const fields = status === 422 ? ['idempotency-key'] : [];
        expect([response.status, Object.keys(response.data.fields ?? {})]).toEqual([
          status,
          fields,
        ]);
      }
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
    const response = await app.as(3).post('pet/add', aSling(app), key(text));
    expect([response.status, Object.keys(response.data.fields)]).toEqual([
      422,
      ['idempotency-key'],
    ]);
    expect(await petsOf(app, 3)).toBe(0);
  });

  test('counts each step once', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    for (const name of ['a', 'a', 'b'])
      await app.as(3).put('pet/increment_count', { id, count: 1 }, key(name));
    expect((await app.as(3).get(`pet/detail/${id}`)).data.an_count).toBe(3);
  });

  test('is one transaction with its response: without the response nothing is stored', async () => {
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
    const { data } = await app.as(3).put('user/update', profile, key('a'));
    expect(data.token).toEqual(expect.any(String));
    const invitation = await app.as(2).post('admin/invite', {}, key('b'));
    expect(invitation.data.link).toContain('invite=');
    expect(kept(app).all()).toEqual([
      { key: 'a', answer: JSON.stringify({ ...data, token: null }) },
    ]);
  });

  test('that stays in its session is answered with the token it came with', async () => {
    const app = createTestApp();
    const first = await app.as(3).put('user/update', profile, key('a'));
    const again = await app.as(3).put('user/update', profile, key('a'));
    expect([again.status, again.data.data]).toEqual([200, first.data.data]);
    const authorization = `Bearer ${again.data.token}`;
    expect((await app.visitor.get('user/me', undefined, { authorization })).status).toBe(200);
  });

  test('is no way into another account', async () => {
    const app = createTestApp();
    const logIn = () =>
      app.as(3).post('user/login', { un: 'carl@example.org', upw: password }, key('a'));
    await logIn();
    expect(kept(app).all()).toEqual([]);
    expect((await logIn()).data.data[0].uid).toBe(4);
  });

  test('leaves nothing to guess a password from', async () => {
    const other = 'a passphrase of my own';
    const storedWith = async (upw: string) => {
      const app = createTestApp({ now: '2026-01-01T00:00:00Z' });
      await setUpApp(app, 3);
      await app.as(3).put('user/password', { old: password, upw: other });
      if (upw !== other) await app.as(3).put('user/password', { old: other, upw });
      const removed = await app.as(3).delete('user/app_remove', { upw }, key('a'));
      expect(removed.status).toBe(200);
      return app.db.$client.query('SELECT * FROM write_answers').all();
    };
    const stored = await storedWith(password);
    expect(stored).toHaveLength(1);
    expect(await storedWith(other)).toEqual(stored);
  });

  test.each([
    ['refused', 429, () => {}],
    ['fails', 500, ({ db }: TestApp) => db.$client.run(noMails)],
  ])('may be sent again after it was undone because it %s', async (_, status, prepare) => {
    const app = createTestApp();
    const invite = (named: string) =>
      app.as(2).post('admin/invite', { email: 'dora@example.org' }, key(named));
    for (const sent of ['a', 'b', 'c']) if (status === 429) await invite(sent);
    prepare(app);
    const [first, again] = [await invite('d'), await invite('d')];
    expect([first.status, again.status]).toEqual([status, status]);
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

  test('is one of 11,000 at most, however many a keeper’s program sends within an hour', () => {
    const app = createTestApp();
    const created = (at: number) => new Date(at).toISOString();
    const store = (uid: number, at: number) =>
      storeResponse(app.db, { uid, key: `${at}`, call: '', answer: '', created: created(at) });
    inTransaction(app.db, () => {
      store(4, 0);
      for (let at = 0; at < 12_500; at += 1) store(3, at);
    });
    const keys = kept(app)
      .all()
      .map((one) => Number(one.key))
      .toSorted((one, other) => one - other);
    expect([keys.length, keys[0], keys[1], keys.at(-1)]).toEqual([10_501, 0, 2000, 12_499]);
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
  const [expected, response] = [await call(plain), await call(keyed, key(route.path))];
  expect([response.status, Object.keys(response.data)]).toEqual([
    expected.status,
    Object.keys(expected.data),
  ]);
});

test('an response that was lost with the process is not needed: the write itself is known', async () => {
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

const noMails = `CREATE TRIGGER no_mails BEFORE INSERT ON mails BEGIN SELECT raise(ABORT, 'cut'); END`;

const silentMailer: Mailer = {
  configured: true,
  wake: () => {},
  deliver: async () => 'queued',
  deliverDue: async () => {},
  stop: async () => {},
};

/** The second of two calls, once the first has stored what it is about to answer. */
async function untilStored(app: TestApp, call: () => Promise<Received>): Promise<Received> {
  while (kept(app).all().length === 0) await new Promise(setImmediate);
  return call();
}

async function aMessage(app: TestApp): Promise<number> {
  const message = { email: 'berta@example.org', message: 'May I come?' };
  return (await app.as(3).post('contact_messages/add', message)).data.id;
}

describe('of what a write returns', () => {
  /** Texts that may be kept with the answer: names and reasons that are stored elsewhere anyway. */
  const harmless = ['id', 'uname', 'email', 'reason', 'name', 'sc_name', 'cm_name', 'file'];
  harmless.push('code', 'kind', 'verdict'); // of a backup
  harmless.push('tag', 'notes', 'text'); // of a place that was deleted
  harmless.push('note'); // of a molt, as it was before
  harmless.push('public_url'); // where walls and programs find this installation

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
    ...Object.entries(schema.properties ?? {})
      .filter(([key]) => !SECRETS.includes(key))
      .flatMap(([key, field]) => textsOf(field, key)),
    ...(schema.items ? textsOf(schema.items, name) : []),
    ...(schema.anyOf ?? []).flatMap((one) => textsOf(one, name)),
  ];
  const writes = Object.entries(calls).filter(([call]) => !call.startsWith('GET'));

  test.each(writes)('no text of %s is kept unseen', (_, [, ...responses]) => {
    const texts = responses.flatMap((schema) => textsOf(schema));
    expect(texts.filter((name) => !harmless.includes(name))).toEqual([]);
  });

  test('each secret stands where it is looked for', () => {
    const outer = writes.flatMap(([, [, ...responses]]) =>
      responses
        .flatMap((schema: Schema) => [schema, ...(schema.anyOf ?? [])])
        .flatMap(({ properties = {} }) => Object.keys(properties)),
    );
    expect(SECRETS.filter((name) => !outer.includes(name))).toEqual([]);
  });
});
