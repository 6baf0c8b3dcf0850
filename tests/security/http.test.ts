import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompressedFiles } from '#src/platform/http/precompressed-files.ts';
import { overTls } from '#src/platform/http/over-tls.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';

// The whole server with pages, over a real socket: the headers of every kind of answer.

const pages = temporaryFolder('pages');
const { app, tokenOf, config } = createTestApp();
let origin = '';

beforeAll(() => {
  mkdirSync(join(pages, 'assets'));
  for (const name of [
    'index.html',
    ...['js', 'css', 'svg'].map((type) => `assets/main-abc.${type}`),
  ])
    writeFileSync(join(pages, name), 'text');
  for (const name of ['assets/main-abc.js.map', '.env', 'assets/.secret.js'])
    writeFileSync(join(pages, name), 'hidden');
  writeFileSync(join(config.dataDir, 'secret'), 'hidden');
  app.use(precompressedFiles(pages)).listen({ port: 0, hostname: '127.0.0.1' });
  origin = `http://127.0.0.1:${app.server?.port}`;
});
afterAll(() => app.stop(true));

const responses: [what: string, status: number, path: string, init?: RequestInit][] = [
  ['the page', 200, '/'],
  ['a page of the app', 200, '/pets/details?id=1'],
  ['the page that takes a hand-over in', 200, '/pets/take_in'],
  ['the head of a page', 200, '/', { method: 'HEAD' }],
  ['a script', 200, '/assets/main-abc.js'],
  ['a file that is not there', 404, '/assets/none.js'],
  ['a picture', 200, '/uploads/thumb/tid_-2.webp'],
  ['a picture as PNG', 200, '/uploads/thumb/tid_-2.png'],
  ['a picture that is not there', 404, '/uploads/thumb/tid_9.png'],
  ['a call', 200, '/api/health'],
  ['a call without a login', 401, '/api/pet/list'],
  ['a call that is not there', 404, '/api/nothing'],
  [
    'a body that is no JSON',
    400,
    '/api/user/login',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
  ],
  [
    'a body with mistakes',
    422,
    '/api/user/login',
    { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
  ],
  [
    'a body that is too large',
    413,
    '/api/user/login',
    { method: 'POST', body: 'x'.repeat(1_000_001) },
  ],
  ['a method that is not there', 404, '/api/health', { method: 'PATCH' }],
  ['a page by another method', 404, '/', { method: 'POST' }],
  [
    'a question of another site',
    404,
    '/api/pet/list',
    {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    },
  ],
  ['the page of all calls', 200, '/api/docs'],
  ['the document of all calls', 200, '/api/openapi.json'],
];

describe('the headers of', () => {
  test.each(responses.map(([what, status, path, init]) => ({ what, status, path, init })))(
    '$what',
    async ({ status, path, init }) => {
      const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init });
      await response.arrayBuffer();
      expect(response.status).toBe(status);
      const { headers } = response;
      const policy = headers.get('content-security-policy') ?? '';
      if (!policy.endsWith('sandbox')) {
        expect(policy).toContain("script-src 'self'");
        for (const directive of ['frame-ancestors', 'object-src', 'base-uri'])
          expect(policy).toContain(`${directive} 'none'`);
      }
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      // a script or a drawing is no document
      if (!path.startsWith('/assets/'))
        expect(headers.get('permissions-policy')).toContain('camera=(self), microphone=()');
      expect(headers.get('referrer-policy')).toBeString();
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull();
      if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
      if (status >= 400) expect(headers.get('content-type')).toContain('application/json');
    },
  );

  test('the page that fetches the file of a hand-over, the only one that may ask another host', async () => {
    const policyOf = async (path: string) =>
      (await fetch(`${origin}${path}`)).headers.get('content-security-policy') ?? '';
    const usual = await policyOf('/');
    expect(usual).toContain("connect-src 'self';");
    const wider = usual.replace("connect-src 'self'", "connect-src 'self' https: http:");
    for (const path of [
      '/pets/take_in',
      '/pets/take_in?link=https%3A%2F%2Fa.example%2Ft%2FK7M29QXD',
    ])
      expect(await policyOf(path)).toBe(wider);
    for (const path of [
      ...['/pets', '/pets/take_in/', '/pets/take_in/x', '/pets/take_input', '/x/pets/take_in'],
      ...['/?/pets/take_in', '/api/pets/take_in', '/t/K7M29QXD', '/sw.js'],
    ])
      expect([path, await policyOf(path)]).toEqual([path, usual]);
  });

  test('a picture, which can only be displayed', async () => {
    const { headers } = await fetch(`${origin}/uploads/thumb/tid_-2.webp`);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  test.each(['main-abc.css', 'main-abc.svg'])('%s, which can only be displayed', async (name) => {
    const { headers, status } = await fetch(`${origin}/assets/${name}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  test('a site with HTTPS, which stays with it', async () => {
    const { app } = createTestApp({ env: { PUBLIC_URL: 'https://keep.example.org' } });
    const response = await app.handle(new Request('http://localhost/api/health'));
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  test('a site without HTTPS sends no header that only works with HTTPS', async () => {
    const { app } = createTestApp({ env: { PUBLIC_URL: 'http://192.168.1.20:3000' } });
    const { headers } = await app.handle(new Request('http://localhost/api/health'));
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
  });
});

describe('nothing is served but pages and pictures', () => {
  test.each([
    '/.env',
    '/assets/.secret.js',
    '/assets/main-abc.js.map',
    '/.git/config',
    '/exuvia.db',
    '/data/exuvia.db',
    '/secret',
    '/package.json',
    '/../secret',
    '/%2e%2e/secret',
    '/assets/..%2f..%2fsecret',
    '/uploads/secret',
    '/uploads/../secret',
    '/uploads/..%2fsecret',
    '/uploads/thumb/..%2f..%2fsecret',
    '/uploads/thumb/tid_1.png%00.jpg',
    '/uploads/thumb/tid_-2.webp/../../../secret',
    '/uploads/thumb/tid_-2.svg',
    '/uploads/original/tid_-2.webp',
    '/uploads/thumb/tid_0x1.webp',
    '/uploads/thumb/tid_١.webp',
    '/api/admin/backups/download/..%2f..%2fsecret',
    '/api/docs/..%2f..%2fpackage.json',
    '/api/docs/..%5cpackage.json',
  ])('%s', async (path) => {
    const text = await raw(path, await tokenOf(2));
    // a path without a dot is a page of the app, and gets index.html
    expect(text).toMatch(/^HTTP\/1.1 (404|400|422)|text\/html[^]*\r\n\r\ntext$/);
    expect(text).not.toContain('hidden');
  });
});

/** Requests a path unchanged: fetch would normalise it. */
function raw(path: string, token: string): Promise<string> {
  return new Promise((done, failed) => {
    let text = '';
    void Bun.connect({
      hostname: '127.0.0.1',
      port: app.server?.port ?? 0,
      socket: {
        open: (socket) =>
          void socket.write(
            `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
          ),
        data: (_, bytes) => void (text += bytes.toString('utf8')),
        close: () => done(text),
        error: (_, error) => failed(error),
      },
    });
  });
}

