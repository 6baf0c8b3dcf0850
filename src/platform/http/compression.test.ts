import { expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const page = async (pets: number, encodings: string) => {
  const app = createTestApp();
  for (let at = 0; at < pets; at += 1) aPet(app.db, { name: `Rosalía ${at}` });
  return app.as(3).get('pet/list', { limit: 100 }, { 'accept-encoding': encodings });
};

test.each([
  ['gzip, deflate, br', 'gzip'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'gzip'],
  ['GZIP', 'gzip'],
  ['br', null],
  ['gzip;q=0, br', null],
  ['gzip;q=0.0', null],
  ['', null],
])('a long answer for who takes %p is sent as %p, and says the same', async (asked, sent) => {
  const { headers, data } = await page(80, asked);
  expect(headers.get('content-encoding')).toBe(sent);
  expect(headers.get('vary')).toBe(sent && 'accept-encoding');
  expect(headers.get('content-type')).toStartWith('application/json');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(data.rows).toHaveLength(80);
  expect(data.rows[0].name).toStartWith('Rosalía');
});

test('a page of 24 animals is compressed, too: it shares its line with pictures and scripts', async () => {
  const { headers, data } = await page(24, 'gzip');
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(data.rows).toHaveLength(24);
});

test('a short response goes as it is', async () => {
  const { headers, data } = await page(3, 'gzip');
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('content-type')).toStartWith('application/json');
  expect(data.count).toBe(3);
});
