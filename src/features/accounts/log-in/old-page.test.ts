import { expect, test } from 'bun:test';
import { newcomer, password } from '#src/testing/people.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const body = { un: 'dora@example.org', upw: password };
const page = { origin: 'http://localhost:3000', 'x-today': '2026-03-10' };

// It would go on in its own way: 0.1.0 sent amounts in cents, which are taken as whole units now.
test('a page of 0.1.0 that was left open logs nobody in, and says to open it again', async () => {
  const app = createTestApp();
  await newcomer(app, body.un);
  const { status, data } = await app.visitor.post('user/login', body, page);
  expect([status, data.code]).toEqual([409, 'page_outdated']);
  expect(data.error).toBe('Exuvia was updated. Close this page, open it again, and log in there.');
  const inGerman = { ...page, 'accept-language': 'de-AT,de;q=0.9' };
  const refused = await app.visitor.post('user/login', body, inGerman);
  expect(refused.data.error).toStartWith('Exuvia wurde aktualisiert.');
  const again = { ...page, 'idempotency-key': 'a-key-of-the-page' };
  expect((await app.visitor.post('user/login', body, again)).status).toBe(200);
});

test('programs that say their day log in without a key', async () => {
  const app = createTestApp();
  await newcomer(app, body.un);
  const { status } = await app.visitor.post('user/login', body, { 'x-today': '2026-03-10' });
  expect(status).toBe(200);
});
