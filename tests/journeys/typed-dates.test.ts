import { expect, test } from 'bun:test';
import { apiOf } from './keeper-api.ts';
import { eventually } from './eventually.ts';
import { browserFixture } from './fixture.ts';

const { server, visit, register } = browserFixture();

test('a date can be typed, and a half typed one is never stored', async () => {
  const session = await register('Berta');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?limit=1');
  const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Ada' });

  await visit({ session }, async (page) => {
    await page.goto(`/pets/details?id=${id}`);
    await page.getByRole('button', { name: 'Fed', exact: true }).click();
    await page.getByRole('radio', { name: 'Other day' }).check();
    const date = page.locator('input[type=date]');
    await date.fill('2025-03-09');

    await date.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight'); // day, month, year
    await page.keyboard.type('2024', { delay: 20 });
    expect(await date.inputValue()).toBe('2024-03-09');

    await page.keyboard.press('Backspace');
    expect(await date.inputValue()).toBe('');
    await date.blur();
    expect(await date.inputValue()).toBe('2024-03-09');

    await page.getByRole('button', { name: 'Save feeding' }).click();
    await page.getByText('Ada: fed').waitFor();
    // what was noted leaves this device only while the page is open
    await eventually(async () => {
      const fed = await api.get(`pet/feeding/list?id=${id}`);
      return fed.rows.map((row: { date_f: string }) => row.date_f);
    }, ['2024-03-09']);
  });
});
