import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { click, button, clickButton, fill, says, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

test('a size that was read as another length is mended in its line', async () => {
  const app = createTestApp();
  await openScreen('/pets/paste', { app, as: 3 });
  await fill('Your animals, a line each', 'Brachypelma hamorii 9cm KL');
  await clickButton('Read the lines');
  await settled(says('Body length'));
  await click(() => button('Change line 1'));
  await fill('How it was measured', 'leg_span');
  await clickButton('Done');
  await settled(says('Leg span'));
  await clickButton('Add 1 animal');
  const pet = await settled(async () => (await app.as(3).get('pet/list')).data.rows[0]);
  const { rows } = (await app.as(3).get('pet/measurement/list', { id: pet.id })).data;
  expect(rows).toMatchObject([{ kind: 'leg_span', value: 9 }]);
});
