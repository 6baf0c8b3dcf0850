import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Elysia } from 'elysia';
import { precompressedFiles } from './precompressed-files.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';

const page = `<!doctype html><title>Exuvia</title>${' '.repeat(500)}`;
const script = `console.log(${'1,'.repeat(500)}1)`;
const folder = join(temporaryFolder('web'), 'assets', 'web');
const files: Record<string, string | Uint8Array> = {
  'index.html': page,
  'index.html.br': brotliCompressSync(page),
  'index.html.gz': gzipSync(page),
  'assets/main-abc.js': script,
  'assets/main-abc.js.br': brotliCompressSync(script),
  'assets/main-abc.js.gz': gzipSync(script),
  'assets/main-abc.js.map': '{}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sections.json': JSON.stringify({
    first: {
      sheets: ['/assets/main.css'],
      classic: ['/assets/theme.js'],
      modules: ['/assets/main-abc.js'],
    },
    sections: { '/pets': ['/assets/deferred.css', '/assets/pets.js', '/assets/shared.js'] },
  }),
  '.env': 'SECRET=1',
  '.git/config': 'secret',
  '../secret.txt': 'secret',
};

let origin = '';
const app = new Elysia()
  .onRequest(({ set }) => void (set.headers['x-content-type-options'] = 'nosniff'))
  .onError(({ code, status }) => status(code === 'NOT_FOUND' ? 404 : 500, { code }));

beforeAll(() => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  app.use(precompressedFiles(folder)).listen({ port: 0, hostname: '127.0.0.1' });
  origin = `http://127.0.0.1:${app.server?.port}`;
});

afterAll(() => app.stop(true));

/** Without `decompress: false` fetch unpacks silently and nothing is proven. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
    decompress: false,
  });

test('the list of a version’s files is asked for each time, and holds no others', async () => {
  const response = await ask('/assets.json');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.json()).toEqual(['/assets/main-abc.js']);
});

describe('what a page names early', () => {
  test.each([
    ['/pets', true],
    ['/pets/details?id=14', true],
    ['/', false],
    ['/landing', false],
    ['/assets/main-abc.js', false],
    ['/constructor', false],
  ])('%p: the code of its section %p', async (path, named) => {
    const { headers } = await ask(path);
    expect(headers.get('link')).toBe(
      named
        ? '</assets/main.css>; rel=preload; as=style, </assets/theme.js>; rel=preload; as=script, </assets/main-abc.js>; rel=preload; as=script; crossorigin; fetchpriority=low, </assets/deferred.css>; rel=preload; as=style, </assets/pets.js>; rel=preload; as=script; crossorigin; fetchpriority=low, </assets/shared.js>; rel=preload; as=script; crossorigin; fetchpriority=low'
        : null,
    );
  });
});

describe('which file is served', () => {
  const paths: [string, number, string][] = [
    ['/', 200, 'text/html'],
    ['/index.html', 200, 'text/html'],
    ['/pets/12/feedings', 200, 'text/html'],
    ['/apiary', 200, 'text/html'],
    ['/?redirect=/a.b', 200, 'text/html'],
    ['/assets/main-abc.js', 200, 'text/javascript'],
    ['/favicon.svg', 200, 'image/svg+xml'],
    ['/public/icon.svg', 404, 'application/json'],
    ['/icon.svg', 404, 'application/json'],
    ['/api', 404, 'application/json'],
    ['/api/nothing', 404, 'application/json'],
    ['/uploads/nothing', 404, 'application/json'],
    ['/assets/main-old.js', 404, 'application/json'],
    ['/assets/main-abc.js.map', 404, 'application/json'],
    ['/assets/main-abc.js.br', 404, 'application/json'],
    ['/.env', 404, 'application/json'],
    ['/%2eenv', 404, 'application/json'],
    ['/.git/config', 404, 'application/json'],
    ['/..%2fsecret.txt', 404, 'application/json'],
    ['/assets/..%2f..%2fsecret.txt', 404, 'application/json'],
  ];
  test.each(paths)('%s is answered with %i', async (path, status, type) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toStartWith(type);
    expect(await response.text()).not.toContain('secret');
  });
});

describe('encodings', () => {
  const encodings: [string, string | null][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5, br;q=0', 'gzip'],
    ['identity', null],
    ['br;q=0.0', null],
  ];
  test.each(encodings)('a browser that accepts "%s" gets %p', async (accepted, encoding) => {
    for (const [path, content] of [
      ['/', page],
      ['/assets/main-abc.js', script],
    ] as const) {
      const response = await ask(path, { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('accept-encoding');
      const bytes = new Uint8Array(await response.arrayBuffer());
      const variant = { br: `${path}.br`, gzip: `${path}.gz` }[encoding ?? ''];
      const name = (variant ?? path).replace(/^\/(?=\.|$)/, 'index.html').replace(/^\//, '');
      expect(bytes.length).toBe(Buffer.from(files[name] ?? '').length);
      if (!encoding) expect(new TextDecoder().decode(bytes)).toBe(content);
    }
  });

  test('a file without variants is sent as it is', async () => {
    const response = await ask('/favicon.svg', { 'accept-encoding': 'br, gzip' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toStartWith('<svg');
  });
});

describe('caches', () => {
  test('a hashed file is kept for a year, everything else is asked for again', async () => {
    const cacheOf = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await cacheOf('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/favicon.svg')).toBe('no-cache');
  });

  test('a page that did not change is a 304 without a body', async () => {
    const tag = (await ask('/')).headers.get('etag') ?? '';
    const response = await ask('/pets', { 'if-none-match': `"other", ${tag}` });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect((await ask('/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });
});

test('HEAD answers what GET would, without the body', async () => {
  for (const path of ['/', '/pets', '/assets/main-abc.js']) {
    const accept = { 'accept-encoding': 'br' };
    const [get, head] = [await ask(path, accept), await ask(path, accept, 'HEAD')];
    for (const name of ['content-type', 'content-length', 'content-encoding', 'etag']) {
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    }
    expect(await head.text()).toBe('');
  }
  expect((await ask('/assets/none.js', {}, 'HEAD')).status).toBe(404);
});

test("the app's own headers are on every answer", async () => {
  for (const path of ['/', '/assets/main-abc.js']) {
    expect((await ask(path)).headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a folder without built pages is refused with the command that builds them', () => {
  expect(() => precompressedFiles(join(folder, 'none'))).toThrow('bun start.mjs build');
});
