import { beforeAll, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { axe } from './axe.ts';
import type { Session } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { papersOf } from './paper.ts';
import { settled } from './settled.ts';

// A keeper whose animals stand in a box each: by places the table has a heading for every animal.

const { server, visit, register } = browserFixture();
const MANY = 120;
let session: Session;

beforeAll(async () => {
  session = await register('Ivo');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?limit=1');
  const animals = Array.from({ length: MANY }, (_, at) => ({
    sc_name: rows[0]?.sc_name,
    name: `Pet ${String(at + 1).padStart(3, '0')}`,
    place: `Cellar / Rack ${(at % 3) + 1} / Shelf ${(at % 4) + 1} / Box ${at + 1}`,
  }));
  await api.post('pet/add_all', { values_add: animals });
  const set = (conf_key: string, value: unknown) =>
    api.post('user_config/set', { conf_key, conf_val: JSON.stringify(value) });
  await set('pets_table', { look: 'table', group: 'place' });
  await set('pets_sort', { sort_by: 'name', asc: 'ASC' });
});

async function openTable(page: Page): Promise<void> {
  await page.goto('/pets');
  await page.locator('.pet-line').first().waitFor();
  await settled(page);
}

test('animals in boxes are grouped by their room, rack or shelf', async () => {
  await visit({ session }, async (page) => {
    await openTable(page);
    const headings = page.locator('.group strong');
    await headings.filter({ hasText: 'Cellar / Rack 1 / Shelf 1 / Box 1' }).first().waitFor();
    const groupBy = async (name: string) => {
      await page.locator('.table-tools .dropdown > button').click();
      // its switches stand below each other, and it is as wide as the longest of them
      const menu = await page.locator('.table-tools .menu').boundingBox();
      expect(menu?.width).toBeLessThan(320);
      await page.getByRole('menuitemcheckbox', { name }).click();
      await page.keyboard.press('Escape');
    };
    await groupBy('By room');
    await headings.getByText('Cellar', { exact: true }).waitFor();
    await page.locator('.group').getByText(`${MANY} animals`).waitFor();
    await groupBy('By shelf');
    await headings.getByText('Cellar / Rack 1 / Shelf 1', { exact: true }).waitFor();
    await groupBy('By rack');
    await headings.getByText('Cellar / Rack 1', { exact: true }).waitFor();
    await page.locator('.group').first().getByText('40 animals').waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

test.each([1280, 1920])('all lines and columns are printed, from a window of %d', async (width) => {
  await visit({ session }, async (page) => {
    await page.setViewportSize({ width, height: 900 });
    await openTable(page);
    const drawn = await page.locator('.pet-line').count();
    const heads = await page.locator('.pet-grid thead button').allTextContents();
    const papers = await papersOf(await page.pdf({ preferCSSPageSize: true }));
    const words = papers.flatMap((paper) => paper.words);
    const numbers = words.filter(
      ({ text }, at) => /^\d{3}$/.test(text) && words[at - 1]?.text === 'Pet',
    );
    expect(numbers.map(({ text }) => text).toSorted()).toEqual(
      Array.from({ length: MANY }, (_, at) => String(at + 1).padStart(3, '0')),
    );
    for (const paper of papers) {
      expect(paper.width).toBeGreaterThan(paper.height);
      const edge = Math.max(...paper.words.map((word) => word.x + word.width));
      expect(edge).toBeLessThanOrEqual(paper.width - 9);
      const said = paper.words.map(({ text }) => text).join(' ');
      for (const head of heads) expect(said).toContain(head.trim());
    }
    // on the screen only those in sight are drawn again
    await page.waitForFunction(
      (most) => document.querySelectorAll('.pet-line').length <= most,
      drawn,
    );
  });
});

test('the printed table says what it was narrowed down by', async () => {
  const { rows } = await apiOf(server().origin, session).get('place/list');
  const rack = rows.find(({ path }: { path: string }) => path === 'Cellar / Rack 2');
  await visit({ session }, async (page) => {
    await page.goto(`/pets?place=${rack.id}&search=Pet`);
    await page.locator('.pet-line').first().waitFor();
    await page.getByRole('button', { name: /Remove.*Rack 2/ }).waitFor();
    await settled(page);
    expect(await page.locator('.filters-on-paper').isVisible()).toBe(false);
    const [paper] = await papersOf(await page.pdf({ preferCSSPageSize: true }));
    const said = paper?.words.map(({ text }) => text).join(' ');
    expect(said).toContain('Search: “Pet” · Place: Cellar / Rack 2');
  });
});
