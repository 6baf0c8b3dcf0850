// bun tests/bench/today.ts: what a day in numbers costs with 300 animals and 50,000 feedings, in milliseconds, beside the
// table of the same animals.
import { addDays, dayOf } from '#src/domain/days.ts';
import { listTable } from '#src/features/animals/pets/pet-table.service.ts';
import { todayOfKeeper } from '#src/features/plans/today/today.service.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const ROUNDS = 50;
const { db } = createTestApp();
const all = { archived: 0, search: '', filters: {}, sortings: [] } as const;
const sqlite = db.$client;
const today = dayOf(new Date());
const n = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

sqlite.run(`${n(30)} INSERT INTO places (uid, name, kind, parent_id)
  SELECT 3, 'Place ' || i, iif(i % 10 = 1, 'rack', 'shelf'), iif(i % 10 = 1, NULL, i - (i - 1) % 10) FROM n`);
sqlite.run(`${n(300)} INSERT INTO pets (uid, sc_id, name, gender, place_id)
  SELECT 3, 1 + i % 300, 'Animal ' || i, iif(i % 3, 'f', 'm'), 1 + i % 30 FROM n`);
sqlite.run(`INSERT INTO feedings (pet_id, date_f, food, progress, recorded)
  SELECT p.id, date('${today}', '-' || (k.i * 6 + p.id % 9) || ' days'), 'Dubia roach', iif((p.id + k.i) % 7, 0, 2), k.i
  FROM pets p, (${n(167)} SELECT i FROM n) k WHERE p.uid = 3`);
sqlite.run(`INSERT INTO molts (pet_id, date_mt, size)
  SELECT p.id, date('${today}', '-' || (k.i * 110 + p.id % 90) || ' days'), 20.0 / k.i
  FROM pets p, (${n(10)} SELECT i FROM n) k WHERE p.uid = 3`);
sqlite.run(`INSERT INTO events (pet_id, date_ev, event)
  SELECT p.id, date('${today}', '-' || (k.i * 40) || ' days'), 'Cleaned ' || k.i
  FROM pets p, (${n(20)} SELECT i FROM n) k WHERE p.uid = 3`);
sqlite.run(`${n(4)} INSERT INTO plans (uid, fp_name, fp_repeat, fp_start, def_feeder)
  SELECT 3, 'Plan ' || i, 4 + i, '${addDays(today, -400)}', 'Locust' FROM n`);
sqlite.run('INSERT INTO plan_pets (fp_id, pet_id) SELECT 1 + id % 4, id FROM pets WHERE uid = 3');
sqlite.run('ANALYZE');

const parts = {
  'a day in numbers': () => JSON.stringify(todayOfKeeper(db, 3, today)),
  'the table of the same animals': () => JSON.stringify(listTable(db, 3, all, today)),
};
const best = Object.entries(parts).map(([what, run]) => {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  const [least = 0, middle = 0] = [times[0], times[ROUNDS / 2]];
  console.log(`${what}: median ${middle.toFixed(1)} ms, best ${least.toFixed(1)} ms`);
  return least;
});
console.log(`ratio of the best: ${((best[0] ?? 0) / (best[1] ?? 1)).toFixed(2)}`);
process.exit(0);
