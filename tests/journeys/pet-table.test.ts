import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { axe } from './axe.ts';
import { gone, type Session } from './browser.ts';
import { eventually } from './eventually.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { settled } from './settled.ts';

// The table of a keeper of 300: what is done with keys, the clipboard and the mouse in a real browser.

const { server, visit, register } = browserFixture();
const MANY = 300;

/** A keeper whose list is a table, by name. */
async function keeperOfMany(name: string) {
  const session = await register(name);
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?limit=3');
  const animals = Array.from({ length: MANY }, (_, at) => ({
    sc_name: rows[at % 3]?.sc_name,
    name: `Pet ${String(at + 1).padStart(3, '0')}`,
  }));
  await api.post('pet/add_all', { values_add: animals });
  const set = (conf_key: string, value: unknown) =>
    api.post('user_config/set', { conf_key, conf_val: JSON.stringify(value) });
  await set('pets_table', { look: 'table' });
  await set('pets_sort', { sort_by: 'name', asc: 'ASC' });
  const named = async () => {
    const list = await api.get('pet/table?sort=id');
    return list.rows as { id: number; name: string; gender: string; an_count: number }[];
  };
  return { session, api, named };
}

async function openTable(page: Page): Promise<void> {
  await page.goto('/pets');
  // the first one gets another name
  await cell(page, 'Pet 002', 'name').waitFor();
  await settled(page);
}

const line = (page: Page, name: string) =>
  page.locator('.pet-line').filter({ has: page.getByRole('link', { name, exact: true }) });
const cell = (page: Page, name: string, column: string) =>
  line(page, name).locator(`[data-column="${column}"]`);
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const isFocused = (page: Page, name: string, column: string) =>
  page.waitForFunction(
    ([wanted, key]) => {
      const now = document.activeElement;
      const isColumn = now instanceof HTMLElement && now.dataset['column'] === key;
      return isColumn && now.closest('tr')?.querySelector('a')?.textContent === wanted;
    },
    [name, column],
  );

const names = (rows: { name: string }[], ...at: number[]) =>
  at.map((one) => rows[one - 1]?.name ?? '');

