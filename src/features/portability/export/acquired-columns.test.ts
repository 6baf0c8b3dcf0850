import { expect, test } from 'bun:test';
import Papa from 'papaparse';
import { guessColumns, recordsOf } from '#src/domain/import/csv-table.ts';
import { petColumns } from '#src/records/pet-csv-columns.ts';
import { readPetRow } from '#src/records/pet-csv-rows.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const now = '2026-03-10T20:00:00Z';
const pet = (fields: object) => ({ sc_name: 'Brachypelma hamorii', ...fields });

function parseTable(text: string): { head: string[]; rows: string[][] } {
  const { data } = Papa.parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true });
  const [head = [], ...rows] = data;
  return { head, rows };
}

test('the table of the animals says how animals were bought, the price of a lot once, and an import reads it back', async () => {
  const app = createTestApp({ now });
  const bought = { date: '2024-05-01', price: 1234.5, currency: 'USD', seller: 'Expo, hall 2' };
  const told = { kept_since: '2024-05-01' };
  await app.as(3).post('pet/add_all', {
    values_add: [
      pet({ ...told, name: 'Ada', purchase: bought }),
      pet({ ...told, name: 'Bea', purchase: { ...bought, price: 1500, currency: 'JPY' } }),
      pet({ ...told, name: 'Cleo', purchase: { date: '2024-05-02' } }),
      pet({ name: 'Dora', kept_since: '2024-05-01' }),
    ],
  });
  const lot = { custom_text: 'Lot', count: 2, price: 30, currency: 'EUR', date: '2024-06-01' };
  const pet_ids = ['Elsa', 'Fay'].map((name) => aPet(app.db, { name }));
  await app.as(3).post('purchases/add', { ...lot, seller: 'Tom', pet_ids });
  const own = aPet(app.db, { name: 'Own' });
  await app.as(3).post('purchases/add', {
    ...{ custom_text: 'Brood', count: 1, date: '2024-07-01', bred: 1 },
    pet_ids: [own],
  });
  const { data } = await app.as(3).get('pet/export', { format: 'csv' });
  const table = parseTable(data);
  expect(table.head.slice(-5)).toEqual(['events', 'date', 'price', 'currency', 'seller']);
  expect(table.rows.map((row) => [row[0], ...row.slice(-4)])).toEqual([
    ['Ada', '2024-05-01', '1234.50', 'USD', 'Expo, hall 2'],
    ['Bea', '2024-05-01', '1500', 'JPY', 'Expo, hall 2'],
    ['Cleo', '2024-05-02', '', '', ''],
    ['Dora', '', '', '', ''],
    ['Elsa', '2024-06-01', '30.00', 'EUR', 'Tom'],
    ['Fay', '2024-06-01', '', '', 'Tom'],
    ['Own', '', '', '', ''],
  ]);

  const options = { order: 'dmy', currency: 'EUR', today: '2026-03-10' } as const;
  const records = recordsOf(table.rows, guessColumns(table.head, petColumns));
  const read = records.map((record) => readPetRow(record, options));
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  expect(read.map(({ row }) => row.purchase)).toEqual([
    bought,
    { ...bought, price: 1500, currency: 'JPY' },
    { date: '2024-05-02' },
    undefined,
    { date: '2024-06-01', price: 30, currency: 'EUR', seller: 'Tom' },
    { date: '2024-06-01', seller: 'Tom' },
    undefined,
  ]);
  const copy = await app.as(4).post('pet/add_all', { values_add: read.map(({ row }) => row) });
  expect(copy.data.added).toBe(7);
  const again = await app.as(4).get('pet/export', { format: 'csv' });
  const tail = (text: string) => parseTable(text).rows.map((row) => row.slice(-4));
  expect(tail(again.data)).toEqual(tail(data));
});
