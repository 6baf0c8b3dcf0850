import { expect, test } from 'bun:test';
import { xlsxFile } from '#src/testing/workbook-files.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { excess } from './layout-faults.ts';

// A spreadsheet as keepers have it: a title, groups of columns, days and sizes in every form, a second sheet.

const { server, visit, register } = browserFixture();

const day = (serial: number) => ({ text: String(serial), style: 1 });
const animal = (
  name: string,
  art: string,
  ...cells: Parameters<typeof xlsxFile>[0][0]['rows'][0]
) => [name, art, ...cells];

const drawer = xlsxFile([
  {
    name: 'Sammlung 2026',
    merged: 'A1:H1',
    rows: [
      ['Meine Sammlung, Stand Mai'],
      [],
      ['Tier', null, null, 'Wachstum', null, 'Herkunft'],
      [
        'Name',
        'Art',
        'Geschlecht',
        'Größe',
        'Letzte Häutung',
        'Gehalten seit',
        'Geschlüpft',
        'Bemerkung',
      ],
      animal('Rosa', 'Brachypelma hamorii', '♀', 5.5, day(45_811), day(44_317), '2019', 'ruhig'),
      animal('Max', 'Grammostola pulchra', '0.0.3', '5,5 cm', '03.06.2025', null, 'ca. 2019', null),
      animal('Luna', 'brachypelma  hamorii', 'w', null, null, day(45_000), null, 'a\nb'),
      animal('Nox', 'Chromatopelma cyaneopubescens', 'm', '12', '2025-06-03', null, null, null),
      ...Array.from({ length: 9 }, (_, at) =>
        animal(`Sling ${at + 1}`, 'Caribena versicolor', '0.0.1', 1.5 + at / 10, day(45_900 + at)),
      ),
      [],
      [null, null, null, { text: '17', formula: 'SUM(D5:D17)', style: 0, type: 'e' }],
    ],
  },
  { name: 'Leer', rows: [] },
  {
    name: 'Verkauft',
    rows: [
      ['Name', 'Art'],
      ['Weg', 'Brachypelma hamorii'],
    ],
  },
]);

test('on a phone 13 rows of a messy workbook come in by at most six taps', async () => {
  const session = await register('Ada');
  const api = apiOf(server().origin, session);
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto('/pets');
    await page.getByRole('link', { name: 'Import from a file' }).click();
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (
      await picker
    ).setFiles({ name: 'tiere.xlsx', mimeType: '', buffer: Buffer.from(drawer) });
    await page.getByRole('button', { name: 'Sammlung 2026 (13 rows)' }).click();
    await page.getByText('13 rows in tiere.xlsx, Sammlung 2026').waitFor();
    expect(await excess(page)).toBe(0);
    await page.getByRole('button', { name: 'Import 13 pets' }).click();
    await page.getByText('13 pets were imported').waitFor();
  });
  const { rows } = await api.get('pet/list?limit=100&sort_by=id&asc=ASC');
  expect(rows).toHaveLength(13);
  expect(rows[0]).toMatchObject({ name: 'Rosa', gender: 'f', size: 5.5, mmt: '2025-06-03' });
  expect(rows[1]).toMatchObject({ name: 'Max', gender: 'other', an_count: 3, size: 5.5 });
  const { data: rosa } = await api.get(`pet/detail/${rows[0].id}`);
  expect(rosa).toMatchObject({ kept_since: '2021-05-01', hatched: '2019', notes: 'ruhig' });
  expect(rows[12]).toMatchObject({ name: 'Sling 9', size: 2.3, mmt: '2025-09-08' });
});

test('what is no workbook is said, and the next file is read', async () => {
  const session = await register('Bea');
  await visit({ session }, async (page) => {
    await page.goto('/pets/import');
    const choose = async (name: string, buffer: Buffer) => {
      const picker = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a file' }).click();
      await (await picker).setFiles({ name, mimeType: '', buffer });
    };
    await choose('alt.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]));
    await page.getByText('An old .xls file').waitFor();
    await choose('paper.xlsx', Buffer.from('%PDF-1.7 stream'));
    await page.getByText('Its name says that it is a workbook').waitFor();
    await choose('cut.xlsx', Buffer.from(drawer.subarray(0, 200)));
    await page.getByText('This is no table.').waitFor();
    await choose('tiere.xlsx', Buffer.from(drawer));
    await page.getByRole('button', { name: 'Verkauft (1 row)' }).waitFor();
  });
});
