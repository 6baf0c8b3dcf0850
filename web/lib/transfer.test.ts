import '#web/testing/dom.ts';
import { afterEach, expect, test } from 'bun:test';
import { currentSession, endSession, startSession } from '#web/state/session.ts';
import { goTo } from '#web/testing/dom.ts';
import { ask } from './ask.ts';
import { sessionEnded } from './failure.ts';
import { upload } from './transfer.ts';

const berta = {
  uid: 3,
  uname: 'Berta',
  email: '',
  mail_confirmed: 1,
  can_edit_sp: 0,
  is_admin: 0,
  rev: 1,
};
let server: ReturnType<typeof Bun.serve> | undefined;

afterEach(() => {
  endSession();
  goTo('/');
  void server?.stop(true);
});

/** Sends a picture from a page whose server responds with this, and returns the result. */
async function uploaded(answer: () => Response) {
  server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: answer });
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
