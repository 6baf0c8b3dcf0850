import { expect, test } from 'bun:test';
import { brief, readList as read } from '#src/testing/lists/brief.ts';

// Tables out of spreadsheets: what a column is told by its heading.

test('a heading says in what a column is', () => {
  const [, line] = read('Art\tGröße (cm)\tgekauft am\nB. boehmei\t12,5\t03.04.2021');
  expect(brief(line).toSorted()).toEqual(['kept_since 2021-04-03', 'sizes 12.5']);
});

test('a column of leg spans says in what they are, and one of purchases when', () => {
  const [, line] = read(
    'Species,Sex,Legspan (cm),Purchased,Cost\nB. boehmei,F,11,14/02/2022,£45.00',
  );
  expect(brief(line).toSorted()).toEqual(
    ['gender f', 'kept_since 2022-02-14', 'price 45 GBP', 'sizes 11'].toSorted(),
  );
  expect(line?.fields.sizes?.[0]?.value.measure).toBe('leg_span');
  const [, inches] = read('Species,Sex,DLS (in)\nB. boehmei,F,4');
  expect(inches?.fields.sizes?.[0]?.value.min).toBe(10.16);
});

test('a column of molts holds their number or the day of the last one', () => {
  const [, day, number] = read('name,species,molt\nBob,GBB,4/2/26\nMax,GBB,3');
  expect(brief(day)).toContain('last_molt? 2026-02-04');
  expect(day?.fields.stage).toBeUndefined();
  expect(brief(number)).toContain('stage L3');
});

test('a sign of money above a column is its price', () => {
  const [, line] = read('Name | Species | Sex | £\nTess | GBB | F | 60');
  expect(brief(line).toSorted()).toEqual(['gender f', 'name Tess', 'price 60 GBP'].toSorted());
});

test('dashes may part the columns of a table', () => {
  const [, line] = read(
    'Species - Size - Sex - Last Ate - Last Molt\nB. boehmei - 4" - F - 11/18/26 - 5/30/26',
  );
  expect(brief(line).toSorted()).toEqual(
    ['gender f', 'last_fed 2026-11-18', 'last_molt 2026-05-30', 'sizes 10.16'].toSorted(),
  );
});

test('numbers ahead of dashes are those of the lines', () => {
  const said = read('1 - Stella, GBB 5 cm\n2 - Hank, GBB\n3 - Moe, GBB').map(({ fields }) => [
    fields.name?.value,
    fields.count?.value,
  ]);
  expect(said).toEqual([
    ['Stella', undefined],
    ['Hank', undefined],
    ['Moe', undefined],
  ]);
});

test('what a table of a keeper holds is read by its own column', () => {
  const heading = 'Tier\tRufname\tm/w\tKL cm\tzuletzt gefr.\tkontrolliert\tPreis\tBemerkung';
  const read1 = (row: string) => read(`${heading}\n${row}`)[1];
  const leo = read1('Eublepharis macularius\tLeo\tw\t\t19.11.\t12.11.\t30,00€\t58 g');
  expect(leo?.fields.species?.value).toBe('Eublepharis macularius');
  expect(leo?.fields.name?.value).toBe('Leo');
  expect(leo?.fields.last_fed?.value).toBe('2026-11-19');
  // a day of which only its heading says what it is of
  expect(leo?.notes.map(({ text }) => text)).toEqual(['kontrolliert: 12.11.']);
  const refused = read1('Grammostola rosea\tOma\t0.1\t6\tverweigert 18.11.\t\t\t');
  expect(brief(refused)).toContain('refused 2026-11-18');
  expect(refused?.fields.last_fed).toBeUndefined();
  const refuses = read1('Grammostola rosea\tOma\t0.1\t6\t5.11.\tfrisst nix\t\t');
  expect(brief(refuses)).toContain('last_fed 2026-11-05');
  expect(refuses?.notes.map(({ text }) => text)).toEqual(['frisst nix']);
  // no cell goes on in the next one
  const sold = read1('Grammostola rosea\t\tm\t4\t\t\tverkauft 10.10.26 20€\tan Heiko');
  expect(brief(sold).toSorted()).toEqual(
    ['gender m', 'left 2026-10-10', 'price? 20 EUR', 'sizes 4', 'status sold'].toSorted(),
  );
});

test('what was paid is a price without a day, too, and from whom is noted', () => {
  const [, line] = read('Art;bezahlt;Bemerkung\nGBB;25 €;von Tom');
  expect(brief(line)).toEqual(['price 25 EUR']);
  expect(line?.notes.map(({ text }) => text)).toEqual(['von Tom']);
});
