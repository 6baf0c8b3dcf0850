// bun tests/bench/statistics.ts [animals] [feedings of each]: what the calls of a large collection cost, in milliseconds
// by the clock and of the processor, of which other programs on the machine change less. By default 2,000 animals with 300 feedings and 10 molts each.
import { addDays, dayOf } from '#src/domain/days.ts';
import { statisticsOf } from '#src/features/animals/statistics/statistics.service.ts';
import { numbersOfSpecies } from '#src/features/catalogue/species-numbers/species-numbers.service.ts';
import { countDue } from '#src/features/catalogue/species-numbers/count-species.service.ts';
import { todayOfKeeper } from '#src/features/plans/today/today.service.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const ROUNDS = 15;
const [animals = 2000, feedings = 300] = process.argv.slice(2).map(Number);
const { db, context } = createTestApp();
const sqlite = db.$client;
const today = dayOf(new Date());
const year = Number(today.slice(0, 4));
const n = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

for (const { name } of sqlite
  .query<{ name: string }, []>(`SELECT name FROM sqlite_master WHERE type = 'trigger'`)
  .all())
  sqlite.run(`DROP TRIGGER ${name}`); // filling would take minutes with them
sqlite.run(`${n(30)} INSERT INTO places (uid, name, path, kind)
  SELECT 3, 'Place ' || i, 'Place ' || i, 'shelf' FROM n`);
sqlite.run(`${n(animals)} INSERT INTO pets (uid, sc_id, name, gender, place_id, created, hatched)
  SELECT 2 + i % 3, 1 + i % 40, 'Animal ' || i, iif(i % 3, 'f', 'm'), 1 + i % 30, '2021-01-01', '2020-05' FROM n`);
sqlite.run(`INSERT INTO feedings (pet_id, date_f, food, progress, recorded)
  SELECT p.id, date('${today}', '-' || (k.i * 6 + p.id % 9) || ' days'), 'Dubia roach', iif((p.id + k.i) % 7, 0, 2), k.i
  FROM pets p, (${n(feedings)} SELECT i FROM n) k`);
sqlite.run(`INSERT INTO molts (pet_id, date_mt, size)
  SELECT p.id, date('${today}', '-' || (k.i * 110 + p.id % 90) || ' days'), 20.0 / k.i
  FROM pets p, (${n(10)} SELECT i FROM n) k`);
sqlite.run(`UPDATE pets SET uid = 3 WHERE id > 0`);
sqlite.run(`UPDATE pets SET
  mmt = (SELECT max(date_mt) FROM molts WHERE pet_id = pets.id),
  (date_f, offer_date, progress) = (
    SELECT date_f, date_f, 0 FROM feedings WHERE pet_id = pets.id ORDER BY date_f DESC LIMIT 1)`);
sqlite.run(`${n(4)} INSERT INTO plans (uid, fp_name, fp_repeat, fp_start, def_feeder)
  SELECT 3, 'Plan ' || i, 4 + i, '${addDays(today, -400)}', 'Locust' FROM n`);
sqlite.run('INSERT INTO plan_pets (fp_id, pet_id) SELECT 1 + id % 4, id FROM pets WHERE id > 0');

/** With the program's own threads, such as that of the compiler: the best of the rounds has little of them. */
const processCpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;

const parts = {
  'statistics of this year': () => JSON.stringify(statisticsOf(db, 3, year, today)),
  'statistics of last year': () => JSON.stringify(statisticsOf(db, 3, year - 1, today)),
  'a day in numbers': () => JSON.stringify(todayOfKeeper(db, 3, today)),
  'numbers of a species': () => JSON.stringify(numbersOfSpecies(db, 3, 2, today)),
};
/** Milliseconds of each round, the shortest first. */
const timesOf = (clock: () => number, run: () => unknown): number[] =>
  Array.from({ length: ROUNDS }, () => {
    const start = clock();
    run();
    return clock() - start;
  }).toSorted((a, b) => a - b);
const said = ([least = 0, ...others]: number[]): string =>
  `median ${(others[Math.floor(ROUNDS / 2) - 1] ?? 0).toFixed(1)}, best ${least.toFixed(1)}`;
for (const [what, run] of Object.entries(parts)) {
  const [processor, clock] = [timesOf(processCpu, run), timesOf(() => performance.now(), run)];
  console.log(`${what}: ${said(clock)} ms by the clock; of the processor ${said(processor)} ms`);
}
sqlite.run('UPDATE pets SET uid = 2 + id % 3 WHERE id > 0');
const start = performance.now();
await countDue(context);
console.log(
  `what is usual of 40 species, beside other calls: ${(performance.now() - start).toFixed(0)} ms`,
);
process.exit(0);
