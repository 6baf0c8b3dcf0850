import { beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { axe } from './axe.ts';
import type { Session } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { readCode } from './read-code.ts';

// What the administrator does in a real browser: backups, and an expo from its animals to the table.

const club = browserFixture({ env: { DEMO: '1' } });
const empty = browserFixture({ own: true });

describe('backups', () => {
  test('are made and downloaded without a terminal', async () => {
    await empty.visit({ session: ada }, async (page) => {
      await page.goto('/admin/system');
      await page.getByText('There is no backup yet.').first().waitFor();
      await page.getByRole('button', { name: 'Back up now' }).click();
      await page.getByText(/Backup made and verified: 0 pets/).waitFor();
      await page.getByText('Last backup').waitFor();
      await page.getByText('verified', { exact: true }).waitFor();
      const arriving = page.waitForEvent('download');
      await page.getByRole('button', { name: /^Download exuvia-/ }).click();
      const download = await arriving;
      expect(download.suggestedFilename()).toMatch(/^exuvia-.*\.tar$/);
      const bytes = readFileSync(await download.path());
      expect(bytes.subarray(0, 512).toString()).toContain('exuvia.db.gz');
    });
  });
});

describe('an expo', () => {
  test('is written from the animals, found by its code, and sold at the table', async () => {
    const session = await club.administrator();
    await club.visit({ width: 'phone', session }, async (page) => {
      await page.goto('/admin/expo_log_add');
      await page.getByLabel('Name', { exact: true }).fill('Meeting of today');
      await page.getByRole('button', { name: 'Add from your pets' }).click();
      const dialog = page.getByRole('dialog');
      const balfouri = dialog.getByRole('listitem').filter({ hasText: 'Monocentropus balfouri' });
      await balfouri.getByRole('checkbox').check();
      await balfouri.getByLabel(/^Price of/).fill('22.50');
      expect(await axe(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Add 1 line' }).click();
      await page.getByRole('button', { name: 'Add expo' }).click();
      await page.waitForURL('**/admin/expo_log_details?id=*');

      await page.goto('/admin/expo_log');
      const code = await page.getByRole('link', { name: 'QR code of the stock list' }).screenshot();
      expect(await readCode(code)).toBe(`${club.server().origin}/expo/current`);
      await page.getByRole('link', { name: 'Meeting of today', exact: true }).click();

      await page.getByRole('button', { name: /^Sold: 0\.0\.6 Monocentropus balfouri/ }).click();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Sell' }).click();
      await page.getByText('1 animal sold').waitFor();
      await page.getByRole('button', { name: /^Sold: 0\.0\.5 Monocentropus balfouri/ }).waitFor();
    });
    await club.visit({ width: 'phone' }, async (page) => {
      await page.goto('/expo/current');
      await page.getByRole('heading', { level: 1, name: 'Meeting of today' }).waitFor();
      const offered = page.getByRole('region', { name: 'Monocentropus balfouri' });
      await offered.getByText('0.0.5', { exact: true }).waitFor();
      await offered.getByText('€22.50').waitFor();
      expect(await axe(page)).toEqual([]);
    });
  });
});

let ada: Session;
beforeAll(async () => {
  ada = await empty.register('Ada');
});
