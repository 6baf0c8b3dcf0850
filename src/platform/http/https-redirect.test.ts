import { describe, expect, test } from 'bun:test';
import { overTls } from './over-tls.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const home = { HTTPS: 'home', PUBLIC_URL: 'http://exuvia.local:3000' };
const files = {
  TLS_CERT: '/cert.pem',
  TLS_KEY: '/key.pem',
  PUBLIC_URL: 'https://keep.example.org',
};
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Where a request is sent to; null where it is answered. */
async function target(
  env: Record<string, string>,
  address: string,
  init: RequestInit = { headers: page },
): Promise<string | null> {
  const { app } = createTestApp({ env });
  const request = new Request(address, init);
  const { status, headers } = await app.handle(
    address.startsWith('https:') ? overTls(request) : request,
  );
  const location = headers.get('location');
  expect(location === null || status === 307).toBe(true);
  return location;
}

describe('a page over http', () => {
  test.each([
    ['http://exuvia.local:3000/', '/trust?to=%2F'],
    ['http://192.168.178.20:3000/', '/trust?to=%2F'],
    ['http://exuvia.local:3000/p/7KQ2MX', '/trust?to=%2Fp%2F7KQ2MX'],
    ['http://exuvia.local:3000/pets/details?id=14', '/trust?to=%2Fpets%2Fdetails%3Fid%3D14'],
  ])('at home leads to the page that goes on by itself: %s', async (address, location) => {
    expect(await target(home, address)).toBe(location);
  });

  test('with an own certificate leads to the public address', async () => {
    expect(await target(files, 'http://keep.example.org:3000/pets?search=a%20b')).toBe(
      'https://keep.example.org/pets?search=a%20b',
    );
  });

  test('stays where nothing here serves https', async () => {
    expect(await target({}, 'http://exuvia.local:3000/pets')).toBeNull();
    const proxied = { PUBLIC_URL: 'https://keep.example.org' };
    expect(await target(proxied, 'http://keep.example.org/pets')).toBeNull();
  });
});

describe('at home it stays as it is', () => {
  const get = (path: string) => `http://exuvia.local:3000${path}`;
  test.each<[string, string, RequestInit?]>([
    ['the page that teaches', get('/trust?to=%2Fpets')],
    ['a page over https', 'https://exuvia.local:3443/pets'],
    ['a page on the machine itself', 'http://localhost:3000/pets'],
    ['a health check', get('/api/health'), {}],
    ['a call, even of a browser', get('/api/health')],
    ['the page of all calls', get('/api/docs')],
    ['a picture', get('/uploads/thumb/tid_-2.webp')],
    ['a file', get('/manifest.webmanifest')],
    ['a wall display', get('/wall?token=x')],
    ['a program', get('/pets'), { headers: { accept: '*/*' } }],
    [
      'a form',
      get('/pets'),
      { method: 'POST', headers: { ...page, 'content-type': 'application/json' }, body: '{}' },
    ],
    [
      'a device that can’t be taught',
      get('/pets'),
      { headers: { ...page, cookie: 'a=b; exuvia_plain_http=1' } },
    ],
    [
      'what a proxy beside it passes on',
      get('/pets'),
      { headers: { ...page, 'x-forwarded-proto': 'https' } },
    ],
  ])('%s', async (_, address, init) => {
    expect(await target(home, address, init)).toBeNull();
  });
});
