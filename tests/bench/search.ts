// bun tests/bench/search.ts [--plans]: what a search costs with 100,000 animals and 20,000 species, in milliseconds.
import { createTestApp } from '#src/testing/test-app.ts';

const ROUNDS = 25;
const { as, db } = createTestApp();
const sqlite = db.$client;
const n = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
const word = (by: string) =>
  `char(97 + ${by} % 26, 97 + ${by} / 7 % 26, 97 + ${by} / 31 % 26, 97 + ${by} / 101 % 26)`;

const filled = performance.now();
sqlite.run(`${n(20_000)} INSERT INTO species (an_type, sc_name, cm_name)
  SELECT 'spider', upper(char(65 + i % 26)) || ${word('i / 40')} || 'us ' || ${word('i')} || 'ensis' || i,
    iif(i % 3, 'Common ' || ${word('i * 7')} || ' spider', '') FROM n`);
sqlite.run(`INSERT INTO species_synonyms (sc_id, sc_name)
  SELECT sc_id, 'Oldus ' || sc_id || 'oides' FROM species WHERE sc_id % 20 = 0`);
// keeper 3 has 2,000 animals, keeper 4 the others; every tenth name has an umlaut
sqlite.run(`${n(100_000)} INSERT INTO pets (uid, sc_id, name)
  SELECT iif(i % 50, 4, 3), 1 + i % 2000, iif(i % 10, 'Animal ', 'Tür ') || ${word('i')} || ' ' || i FROM n`);
sqlite.run('ANALYZE');
console.log(`120,000 rows made in ${Math.round(performance.now() - filled)} ms`);

if (process.argv.includes('--plans')) {
  const query = sqlite.query.bind(sqlite);
  const seen = new Set<string>();
  for (const method of ['query', 'prepare'] as const) {
    sqlite[method] = ((text: string) => {
      if (text.includes('search_key') && !seen.has(text)) {
        seen.add(text);
        const plan = query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${text}`).all();
        console.log(`\n${text}\n  ${plan.map((step) => step.detail).join('\n  ')}`);
      }
      return query(text);
    }) as typeof sqlite.query;
  }
}

const searches = ['', 'brachipelma ham', 'tur', 'brach ham', 'b. ham', 'nothing', '#4321'];
const lists: [what: string, uid: number, path: string][] = [
  ['own pets (2,000)', 3, 'pet/list?limit=12&'],
  ['own pets (98,000)', 4, 'pet/list?limit=12&'],
  ['all pets (100,000)', 2, 'admin/all_pets?'],
  ['species (20,000)', 3, 'species/list?'],
  ['species to choose from', 3, 'species/selectable?limit=20&'],
  ['catalogue', 3, 'species/catalogue?limit=30&'],
];
for (const [what, uid, path] of lists) {
  for (const search of searches) {
    if (path.startsWith('species/catalogue') && search.length < 3) continue;
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const { status, data } = await as(uid).get(`${path}search=${encodeURIComponent(search)}`);
      times.push(performance.now() - start);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      found = data.count ?? data.rows.length;
    }
    const middle = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    console.log(
      `${what.padEnd(24)} ${JSON.stringify(search).padEnd(12)} ${middle.toFixed(1).padStart(7)} ms ${String(found).padStart(7)} found`,
    );
  }
}
