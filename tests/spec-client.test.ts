import { expect, test } from 'bun:test';
import { contents } from '#src/testing/contents.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { areas, areaOf } from '#src/platform/http/document/areas.ts';
import { expectThat, specClient, type Send } from './spec-client.ts';
import {
  administer,
  keepHistory,
  keepPets,
  keepSettings,
  planFeedings,
  readSpecies,
  trade,
  write,
} from './spec-walk.ts';

/** Each of them is made at least once. */
const promisedCalls = 128;
/** The query of a path, or what it says which record is meant by. */
const ofOne = /\?.*|\/(\d+|\[.*\])$|(?<=user_config\/get)\/.*/;

/** A way to send calls, and the calls it sent. */
function sender({ app }: TestApp, keyOf: () => string | null) {
  const made = new Set<string>();
  const send: Send = async (call, body, token) => {
    const [method = '', path = ''] = call.split(' ');
    made.add(`${method} ${path.replace(ofOne, '/:id')}`);
    const isForm = body instanceof FormData;
    const key = keyOf();
    const response = await app.handle(
      new Request(`http://localhost/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(key && { 'idempotency-key': key }),
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        body: isForm ? body : body ? JSON.stringify(body) : null,
      }),
    );
    return { status: response.status, data: await response.json() };
  };
  return { send, made };
}

test('a client that knows names of calls and fields alone runs through every area', async () => {
  const { send, made } = sender(createTestApp({ people: false }), () => null);
  await walk(send);
  const visited = new Set([...made].map((call) => areaOf(call.split(' ')[1] ?? '')));
  expect(areas.filter(({ name }) => !visited.has(name)).map(({ name }) => name)).toEqual([]);
  expect(made.size).toBe(promisedCalls);
});

test('each of its writes is done once, though it sends all of them twice with one key', async () => {
  const app = createTestApp({ people: false });
  let writes = 0;
  const { send } = sender(app, () => `write ${writes}`);
  await walk(async (call, body, token) => {
    writes++;
    const first = await send(call, body, token);
    if (!isRepeatable(call, token, first.status)) return first;
    const stored = contents(app);
    const again = await send(call, body, token);
    expect([call, again.status, again.data]).toEqual([call, 200, first.data]);
    expect([call, contents(app)]).toEqual([call, stored]);
    return first;
  });
  expect(writes).toBeGreaterThan(promisedCalls);
});

/** Writes that did something; keys of visitors are no one's, and no session is kept. */
const isRepeatable = (call: string, token: string, status: number) =>
  status === 200 && token !== '' && !/^GET|user\/(log|update|password)/.test(call);

/** Everything that clients do, from the first account to the last page. */
async function walk(send: Send): Promise<void> {
  const admin = specClient(send);
  const first = await admin.register('ada@example.org', 'Ada', 'moss and cork bark');
  expect(first.uid).toBe(2);

  const berta = specClient(send);
  const account = { un: 'berta@example.org', upw: 'a lid with holes' };
  const { uid } = await berta.register(account.un, 'Berta', account.upw);
  await berta.login(account.un, account.upw);
  expect((await berta.updateUser('Bertha', account.un)).uname).toBe('Bertha');
  await keepSettings(berta);
  const p_sc_id = await readSpecies(berta);
  const pet = await keepPets(berta, p_sc_id);
  await keepHistory(berta, pet);
  await planFeedings(berta, pet);
  await trade(berta, pet, p_sc_id);
  const message = await write(berta);
  await administer(admin, uid, message);

  const replies = await berta.replies(message);
  expect(replies.map((reply: { message: string }) => reply.message)).toEqual(['Welcome']);
  await admin.call('DELETE admin/contact_messages/delete', { id: message });
  await admin.call('POST pet/add_all', await berta.call('GET pet/export'));
  expect((await admin.countPets()).count1).toBe(4);
  await berta.call('DELETE pet/delete', { id: pet });
  const expires = await berta.requestPasswordReset(account.un);
  expectThat('the link ends some day', expires.getTime() > Date.now());
  for (const refused of [
    () => berta.performPasswordReset('x', 'another long one'),
    () => berta.verifyMail('x'),
  ])
    await expect(refused()).rejects.toThrow(/: 422 [A-Z].*\.$/);
}
