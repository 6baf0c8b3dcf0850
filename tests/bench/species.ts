// bun tests/bench/species.ts: the calls behind the species list with 20,000 species, in milliseconds.
import { species, speciesSynonyms } from '#src/db/schema.ts';
import { animalTypes } from '#src/domain/enums.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const SPECIES = 20_000;
const ROUNDS = 30;

const app = createTestApp();
const epithet = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
app.db.transaction((tx) => {
  for (let n = 0; n < SPECIES; n++) {
    const genus = `${String.fromCharCode(65 + (n % 26))}us${epithet(Math.floor(n / 40))}`;
    const { sc_id } = tx
      .insert(species)
      .values({
        an_type: animalTypes[n % animalTypes.length] ?? 'other',
        sc_name: `${genus} ${epithet(n)}ensis`,
        cm_name: n % 3 ? `Common ${epithet(n * 7)} spider` : '',
        country_code: n % 2 ? 'MX' : null,
        care_sheet: 'Keep it dry. '.repeat(40),
      })
      .returning({ sc_id: species.sc_id })
      .get();
    if (n % 20 === 0)
      tx.insert(speciesSynonyms)
        .values({ sc_id, sc_name: `Oldus ${epithet(n)}oides` })
        .run();
    if (n % 250 === 0) aPet(app.db, { sc_id });
  }
});

const calls: [what: string, path: string][] = [
  ['first page', 'species/list'],
  ['page 1,000', 'species/list?offset=12000'],
  ['by common name', 'species/list?sort_by=cm_name'],
  ['by country, descending', 'species/list?sort_by=country_name&asc=DESC'],
  ['by type', 'species/list?sort_by=an_type'],
  ['search for one word', 'species/list?search=bcdensis'],
  ['search that finds most', 'species/list?search=e'],
  ['search for two words', 'species/list?search=common%20bcd'],
  ['a genus', 'species/list?genus=Ausa'],
  ['a filter', 'species/list?an_type=reptile&country_code=MX'],
  ['to choose from, nothing typed', 'species/selectable?limit=20'],
  ['to choose from, a word typed', 'species/selectable?limit=20&search=bcd'],
  ['genera of a letter', 'species/genus/A'],
  ['all genera', 'species/genus/*'],
];
const keeper = app.as(3);
for (const [what, path] of calls) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const { status } = await keeper.get(path);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(1);
  console.log(`${what.padEnd(32)} median ${at(0.5).padStart(6)}  95 % ${at(0.95).padStart(6)}`);
}
