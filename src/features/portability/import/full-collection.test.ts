import { expect, test } from 'bun:test';
import { limits } from '#src/domain/limits.ts';
import { countOf } from '#src/platform/http/quotas.queries.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp } from '#src/testing/test-app.ts';

test('a file adds nothing to a collection that became full since its keeper was counted', async () => {
  const app = createTestApp();
  const { db } = app;
  const one = { values_add: [{ sc_name: 'Brachypelma hamorii', name: 'Rosa' }] };
  expect((await app.as(3).post('pet/add_all', one)).status).toBe(200);
  const left = limits.perKeeper.animals - countOf.animals(db, 3);
  db.$client.run(
    `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
     INSERT INTO pets (uid, name, sc_id) SELECT 3, 'Pet ' || n, (SELECT min(sc_id) FROM species) FROM n`,
    [left],
  );
  await sendFile(app, 3, new TextEncoder().encode(JSON.stringify(one)));
  const { status, data } = await app.as(3).post('data/import', {});
  expect([status, data.code]).toEqual([409, 'quota_reached']);
  expect(countOf.animals(db, 3)).toBe(limits.perKeeper.animals);
});
