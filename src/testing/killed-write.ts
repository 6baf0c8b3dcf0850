// Run by idempotency.test.ts: exits between an asynchronous write and its answer.

import { openDatabase } from '#src/db/database.ts';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const db = openDatabase(process.argv[2] ?? '');
for (const uname of ['Ada', 'Berta'])
  insertUser(db, { uname, email: `${uname}@example.org`, password_hash: '' });
const { as } = createTestApp({
  db,
  mailer: {
    configured: true,
    wake: () => {},
    deliver: async () => {
      await Promise.resolve(); // up to here the call is one transaction
      process.kill(process.pid, 'SIGKILL');
      return 'sent';
    },
    deliverDue: async () => {},
    stop: async () => {},
  },
});
const message = { email: 'berta@example.org', message: 'May I come?' };
const { id } = (await as(3).post('contact_messages/add', message)).data;
await as(2).post(
  'admin/contact_messages/reply',
  { id, reply: 'Gladly' },
  { 'idempotency-key': 'a' },
);
