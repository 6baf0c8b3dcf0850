import { expect, test } from 'bun:test';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { excess } from './layout-faults.ts';

// New animals are typed in by hand, where there is no network either.

const { server, visit, register } = browserFixture();

test('on a phone five slings that were fed and one bought female take two forms', async () => {
  const session = await register('Ada');
  const api = apiOf(server().origin, session);
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto('/pets');
    await page.getByRole('link', { name: 'Add pet' }).click();
    await page.getByRole('combobox', { name: 'Species' }).fill('hamor');
    await page
      .getByRole('option', { name: /Brachypelma hamorii/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'How many' }).fill('5');
    const fold = (name: string) => page.locator('summary', { hasText: name });
    await fold('Size').click();
    await page.getByRole('textbox', { name: 'Size now' }).fill('1.5');
    await page.getByRole('textbox', { name: 'Last molt' }).fill('2 weeks ago');
    await page.getByText('Understood:').waitFor();
    await fold('Last fed').click();
    await page
      .getByRole('group', { name: 'Last fed' })
      .getByRole('button', { name: 'Today' })
      .click();
    expect(await excess(page)).toBe(0);
    await page.getByRole('button', { name: 'Save and next' }).click();
    await page.getByText('5 pets were added').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Rosa');
    await page.getByRole('radio', { name: 'Female' }).check();
    await fold('Since when').click();
    await page.getByRole('textbox', { name: 'Kept since' }).fill('3/24');
    await fold('Bought').click();
    await page.getByRole('textbox', { name: 'Price' }).fill('40');
    await page.getByRole('button', { name: 'Save pet' }).click();
    await page.getByRole('heading', { name: /^Rosa/ }).waitFor();
  });
  const { rows } = await api.get('pet/list?limit=100&sort_by=name');
  expect(rows.map(({ name }: { name: string }) => name)).toEqual([
    ...[1, 2, 3, 4, 5].map((n) => `B. hamorii ${n}`),
    'Rosa',
  ]);
  for (const sling of rows.slice(0, 5))
    expect(sling).toMatchObject({ size: 1.5, mmt: expect.any(String), date_f: expect.any(String) });
  const { data: rosa } = await api.get(`pet/detail/${rows[5].id}`);
  expect(rosa).toMatchObject({
    kept_since: '2024-03-01',
    origin: { price: 40, date: '2024-03-01' },
  });
});
