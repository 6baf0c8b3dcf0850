import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { formatDay } from '#web/lib/format.ts';
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

test('a size is shown with the day of the molt or the purchase that it is of', async () => {
  await openScreen('/pets/paste', { app: createTestApp(), as: 3 });
  const lines = 'B. hamorii 9cm, molted 3.8.2025\nGBB bought 4.9.2025 3cm\nG. rosea 12cm';
  await fill('Your animals, a line each', lines);
  await clickButton('Read the lines');
  await settled(says(`9 cm on ${formatDay('2025-08-03')}`));
  await settled(says(`3 cm on ${formatDay('2025-09-04')}`));
  expect(document.body.textContent).not.toContain('12 cm on');
});

test('a size in another unit is shown with what the line says of it', async () => {
  await openScreen('/pets/paste', { app: createTestApp(), as: 3 });
  await fill('Your animals, a line each', 'B. hamorii 3 inch\nGBB 2 1/2"\nG. rosea 12,5cm');
  await clickButton('Read the lines');
  await settled(says('7.62 cm (3 inch)'));
  await settled(says('6.35 cm (2 1/2")'));
  expect(document.body.textContent).not.toContain('12.5 cm (');
});
