import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { click, button, clickButton, fill, says, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

test('what was eaten and who sold it are mended in the line, and stored where they belong', async () => {
  const app = createTestApp();
  await openScreen('/pets/paste', { app, as: 3 });
  await fill(
    'Your animals, a line each',
    'Brachypelma hamorii from Dave 14.9.2025 £18, fed 15.11.2025 roach',
  );
  await clickButton('Read the lines');
  await settled(says('Seller'));
  await click(() => button('Change line 1'));
  await fill('Feeder', '2 crickets');
  await fill('Seller', 'Dave’s Spiders');
  await clickButton('Done');
  await clickButton('Add 1 animal');
  const pet = await settled(async () => (await app.as(3).get('pet/list')).data.rows[0]);
  const feedings = (await app.as(3).get('pet/feeding/list', { id: pet.id })).data.rows;
  expect(feedings).toMatchObject([{ date_f: '2025-11-15', food: 'Cricket', amount: 2 }]);
  const purchases = (await app.as(3).get('purchases/list')).data.rows;
  expect(purchases).toMatchObject([{ date: '2025-09-14', seller: 'Dave’s Spiders', price: 18 }]);
});

test('a feeder in the plural is the one that the keeper has', async () => {
  const app = createTestApp();
  await app.as(3).post('pet/available_feeders/add', { food: 'Dubia roach' });
  await openScreen('/pets/paste', { app, as: 3 });
  await fill(
    'Your animals, a line each',
    'B. hamorii fed 15.11.2025 dubia roaches\nGBB fed 15.11.2025 2 crickets',
  );
  await clickButton('Read the lines');
  await clickButton('Add 2 animals');
  const feeders = await settled(async () => {
    const { rows } = (await app.as(3).get('pet/available_feeders')).data;
    return rows.length > 1 && rows;
  });
  expect(feeders.map(({ food }: { food: string }) => food).toSorted()).toEqual([
    'Cricket',
    'Dubia roach',
  ]);
});
