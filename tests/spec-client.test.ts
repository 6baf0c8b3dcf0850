import { expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import {
  administer,
  expectThat,
  keepHistory,
  keepPets,
  keepSettings,
  planFeedings,
  readSpecies,
  specClient,
  trade,
  write,
  type Send,
} from './spec-client.ts';

test('a client written from the specification alone runs through every area', async () => {
  const { app } = createTestApp({ people: false });
  const send: Send = async (call, body, token) => {
    const [method = '', path = ''] = call.split(' ');
    const isForm = body instanceof FormData;
    const response = await app.handle(
      new Request(`http://localhost/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        body: isForm ? body : body ? JSON.stringify(body) : null,
      }),
    );
    return { status: response.status, data: await response.json() };
  };
  const admin = specClient(send);
  const ada = { un: 'ada@example.org', uname: 'Ada', upw: 'moss and cork bark' };
  expect((await admin.enter('register', ada)).uid).toBe(2);

  const berta = specClient(send);
  const account = { un: 'berta@example.org', uname: 'Berta', upw: 'a lid with holes' };
  const { uid } = await berta.enter('register', account);
  await berta.enter('login', { un: account.un, upw: account.upw });
  const answer = await berta.call('PUT user/update', { uname: 'Bertha', un: account.un });
  expect(answer.data[0].uname).toBe('Bertha');
  await keepSettings(berta);
  const p_sc_id = await readSpecies(berta);
  const pet = await keepPets(berta, p_sc_id);
  await keepHistory(berta, pet);
  await planFeedings(berta, pet);
  await trade(berta, pet, p_sc_id);
  const message = await write(berta);
  await administer(admin, uid, message);

  const replies = await berta.list(`contact_messages/replies/${message}`);
  expect(replies.map((reply: { message: string }) => reply.message)).toEqual(['Welcome']);
  await admin.call('DELETE admin/contact_messages/delete', { id: message });
  await admin.call('POST pet/add_all', await berta.call('GET pet/export'));
  expect((await admin.call('GET pet/count')).count1).toBe(4);
  await berta.call('DELETE pet/delete', { id: pet });
  const { expires } = await berta.call('POST user/password_reset_request', { un: account.un });
  expectThat('the link ends some day', Date.parse(expires) > Date.now());
  for (const [path, body] of [
    ['password_reset', { token: 'x', upw: 'another long one' }],
    ['verifymail', { token: 'x' }],
  ] as const) {
    const refused = await send(`POST user/${path}`, body, '');
    expect([refused.status, refused.data.status]).toEqual([422, false]);
    expect(refused.data.error).toMatch(/^[A-Z].*\.$/);
  }
});
