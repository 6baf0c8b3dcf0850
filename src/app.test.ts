import { describe, expect, test } from 'bun:test';
import { publicBodies } from '#src/platform/http/admission/body-limits.ts';
import { programOf } from '#src/testing/program.ts';
import { createTestApp } from '#src/testing/test-app.ts';

/** The calls that work without a login. Every other one answers 401 to visitors. */
const open = new Set([
  'GET /api/health',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/start.js',
  'GET /api/docs/:file',
  'POST /api/user/login',
  'POST /api/user/login_code',
  'POST /api/user/login_passkey_options',
  'POST /api/user/login_passkey',
  'POST /api/user/register',
  'POST /api/user/password_reset_request',
  'POST /api/user/password_reset',
  'POST /api/user/verifymail',
  'POST /api/contact_messages/add',
  'GET /api/site/texts',
  'GET /api/species/list',
  'GET /api/species/count',
  'GET /api/species/detail/:id',
  'GET /api/species/genus/:x',
  'GET /api/countries/selectable',
  'GET /api/news/newest',
  'GET /api/expo/latest',
  'GET /api/hand_over/open/:code',
  'GET /api/hand_over/picture/:code/:no',
  'GET /api/hand_over/file/:code',
  'POST /api/hand_over/taken',
  'GET /api/trust',
  'GET /api/trust/exuvia-home.crt',
  'GET /api/trust/exuvia-home.pem',
  'GET /api/trust/exuvia-home.mobileconfig',
  'GET /uploads/*',
  'GET /calendar/:file',
  'GET /digest/:token',
  'POST /digest/:token',
]);

const testApp = createTestApp();
const { app, as, visitor } = testApp;
const program = await programOf(testApp, 2, 'everything');
const reader = await programOf(testApp, 3, 'read');
const calls = app.routes
  .filter(
    ({ method, path }) => method !== 'ALL' && method !== 'OPTIONS' && !path.endsWith('/api/*'),
  )
  .map(({ method, path }) => ({ name: `${method} ${path.replace(/(.)\/$/, '$1')}`, method, path }));

/** An empty call: permission is checked before anything else. */
function call(who: typeof visitor, { method, path }: (typeof calls)[number]) {
  const address = path.replace(/:\w+/g, '1');
  if (method === 'GET') return who.get(address);
  return { POST: who.post, PUT: who.put, DELETE: who.delete }[method as 'POST' | 'PUT' | 'DELETE'](
    address,
    {},
  );
}

describe('every call', () => {
  test('is checked here', () => {
    expect(calls.length).toBeGreaterThan(60);
  });

  test('of a visitor is read where the call is open, and nowhere else', () => {
    const withBody = [...open].filter((name) => name.startsWith('POST /api'));
    expect([...publicBodies.keys()].map((path) => `POST ${path}`).toSorted()).toEqual(
      withBody.toSorted(),
    );
  });

  test.each(calls.filter(({ name }) => !open.has(name)))(
    '$name refuses a stranger',
    async (route) => {
      expect((await call(visitor, route)).status).toBe(401);
    },
  );

  test.each([...open])('%s exists, and asks nobody to log in', async (name) => {
    const route = calls.find((one) => one.name === name);
    expect(route && (await call(visitor, route)).data.code).not.toBe('unauthorized');
    expect(route).toBeDefined();
  });

  test.each(calls.filter(({ name }) => name.includes('/admin/')))(
    '$name refuses a keeper',
    async (route) => {
      const response = await call(as(3), route);
      expect([response.status, response.data.code]).toEqual([403, 'forbidden']);
    },
  );

  test.each(
    calls.filter(({ name }) => !name.includes('/admin/') && !name.startsWith('DELETE /api/user')),
  )('$name never fails on the server’s side when it is called empty', async (route) => {
    expect((await call(as(3), route)).status).toBeLessThan(500);
  });

  test.each(calls.filter(({ name }) => /^\w+ \/api\/(user|admin)\//.test(name) && !open.has(name)))(
    '$name is for people alone: no token of a program may make it',
    async (route) => {
      const response = await call(program, route);
      const isWhoAmI = route.name === 'GET /api/user/me';
      expect(response.status).toBe(isWhoAmI ? 200 : 403);
      if (!isWhoAmI) expect(response.data.code).toBe('token_scope');
    },
  );

  test.each(calls.filter(({ name }) => /^(POST|PUT|DELETE) /.test(name) && !open.has(name)))(
    '$name changes nothing by a token that may read',
    async (route) => {
      expect((await call(reader, route)).data.code).toBe('token_scope');
    },
  );

  test('that does not exist responds with 404 in the form of every failure', async () => {
    const response = await visitor.get('/api/nothing/here');
    expect([response.status, response.data]).toEqual([
      404,
      { status: false, error: 'Call not found', code: 'not_found', params: { what: 'call' } },
    ]);
  });
});

describe('a failure', () => {
  test('of a body that is not JSON is 400 and repeats none of it', async () => {
    const response = await app.handle(
      new Request('http://localhost/api/user/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"upw": "geheim',
      }),
    );
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('geheim');
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'of a body sent as %s is 415 and repeats none of it',
    async (type) => {
      const response = await app.handle(
        new Request('http://localhost/api/user/login', {
          method: 'POST',
          headers: { 'content-type': type },
          body: '{"un":"a@example.org","upw":"geheim"}',
        }),
      );
      const text = await response.text();
      expect([response.status, JSON.parse(text).code]).toEqual([415, 'not_json']);
      expect(text).not.toContain('geheim');
    },
  );

  test('of validation names the field and repeats no value', async () => {
    const response = await visitor.post('user/login', {
      un: 'a@example.org',
      upw: 'geheim',
      extra: 'geheim',
    });
    expect([response.status, response.data.code]).toEqual([422, 'invalid']);
    expect(response.data.fields).toEqual({ extra: 'is not known here' });
    expect(JSON.stringify(response.data)).not.toContain('geheim');
  });

  test.each([
    ['pet/molt/add', { size: 0 }, 'must be from 0.01 to 1,000 cm, with at most two decimals'],
    ['pet/feeding/feed', { fp_id: 'x' }, 'must be the number of a record'],
    ['pet/add', { name: 5 }, 'must be a text'],
    ['pet/add_all', { values_add: {} }, 'must be a list'],
    ['pet/events/add', { event: '  ' }, 'must not be empty'],
    ['pet/add_all', { values_add: [] }, 'must not be empty'],
    ['pet/add', { name: 'Rosa', an_type: 'spider' }, 'is not known here'],
  ])('of %s with %j says so in words', async (call, wrong, sentence) => {
    const { fields, error } = (await as(3).post(call, wrong)).data;
    expect(error).toMatch(/^The field \w+ .+\.$/);
    expect(fields[Object.keys(wrong).at(-1) ?? '']).toBe(sentence);
  });

  test.each([
    ['pet/pre_molt', { pre_molt: '' }, 'must be a date that exists, as YYYY-MM-DD'],
    ['pet/archive', { reason: 'bored' }, 'must be one of died, sold, given, lost, other'],
  ])('of %s with %j says so in words', async (call, wrong, sentence) => {
    const { fields } = (await as(3).put(call, wrong)).data;
    expect(fields[Object.keys(wrong)[0] ?? '']).toBe(sentence);
  });
});
