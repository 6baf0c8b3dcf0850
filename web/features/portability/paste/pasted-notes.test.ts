import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { clickButton, fill, says, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

test('a month without a day is noted as a keeper writes it', async () => {
  const app = createTestApp();
  await openScreen('/pets/paste', { app, as: 3 });
  await fill('Your animals, a line each', 'Brachypelma hamorii, last molt 02/26');
  await clickButton('Read the lines');
  await settled(says('molted Feb 2026'));
  await clickButton('Add 1 animal');
  const pet = await settled(async () => (await app.as(3).get('pet/list')).data.rows[0]);
  expect((await app.as(3).get(`pet/detail/${pet.id}`)).data.notes).toBe('molted Feb 2026');
});

test('a price without a day is shown and noted as the language of the keeper writes it', async () => {
  const app = createTestApp();
  await openScreen('/pets/paste', { app, as: 3 });
  await fill('Your animals, a line each', 'Brachypelma hamorii 7,50 €');
  await clickButton('Read the lines');
  await settled(says('€7.50'));
  await clickButton('Add 1 animal');
  const pet = await settled(async () => (await app.as(3).get('pet/list')).data.rows[0]);
  expect((await app.as(3).get(`pet/detail/${pet.id}`)).data.notes).toBe('Price €7.50');
});

test('a year alone is no day since when it is kept', async () => {
  await openScreen('/pets/paste', { app: createTestApp(), as: 3 });
  await fill('Your animals, a line each', 'Brachypelma hamorii, had her since 2009');
  await clickButton('Read the lines');
  const facts = await settled(() => document.querySelector('.paste-facts')?.textContent);
  expect(facts).toContain('had her, kept since 2009');
  expect(facts).not.toContain('Kept since');
});
