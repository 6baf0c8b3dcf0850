import { expect, test } from 'bun:test';
import { aPet, aPlan, aPurchase } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { changesSince } from './sync.service.ts';

const today = '2026-03-10';

test('no query of a sync walks through the rows of other keepers, or asks for animals by their owner', () => {
  const { db } = createTestApp();
  const { $client: sqlite } = db;
  const parent_id = aPet(db);
  aPlan(db, {}, [aPet(db, { purchase_id: aPurchase(db, { parent_id }) })]);
  const asked = new Set<string>();
  const query = sqlite.query.bind(sqlite);
  sqlite.query = ((text: string) => {
    asked.add(text);
    return query(text);
  }) as typeof sqlite.query;
  const { cursor } = changesSince(db, { uid: 3, since: undefined, newer: '1', today });
  aPet(db);
  changesSince(db, { uid: 3, since: cursor, newer: '1', today });
  expect(asked.size).toBeGreaterThan(12);
  const plan = (text: string) =>
    query(`EXPLAIN QUERY PLAN ${text}`)
      .values()
      .map(([, , , detail]) => String(detail));
  const scans = [...asked].filter((text) =>
    plan(text).some((one) => /^SCAN (?!json_each)/.test(one)),
  );
  expect(scans).toEqual([]);
  const ofAnimals = [...asked].filter((text) => text.includes('json_each'));
  const byOwner = ofAnimals.filter((text) => plan(text).some((one) => one.includes('(uid=')));
  expect(ofAnimals.length).toBe(9);
  expect(byOwner).toEqual([]);
});
