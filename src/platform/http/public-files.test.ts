import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Elysia } from 'elysia';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { publicFiles } from './public-files.ts';

const root = temporaryFolder('public');
const folder = join(root, 'public');
const app = new Elysia()
  .onRequest(({ set }) => void (set.headers['x-content-type-options'] = 'nosniff'))
  .onError(({ code, status }) => status(code === 'NOT_FOUND' ? 404 : 500, { code }));
let origin = '';

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'sw.js'), 'self.x = 1;');
  writeFileSync(join(folder, '.env'), 'secret');
  app.use(await publicFiles(folder)).listen({ port: 0, hostname: '127.0.0.1' });
  origin = `http://127.0.0.1:${app.server?.port}`;
});

afterAll(async () => {
  await app.stop(true);
});

test.each([
  ['/icon.svg', 200, 'image/svg+xml'],
  ['/manifest.webmanifest', 200, 'application/manifest+json'],
  ['/sw.js', 200, 'text/javascript'],
  ['/none.svg', 404, 'application/json'],
  ['/.env', 404, 'application/json'],
  ['/..%2fsecret.txt', 404, 'application/json'],
])('%s is answered with %i', async (path, status, type) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await fetch(origin + path, { method });
    expect([method, response.status]).toEqual([method, status]);
    expect(response.headers.get('content-type')).toStartWith(type);
    expect(await response.text()).not.toContain('secret');
    if (status === 200) expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a browser asks each time, and an unchanged file is a 304', async () => {
  const first = await fetch(`${origin}/sw.js`);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await fetch(`${origin}/sw.js`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
