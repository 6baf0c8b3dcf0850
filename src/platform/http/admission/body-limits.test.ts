import { afterAll, describe, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';

// Over a real socket: what a body's length is, and how it comes, exists only there.

const { app, tokenOf } = createTestApp();
app.listen({ port: 0, hostname: '127.0.0.1', maxRequestBodySize: Number.MAX_SAFE_INTEGER });
afterAll(() => app.stop(true));

/** Sends text, announced or in chunks. */
async function send(path: string, text: string, how: 'announced' | 'chunked', type: string) {
  const chunks = async function* () {
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000);
  };
  const response = await fetch(`http://127.0.0.1:${app.server?.port}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${await tokenOf(3)}` },
    body: how === 'announced' ? text : (chunks() as unknown as BodyInit),
  });
  return { status: response.status, data: await response.json() };
}

const json = 'application/json';
const note = (length: number) => JSON.stringify({ sc_name: 'Xus yus', notes: 'a'.repeat(length) });

describe.each(['announced', 'chunked'] as const)('a body that comes %s', (how) => {
  test('of more than 1 MB is refused in the form of every failure', async () => {
    const { status, data } = await send('species/request', note(1_000_001), how, json);
    expect([status, data]).toEqual([
      413,
      {
        status: false,
        error: 'The request is larger than 1 MB.',
        code: 'too_large',
        params: { what: 'request', megabytes: 1 },
      },
    ]);
  });

  test('of less is looked at', async () => {
    expect((await send('species/request', note(990_000), how, json)).status).toBe(422);
    expect((await send('species/request', note(10), how, json)).status).toBe(200);
  });

  test('may name its charset', async () => {
    for (const type of ['application/json;charset=utf-8', 'application/json ; charset=UTF-8'])
      expect((await send('species/request', note(990_000), how, type)).status).toBe(422);
  });

  test('that is cut off is no JSON', async () => {
    const { status, data } = await send('species/request', note(10).slice(0, -1), how, json);
    expect([status, data.code]).toEqual([400, 'bad_json']);
  });

  test.each([
    ['lists', '['.repeat(400_000) + ']'.repeat(400_000)],
    ['objects', '{"a":'.repeat(150_000) + '1' + '}'.repeat(150_000)],
    ['lists in a field', `{"sc_name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('of %s in one another is refused before it is looked at', async (_what, text) => {
    {
      const path = 'species/request';
      const { status, data } = await send(path, text, how, json);
      expect([status, data.code]).toEqual([422, 'too_deep']);
    }
  });

  test('of another kind is refused, by its length or unread', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'x/y',
      'multipart/form-data; boundary=b',
      // with the word, but read as something else
      'text/json',
      'application/problem+json',
      'multipart/form-data; boundary=json',
      'application/x-www-form-urlencoded; as=json',
      'application/octet-stream; as=json',
    ])
      expect((await send('species/request', 'a'.repeat(1_000_001), how, type)).status).toBe(
        how === 'chunked' ? 415 : 413,
      );
  });

  test('with a picture has a limit of its own', async () => {
    const type = 'multipart/form-data; boundary=b';
    expect((await send('picture/upload', 'a'.repeat(1_100_000), how, type)).status).toBe(422);
    const { status, data } = await send('picture/upload', 'a'.repeat(21_100_000), how, type);
    expect([status, data.code]).toEqual([413, 'too_large']);
  });
});
