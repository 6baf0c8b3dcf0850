import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const key = { 'idempotency-key': 'once' };

test('a picture with the key of another one is refused, the same one is stored once', async () => {
  const { as, db } = createTestApp();
  const id = aPet(db);
  const send = async (background: string) => {
    const square = sharp({ create: { width: 9, height: 9, channels: 3, background } });
    const form = new FormData();
    form.set('id', String(id));
    form.set('file', new File([new Uint8Array(await square.png().toBuffer())], 'photo.png'));
    const { status, data } = await as(3).post('picture/upload', form, key);
    return [status, data.code];
  };
  expect(await send('#f00')).toEqual([200, undefined]);
  expect(await send('#f00')).toEqual([200, undefined]);
  expect((await as(3).get(`pet/detail/${id}`)).data.img_version).toBe(1);
  expect(await send('#00f')).toEqual([422, 'key_reused']);
  expect((await as(3).get(`pet/detail/${id}`)).data.img_version).toBe(1);
});

test('a part of a file with the key of another one is refused, the same one is appended once', async () => {
  const { app, tokenOf } = createTestApp();
  const headers = { ...key, authorization: `Bearer ${await tokenOf(3)}` };
  const send = async (body: string, offset = 0) => {
    const request = new Request(`http://localhost/api/data/upload?offset=${offset}`, {
      method: 'PUT',
      headers,
      body: new TextEncoder().encode(body),
    });
    const response = await app.handle(request);
    const { received, code } = (await response.json()) as { received?: number; code?: string };
    return [response.status, received ?? code];
  };
  expect(await send('first')).toEqual([200, 5]);
  expect(await send('first')).toEqual([200, 5]);
  expect(await send('other')).toEqual([422, 'key_reused']);
  expect(await send('first', 5)).toEqual([422, 'key_reused']);
});
