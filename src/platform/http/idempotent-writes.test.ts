import { expect, test } from 'bun:test';
import { contents } from '#src/testing/contents.ts';
import { aPet, aSale } from '#src/testing/samples.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

// The client without our types sends each of its writes twice (tests/spec-client.test.ts); here are the others.

/** Prepares what the write is about, and says what is sent. */
type Prepared = (app: TestApp) => Promise<object> | object | void;

const today = '2026-03-10';
const feeding = { date_f: today, food: 'Dubia', progress: 1 };

async function fed({ as, db }: TestApp) {
  const id = aPet(db);
  return { id, feeding: (await as(3).post('pet/feeding/feed', { id, ...feeding })).data.id };
}

async function aMail({ as, db }: TestApp) {
  await as(2).post('admin/invite', { email: 'dora@example.org' });
  return { id: db.$client.query<{ id: number }, []>('SELECT max(id) AS id FROM mails').get()?.id };
}

async function anImport(app: TestApp) {
  const pets = [{ id: 1, sc_name: 'Brachypelma hamorii', name: 'Import' }];
  await sendFile(app, 3, new TextEncoder().encode(JSON.stringify({ exuvia: 1, pets })));
  return {};
}

const writes: [uid: number, call: string, prepared: Prepared][] = [
  [3, 'PUT pet/archive_all', ({ db }) => ({ ids: [aPet(db)], archived: 1, reason: 'given' })],
  [3, 'POST pet/feeding/feed_many', ({ db }) => ({ ids: [aPet(db)], ...feeding })],
  [
    3,
    'DELETE pet/feeding/delete_many',
    async (app) => ({ ids: [(await fed(app)).id], date_f: today, food: 'Dubia' }),
  ],
  [
    3,
    'PUT pet/feeding/update',
    async (app) => ({ ...feeding, id: (await fed(app)).feeding, progress: 0 }),
  ],
  [
    3,
    'POST pet/events/add_many',
    ({ db }) => ({ ids: [aPet(db)], date_ev: today, event: 'Rehoused' }),
  ],
  [
    3,
    'DELETE pet/events/delete_many',
    async ({ as, db }) => {
      const event = { id: aPet(db), date_ev: today, event: 'Rehoused' };
      return { ids: [(await as(3).post('pet/events/add', event)).data.id] };
    },
  ],
  [3, 'POST sales/erase_buyer', ({ db }) => ({ slid: aSale(db, { buyer_name: 'Eva' }) })],
  [3, 'POST data/import', anImport],
  [3, 'POST species/take', () => ({ sc_name: 'Harpactira atra' })],
  [3, 'POST species/request', () => ({ sc_name: 'Aus bus', an_type: 'spider' })],
  [
    3,
    'POST user/verifymail_request',
    ({ db }) => void db.$client.run('UPDATE users SET mail_confirmed = 0'),
  ],
  [2, 'PUT admin/user_suspend', () => ({ uid: 4, suspended: 1 })],
  [2, 'DELETE admin/user_delete', () => ({ uid: 4 })],
  [2, 'POST admin/outbox/retry', aMail],
  [2, 'DELETE admin/outbox/delete', aMail],
  [2, 'POST admin/outbox/test', () => ({})],
  [2, 'PUT admin/site/texts', () => ({ legal_notice: 'Ada', donate_text: '' })],
  [2, 'POST admin/backups/accept', () => ({})],
  [2, 'PUT admin/system/registration', () => ({ registration: 'closed' })],
];

test.each(writes)('as %d %s is done once with its key', async (uid, call, prepared) => {
  const app = createTestApp({ now: `${today}T20:00:00Z` });
  const body = (await prepared(app)) ?? {};
  const [method, path = ''] = call.split(' ');
  const send = () =>
    app.as(uid)[(method ?? '').toLowerCase() as 'post' | 'put' | 'delete'](path, body, {
      'idempotency-key': 'once',
    });
  const first = await send();
  expect([first.status, first.data]).toMatchObject([200, { status: true }]);
  const stored = contents(app);
  const again = await send();
  expect([again.status, again.data]).toEqual([200, first.data]);
  expect(contents(app)).toEqual(stored);
});
