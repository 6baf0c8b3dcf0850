import '#web/testing/dom.ts';
import { afterEach, expect, test } from 'bun:test';
import { currentSession, endSession, startSession } from '#web/state/session.ts';
import { goTo } from '#web/testing/dom.ts';
import { ask } from './ask.ts';
import { sessionEnded } from './failure.ts';
import { loadFile, upload } from './transfer.ts';
import { serve } from '#web/testing/serve.ts';
import { berta } from '#web/testing/berta.ts';

let server: ReturnType<typeof Bun.serve> | undefined;

afterEach(() => {
  endSession();
  goTo('/');
  void server?.stop(true);
});

/** Sends a picture from a page whose server responds with this, and returns the result. */
async function uploaded(respond: () => Response) {
  server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: respond });
  goTo(String(server.url));
  return ask(() => upload('/api/picture/upload', new FormData(), () => {})).catch(
    (error: unknown) => error,
  );
}

test('an upload whose token is refused ends the session, as every call does', async () => {
  startSession(berta, 'b');
  const refusal = { status: false, error: 'Log in first', code: 'unauthorized' };
  const done = await uploaded(() => Response.json(refusal, { status: 401 }));
  expect(done).toMatchObject({ failure: { status: 401, code: sessionEnded } });
  expect(currentSession()).toBeNull();
});

test('an empty 413 of a proxy is read like that of any call', async () => {
  const done = await uploaded(() => new Response(null, { status: 413 }));
  expect(done).toMatchObject({ failure: { status: 413, code: 'http_413' } });
});

test('a file comes under the name that the server gives it', async () => {
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="Frida-3WKX9P.exuvia.zip"',
  };
  serve(() => new Response('PK', { headers }));
  const file = await ask(() => loadFile('/api/hand_over/file/K7M2-9QXD'));
  const { name, type } = file;
  expect([name, type, await file.text()]).toEqual([
    'Frida-3WKX9P.exuvia.zip',
    'application/zip',
    'PK',
  ]);
});
