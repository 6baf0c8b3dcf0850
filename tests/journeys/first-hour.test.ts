import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { browserFixture } from './fixture.ts';
import { excess } from './layout-faults.ts';

// The first hour of somebody who knows nothing of Exuvia: from the landing page to printed labels of all animals.

const { visit } = browserFixture({ own: true });

const drawer = [
  'Females',
  "GBB 'Cyan' 13 cm, fed 2025-11-15",
  'Brachypelma hamorii 14 cm bought 2019-05-01 25 EUR fed 2025-11-14',
  'Grammostola pulchra 9cm molted 2025-06-03 fed 2025-11-10',
  'Males',
  'P. regalis sub bought 3/24 20EUR from Stuttgart',
  'Unsexed',
  '3x Chromatopelma cyaneopubescens slings 1.5cm fed 2025-11-16',
  '2x Tliltocatl albopilosus 3cm',
  'Harpactira atra 2cm',
  'Psalmopoeus irminia 4 cm fed 2025-11-12',
  'Pandinus imperator 12 cm',
  'Python regius 0.1 Juno 1.4kg',
  'Pogona vitticeps 1.0 Bert 312 g',
].join('\n');

test('from the landing page to the labels of fourteen animals on a phone', async () => {
  await visit({ width: 'phone' }, async (page) => {
    let taps = 0;
    const tap = async (target: ReturnType<Page['getByRole']>) => {
      taps += 1;
      await target.click();
    };
    await page.goto('/');
    await tap(page.getByRole('link', { name: 'Set up the first account' }).first());
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByLabel('Password', { exact: true }).fill('orange knees in the dark');
    await tap(page.getByRole('button', { name: 'Sign up' }));
    await page.getByRole('heading', { name: 'Add your first animals' }).waitFor();

    await tap(page.getByRole('link', { name: 'Paste a list' }));
    await page.getByRole('textbox', { name: 'Your animals, a line each' }).fill(drawer);
    await tap(page.getByRole('button', { name: 'Read the lines' }));
    await tap(page.getByRole('button', { name: 'Add 14 animals' }));
    await page.getByText('14 animals were added').waitFor();

    await tap(page.getByRole('link', { name: 'Today' }).last());
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    await tap(page.getByRole('link', { name: 'Add plan' }).first());
    await page.getByLabel('Name', { exact: true }).fill('All of them');
    await tap(page.getByRole('button', { name: 'All 14' }));
    await tap(page.getByRole('button', { name: 'Save plan' }));
    await page.waitForURL(/details/);
    // the animals are below two screens of other fields
    await page.getByRole('link', { name: 'Choose' }).click();
    const animals = page.getByRole('heading', { name: 'Animals in this plan' });
    await animals.waitFor();
    await page.waitForFunction(() => window.scrollY > 0);
    expect((await animals.boundingBox())?.y).toBeLessThan(100);
    await page.goBack();
    await page.getByRole('link', { name: 'Choose' }).waitFor();
    await tap(page.getByRole('link', { name: 'Today' }).last());
    await tap(page.getByRole('link', { name: 'Print labels' }).first());
    await tap(page.getByRole('link', { name: 'Print', exact: true }));
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await page.locator('.label-page').getByText('Cyan').first().waitFor();
    expect(taps).toBeLessThanOrEqual(12);
    expect(await excess(page)).toBe(0);

    await page.goto('/');
    await page.getByRole('heading', { name: 'Feeding plans' }).waitFor();
    await page.getByText('All of them').first().waitFor();
    expect(await page.getByRole('heading', { name: 'First steps' }).count()).toBe(0);
  });
});
