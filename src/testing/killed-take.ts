// Run by take-over.test.ts: ends in the middle of taking animals over, of which half is stored.

import { openDatabase } from '#src/db/database.ts';
import { countRows } from '#src/db/count-rows.ts';
import { pets } from '#src/db/schema.ts';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { offer } from '#src/testing/hand-overs.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const GIVEN = 20;

const [path = '', now = ''] = process.argv.slice(2);
const db = openDatabase(path);
for (const uname of ['Ada', 'Berta', 'Carl'])
  insertUser(db, { uname, email: `${uname}@example.org`, password_hash: '' });
const app = createTestApp({ db, now });
const ids = Array.from({ length: GIVEN }, () => aPet(db, { notes: 'x'.repeat(1000) }));
const before = countRows(db, pets);
const { code } = await offer(
  app,
  ids.map((id) => ({ id })),
);
process.stdout.write(code);
void app.as(4).post('hand_over/take', { code }, { 'idempotency-key': 'once' });
while (countRows(db, pets) < before + GIVEN / 2) await new Promise(setImmediate);
process.kill(process.pid, 'SIGKILL');
