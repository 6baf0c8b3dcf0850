import { beforeAll, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { fillThreeYears } from '#src/testing/three-years.ts';

const today = '2026-03-10';
const app = createTestApp({ now: `${today}T20:00:00Z` });
beforeAll(() => fillThreeYears(app.db, { uid: 3, animals: 300, today }));

/** What a device downloads until it has everything, in bytes on the wire, and its cursor. */
async function download(since?: string): Promise<{ bytes: number; cursor: string; pages: number }> {
  const token = await app.tokenOf(3);
  const query = since === undefined ? '?newer=1' : `?newer=1&since=${since}`;
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate' };
  const response = await app.app.handle(
    new Request(`http://localhost/api/sync${query}`, { headers }),
  );
  const body = new Uint8Array(await response.arrayBuffer());
  const isCompressed = response.headers.get('content-encoding') === 'gzip';
  const text = new TextDecoder().decode(isCompressed ? Bun.gunzipSync(body) : body);
  const { cursor, more } = JSON.parse(text);
  const rest = more ? await download(cursor) : { bytes: 0, cursor, pages: 0 };
  return { ...rest, bytes: body.length + rest.bytes, pages: rest.pages + 1 };
}

test('three years of 300 animals are at most 120 KB, those of a round over 150 of them 20 KB', async () => {
  const all = await download();
  expect(all.pages).toBe(2);
  expect(all.bytes).toBeLessThan(120_000);
  const { cursor } = await download(all.cursor);
  for (let id = 10; id < 160; id += 1)
    await app.as(3).post('pet/feeding/feed', { id, date_f: today, food: 'Moth', progress: 0 });
  const changes = await download(cursor);
  expect(changes.bytes).toBeLessThan(20_000);
  const none = await download(changes.cursor);
  expect(none.bytes).toBeLessThan(300);
});
