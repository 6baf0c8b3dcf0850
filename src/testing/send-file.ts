import type { TestApp } from '#src/testing/test-app.ts';

/** Sends a file in parts, as the client does. Returns the last part's status. */
export async function sendFile(
  app: TestApp,
  uid: number,
  bytes: Uint8Array,
  partBytes = 1_000_000,
): Promise<number> {
  let status = 0;
  for (let offset = 0; offset === 0 || offset < bytes.length; offset += partBytes) {
    ({ status } = await sendPart(app, uid, offset, bytes.slice(offset, offset + partBytes)));
    if (status !== 200) break;
  }
  return status;
}

/** One part; `offset` as in the URL. */
export async function sendPart(
  app: TestApp,
  uid: number,
  offset: number | string,
  bytes: Uint8Array,
): Promise<Response> {
  return app.app.handle(
    new Request(`http://localhost/api/data/upload?offset=${offset}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${await app.tokenOf(uid)}` },
      body: new Uint8Array(bytes),
    }),
  );
}
