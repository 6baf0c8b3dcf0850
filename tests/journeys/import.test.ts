import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Width } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { excess } from './layout-faults.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';

// A keeper's list with mistakes is imported, corrected, stored, and undone.

const { server, visit, register } = browserFixture();

const list = [
  'Name;Art;Geschlecht;Anzahl;Letzte Häutung;Terrarium',
  'Rosalía;Brachypelma hamori;w;1;03/06/2025;30 x 30',
  'Slings;Grammostola pulchra;0.0.4;;04/07/2025;Dose',
  'Juno;Python regius;boy;1;;120 x 60',
  'Luna;Boa imperator;f;zwei;;',
].join('\r\n');

const screens: [Width, string][] = [
  ['phone', 'Ada'],
  ['desktop', 'Berta'],
];

test.each(screens)(
  'on a %s, %s imports a list with mistakes and takes it back',
  async (width, name) => {
    const session = await register(name);
    await visit({ width, session }, async (page) => {
      await page.goto('/pets/import');
      await choose(page, 'meine-tiere.csv', Buffer.from(list, 'latin1'));
      await page.getByText('4 rows in meine-tiere.csv').waitFor();
      expect(await excess(page)).toBe(0);

      await page.getByRole('radio', { name: 'The day' }).check();
      await page.getByText('03/06/2025 is 3 Jun 2025.').waitFor();
      await page.getByRole('button', { name: 'Brachypelma hamorii' }).click();
      await page.getByRole('textbox', { name: 'Row 3 (Juno), Sex' }).fill('m');
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'Row 4 (Luna), Animals' }).fill('2');
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Import 4 pets' }).click();
      await page.waitForURL('**/pets');
      await page.getByText('4 pets were imported').waitFor();
      await page.getByRole('link', { name: 'Rosalía' }).first().waitFor();
      expect(await count(session.token)).toBe(4);

      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('4 pets were taken back').waitFor();
      expect(await count(session.token)).toBe(0);
    });
  },
);

test('a collection leaves as a ZIP and comes back in on another account', async () => {
  const [old, fresh] = [await register('Carl'), await register('Dora')];
  await fetch(`${server().origin}/api/pet/add_all`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${old.token}` },
    body: JSON.stringify({ values_add: [{ name: 'Juno', sc_name: 'Python regius' }] }),
  });
  const file = await visit({ session: old }, async (page) => {
    await page.goto('/data');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download: Everything, with pictures' }).click();
    const download = await waiting;
    const path = join(temporaryFolder('zip'), download.suggestedFilename());
    await download.saveAs(path);
    return path;
  });
  expect(file).toMatch(/exuvia-\d{4}-\d\d-\d\d\.zip$/);
  await visit({ width: 'phone', session: fresh }, async (page) => {
    await page.goto('/data');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Import 1 pet' }).click();
    await page.getByText('1 pet was imported').waitFor();
    expect(await count(fresh.token)).toBe(1);
  });
});

test('an import that ends while the phone is without a network is told afterwards', async () => {
  const session = await register('Emil');
  const pets = [{ id: 1, name: 'Juno', sc_name: 'Python regius' }];
  const document = Buffer.from(JSON.stringify({ exuvia: 1, pets }));
  const expected = [/ERR_FAILED/];
  await visit({ width: 'phone', session, expected }, async (page) => {
    let asked = 0;
    await page.goto('/data');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'exuvia.json', mimeType: 'application/json', buffer: document });
    await page.getByRole('button', { name: 'Import 1 pet' }).waitFor();
    await page.route('**/api/data/import', async (route) => {
      if (route.request().method() === 'GET')
        return await (asked++ === 0 ? route.abort() : route.continue());
      await route.fetch();
      await route.fulfill({ json: { status: true, state: 'running', done: 0, total: 0 } });
    });
    await page.getByRole('button', { name: 'Import 1 pet' }).click();
    await page.getByText('1 pet was imported').waitFor();
    expect(asked).toBe(2);
  });
  expect(await count(session.token)).toBe(1);
});

async function choose(page: Page, name: string, content: Buffer): Promise<void> {
  const path = join(temporaryFolder('csv'), name);
  writeFileSync(path, content);
  await page.locator('input[type=file]').setInputFiles(path);
}

async function count(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server().origin}/api/pet/count`, { headers });
  return ((await response.json()) as { count2: number }).count2;
}