describe('in the table of 300 animals', () => {
  let session: Session;
  let keeper: Awaited<ReturnType<typeof keeperOfMany>>;

  test('a name is edited by Enter and Tab, copied down, and taken back', async () => {
    keeper = await keeperOfMany('Tabea');
    session = keeper.session;
    const sexes = async () => (await keeper.named()).slice(0, 4).map((row) => row.gender);
    await visit({ session }, async (page) => {
      await openTable(page);
      expect(await axe(page)).toEqual([]);
      // only what is in sight is drawn, and the whole number is told
      expect(await page.locator('.pet-line').count()).toBeLessThan(80);
      const grid = page.getByRole('grid');
      expect(await grid.getAttribute('aria-rowcount')).toBe(String(MANY + 1));

      await cell(page, 'Pet 001', 'id').focus();
      await press(page, 'ArrowRight', 'Enter');
      const field = page.getByRole('textbox', { name: 'Name of Pet 001' });
      await field.waitFor();
      expect(await axe(page)).toEqual([]);
      await field.fill('Pet 001 A');
      await press(page, 'Tab');
      await page.getByRole('combobox', { name: 'Sex of Pet 001 A' }).waitFor();
      await press(page, 'f', 'Enter');
      await isFocused(page, 'Pet 002', 'gender');
      await eventually(async () => names(await keeper.named(), 1), ['Pet 001 A']);
      await eventually(async () => (await sexes())[0], 'f');
      await settled(page);

      // the sex of the first goes to the next two
      await cell(page, 'Pet 001 A', 'gender').focus();
      await press(page, 'Control+d', 'Control+d');
      await isFocused(page, 'Pet 003', 'gender');
      await eventually(sexes, ['f', 'f', 'f', 'other']);
      await settled(page);
      await press(page, 'Control+z');
      await line(page, 'Pet 003').getByText('0.0.1').waitFor();
      await eventually(sexes, ['f', 'f', 'other', 'other']);
      await settled(page);

      // Escape leaves a cell as it was
      await cell(page, 'Pet 005', 'name').focus();
      await press(page, 'F2');
      await page.getByRole('textbox', { name: 'Name of Pet 005' }).fill('Nobody');
      await press(page, 'Escape');
      await isFocused(page, 'Pet 005', 'name');
    });
  });

  test('a column of a spreadsheet is pasted after a look at what changes', async () => {
    const pasted = async () => names(await keeper.named(), 10, 11, 12);
    await visit({ session }, async (page) => {
      await openTable(page);
      await cell(page, 'Pet 010', 'name').focus();
      await page.evaluate(() => {
        const data = new DataTransfer();
        data.setData('text/plain', 'Ada\nPet 011\nBo\n');
        const paste = new ClipboardEvent('paste', {
          clipboardData: data,
          bubbles: true,
          cancelable: true,
        });
        document.activeElement?.dispatchEvent(paste);
      });
      const dialog = page.getByRole('dialog', { name: 'Change 2 cells?' });
      await dialog.getByText('Bo').waitFor();
      expect(await axe(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Change 2 cells' }).click();
      await page.getByText('2 cells changed').waitFor();
      await eventually(pasted, ['Ada', 'Pet 011', 'Bo']);
      await page.getByRole('button', { name: 'Undo' }).click();
      await line(page, 'Pet 010').waitFor();
      await eventually(pasted, ['Pet 010', 'Pet 011', 'Pet 012']);
    });
  });

  test('several are selected by Shift and by Ctrl and A, copied, archived and brought back', async () => {
    await visit({ session }, async (page) => {
      await openTable(page);
      await line(page, 'Pet 020').getByRole('checkbox').click();
      await line(page, 'Pet 024')
        .getByRole('checkbox')
        .click({ modifiers: ['Shift'] });
      await page.getByText('5 selected').waitFor();

      await cell(page, 'Pet 020', 'name').focus();
      const copied = await page.evaluate(() => {
        const data = new DataTransfer();
        const copy = new ClipboardEvent('copy', {
          clipboardData: data,
          bubbles: true,
          cancelable: true,
        });
        document.activeElement?.dispatchEvent(copy);
        return data.getData('text/plain');
      });
      const lines = copied.split('\n').map((text) => text.split('\t'));
      expect(lines[0]?.slice(0, 3)).toEqual(['No.', 'Name', 'Species']);
      expect(lines.map(([, name]) => name).slice(1)).toEqual(
        ['020', '021', '022', '023', '024'].map((no) => `Pet ${no}`),
      );

      await press(page, 'Control+a');
      await page.getByText(`${MANY} selected`).waitFor();
      await page.getByRole('button', { name: `More for ${MANY} pets` }).click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      const dialog = page.getByRole('dialog', { name: `Archive ${MANY} pets` });
      await dialog.getByRole('button', { name: 'Archive' }).click();
      await page.getByText(`${MANY} pets were archived`).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      // those that were in sight before, wherever that was
      await page.locator('.pet-line').first().waitFor();
      await eventually(async () => (await keeper.api.get('pet/count')).count1 as number, MANY);
    });
  });

  test('groups have their sums, and a second sort counts within the first', async () => {
    await visit({ session }, async (page) => {
      await openTable(page);
      await page.getByRole('button', { name: 'No groups' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'By species' }).click();
      await press(page, 'Escape');
      const heading = page.locator('.group').first();
      await heading.getByText('100 animals').waitFor();
      await page.getByRole('button', { name: 'Sex', exact: true }).click();
      await page.getByRole('button', { name: 'Name', exact: true }).click({ modifiers: ['Shift'] });
      await page.waitForURL(/sort=gender(%2C|,)name/);
      expect(await axe(page)).toEqual([]);
      await heading.getByRole('button', { name: /^Fold/ }).click();
      await page.getByRole('button', { name: /^Unfold/ }).waitFor();
    });
  });

  test('single keys move, select and record, with a preview beside the table where there is room', async () => {
    const conf_val = JSON.stringify({ look: 'table' });
    await keeper.api.post('user_config/set', { conf_key: 'pets_table', conf_val });
    await visit({ session }, async (page) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await openTable(page);
      const [, second, third] = (await keeper.named()).toSorted((a, b) =>
        a.name < b.name ? -1 : 1,
      );
      const preview = (name = '') => page.getByRole('complementary', { name: `Preview: ${name}` });
      await preview().waitFor();
      await press(page, 'j', 'j');
      await isFocused(page, second?.name ?? '', 'id');
      await press(page, 'j');
      await preview(third?.name).waitFor();
      expect(await axe(page)).toEqual([]);
      await preview().getByRole('button', { name: 'Animal before' }).click();
      await preview(second?.name).waitFor();
      await press(page, 'f');
      await page.getByRole('dialog', { name: new RegExp(second?.name ?? '') }).waitFor();
      await press(page, 'Escape');
      await gone(page.getByRole('dialog'));
      await press(page, 'x');
      await page.getByText('1 selected').waitFor();
      await press(page, 'e');
      await page.getByRole('heading', { level: 1, name: /Edit/ }).waitFor();
    });
  });

  test('a group starts its round', async () => {
    await visit({ session }, async (page) => {
      await openTable(page);
      await page.locator('.table-tools .dropdown > button').click();
      await page.getByRole('menuitemcheckbox', { name: 'By species' }).click();
      await press(page, 'Escape');
      await page
        .getByRole('button', { name: /^Start its round/ })
        .first()
        .click();
      await page.waitForURL(/feeding\/round/);
      await page
        .getByText(/1 of 100|100/)
        .first()
        .waitFor();
    });
  });
});