describe('https that this program serves', () => {
  const home = { HTTPS: 'home', PUBLIC_URL: 'http://exuvia.local:3000' };
  const own = { TLS_CERT: '/c.pem', TLS_KEY: '/k.pem' };
  const strict = 'strict-transport-security';

  test.each<[string, Record<string, string>, boolean]>([
    ['at home never', home, false],
    ['at home with its usual port neither', { ...home, HTTPS_PORT: '443' }, false],
    ['with an own certificate', { ...own, PUBLIC_URL: 'https://keep.example.org' }, true],
    ['on a port beside http never', { ...own, PUBLIC_URL: 'https://keep.example.org:3443' }, false],
  ])('keeps browsers to it: %s', async (_, env, isStrict) => {
    const { app } = createTestApp({ env });
    for (const request of [new Request('http://x/'), overTls(new Request('https://x/'))])
      expect((await app.handle(request)).headers.has(strict)).toBe(isStrict);
  });

  test('separates its pages from others, those over http can not', async () => {
    const { app } = createTestApp({ env: home });
    const opener = async (request: Request) =>
      (await app.handle(request)).headers.get('cross-origin-opener-policy');
    expect(await opener(new Request('http://exuvia.local:3000/api/health'))).toBeNull();
    expect(await opener(overTls(new Request('https://exuvia.local:3443/api/health')))).toBe(
      'same-origin',
    );
  });

  test('a page over http that teaches may ask its own address with https, no other page and nobody else', async () => {
    const { app } = createTestApp({ env: home });
    const connect = async (request: Request) =>
      /connect-src ([^;]*)/.exec(
        (await app.handle(request)).headers.get('content-security-policy') ?? '',
      )?.[1];
    const page = 'http://exuvia.local:3000';
    expect(await connect(new Request(`${page}/trust?to=%2Fpets`))).toBe(
      "'self' https://exuvia.local:3443 http://exuvia.local:3000",
    );
    for (const path of ['/', '/trust/x', '/pets?x=/trust', '/api/trust/'])
      expect(await connect(new Request(page + path))).toBe("'self'");
    expect(await connect(overTls(new Request('https://exuvia.local:3443/trust')))).toBe("'self'");
    const { app: other } = createTestApp();
    const { headers } = await other.handle(new Request('http://localhost:3000/trust'));
    expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
  });
});
