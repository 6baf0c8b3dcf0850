import { afterEach, test } from 'bun:test';
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
