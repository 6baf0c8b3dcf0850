import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { button, clickButton, field, fill, pageText, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

let app: TestApp;
beforeEach(async () => {
  app = createTestApp();
  await openScreen('/species/import', { app, as: 2 });
});
afterEach(closeScreen);

const shows = (text: string) => settled(() => pageText().includes(text));
const countNow = async () => (await app.visitor.get('species/count')).data.count;

async function choose(text: string | Uint8Array<ArrayBuffer>) {
  const input = await settled(() => document.querySelector<HTMLInputElement>('input[type=file]'));
  const file = new File([text], 'list.csv', { type: 'text/csv' });
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a German list with semicolons is understood, shown and stored', async () => {
  const before = await countNow();
  await choose(
    '\uFEFFArt;Tierart;Lebensraum;Feuchte;Herkunft\r\n' +
      'novum primum;Vogelspinne;Boden;feucht;Mexiko\r\n' +
      'Brachypelma hamorii;Vogelspinne;;;\r\n',
  );
  await shows('1 row can be imported. 1 row is in the list already and is left out.');
  expect(pageText()).toContain('Moist');
  expect(await countNow()).toBe(before);
  await clickButton('Import 1 row');
  await shows('Added 1 species');
  const { data } = await app.visitor.get('species/list', { search: 'Novum primum' });
  expect(data.rows[0]).toMatchObject({
    sc_name: 'Novum primum',
    an_type: 'tarantula',
    env_type: 't',
    humidity: 3,
    country_code: 'MX',
  });
});

test('every mistake is named by row and column, and there is no button to store it', async () => {
  const before = await countNow();
  await choose(
    'sc_name,an_type,country\nNovum primum,bird,Atlantis\nNovum secundum,spider,\nNovum secundum,spider,\n',
  );
  await shows('3 problems');
  for (const words of ['Row 1, Animal type', 'Row 1, Country', 'Row 3, Scientific name']) {
    expect(pageText()).toContain(words);
  }
  expect(() => button(/^Import \d/)).toThrow();
  expect(await countNow()).toBe(before);
});

test('a column that was guessed wrongly can be corrected', async () => {
  await choose('Taxon;Gruppe;Extra\nNovum primum;spider;Mexico\n');
  await shows('1 row can be imported.');
  const select = field('Extra') as HTMLSelectElement;
  select.value = 'country_code';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settled(() => document.querySelector('.import-table')?.textContent?.includes('Country'));
  await clickButton('Import 1 row');
  await shows('Added 1 species');
  const { data } = await app.visitor.get('species/list', { search: 'Novum primum' });
  expect(data.rows[0].country_code).toBe('MX');
});

test.each([
  ['an empty file', '\n\n', 'The file has no rows.'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'This is a picture'],
])('%s is refused with its reason', async (_, content, reason) => {
  await choose(content);
  await shows(reason);
});

/** The calls of one path fail with 500 until the returned function is called. */
function failing(path: string): () => void {
  let broken = true;
  serve((request) =>
    broken && new URL(request.url).pathname === path
      ? Response.json({ status: false, error: 'Not now', code: 'server' }, { status: 500 })
      : app.app.handle(request),
  );
  return () => void (broken = false);
}

test('a check that failed goes on with Try again, with the columns as they were corrected', async () => {
  await choose('Taxon;Gruppe;Extra\nNovum primum;spider;Mexico\n');
  await shows('1 row can be imported.');
  const mend = failing('/api/species/add_all');
  await fill('Extra', 'country_code');
  await clickButton('Close');
  await shows('The rows could not be checked');
  expect(pageText()).not.toContain('The rows are being checked');
  mend();
  await clickButton('Try again');
  await clickButton('Import 1 row');
  await shows('Added 1 species');
  const { data } = await app.visitor.get('species/list', { search: 'Novum primum' });
  expect(data.rows[0].country_code).toBe('MX');
});

test('without the list of countries nothing is checked, and Try again loads it', async () => {
  const mend = failing('/api/countries/selectable');
  await choose('Taxon;Gruppe;country\nNovum primum;spider;Mexico\n');
  await clickButton('Close');
  await shows('The rows could not be checked');
  mend();
  await clickButton('Try again');
  await shows('1 row can be imported.');
});
