import { afterEach, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { says, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

test('what was bought in another year has its year', async () => {
  const app = createTestApp();
  const date = `${addDays(today(), -800).slice(0, 4)}-06-01`;
  const pet_id = aPet(app.db, { name: 'Rosa' });
  await app.as(3).post('purchases/add', { pet_id, date, price: 30, currency: 'EUR' });
  await openScreen('/inventory', { app, as: 3 });
  await settled(says(`Bought 1 Jun ${date.slice(0, 4)}`));
});

test('a price that nobody gave is shown as no amount', async () => {
  const app = createTestApp();
  const date = addDays(today(), -3);
  // the day of the purchase alone, as a list has it
  const row = { sc_name: 'Brachypelma hamorii', name: 'Rosa', purchase: { date } };
  expect((await app.as(3).post('pet/add_all', { values_add: [row] })).status).toBe(200);
  await app.as(3).post('purchases/add', { custom_text: 'Lamp', date, price: 12, currency: 'EUR' });
  await openScreen('/inventory', { app, as: 3 });
  await settled(says('−€12.00'));
  const recent = document.querySelector('[aria-label="Last entries"]')?.textContent ?? '';
  expect(recent).toContain('Brachypelma hamorii Bought');
  expect(recent).not.toContain('0.00');
  await closeScreen();
  await openScreen('/inventory/purchase', { app, as: 3 });
  await settled(says('€12.00'));
  const listed = document.querySelector('table')?.textContent ?? '';
  expect(listed).toContain('Brachypelma hamorii');
  expect(listed).not.toContain('0.00');
  await closeScreen();
  await openScreen('/inventory/purchase/details?id=1', { app, as: 3 });
  await settled(says(/Price\s*none/));
});
