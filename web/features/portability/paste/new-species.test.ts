import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { button, click, clickButton, fill, link, says, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

const list = 'Cyriocosmus sp. 3cm\nGBB 0.1\nCyriocosmus sp. 4cm';

const read = async (as: number) => {
  const app = createTestApp();
  await openScreen('/pets/paste', { app, as });
  await fill('Your animals, a line each', list);
  await clickButton('Read the lines');
  await settled(says('2 lines need you.'));
  return app;
};

test('a species that no list knows is added out of its line, for all lines that name it', async () => {
  const app = await read(2);
  expect(button('Add 3 animals').disabled).toBe(true);
  expect(button('Still open: lines 1 and 3').disabled).toBe(false);
  await clickButton('Add the species of line 1 to the list');
  await settled(says('For lines 1 and 3.'));
  // the type follows from the genus
  await clickButton('Save species');
  await settled(says('Added Cyriocosmus sp.'));
  await settled(() => !button('Add 3 animals').disabled);
  await clickButton('Add 3 animals');
  await settled(says('3 animals were added'));
  const { rows } = (await app.as(2).get('pet/list', { search: 'cyriocosmus' })).data;
  expect(rows).toMatchObject([
    { sc_name: 'Cyriocosmus sp.', an_type: 'tarantula' },
    { sc_name: 'Cyriocosmus sp.' },
  ]);
});

test('a species of an unknown genus asks for its type', async () => {
  await read(2);
  await clickButton('Add the species of line 3 to the list');
  await fill('Scientific name', 'Neuus sp. “Peru”');
  await clickButton('Save species');
  await settled(says('Choose an animal type'));
});

test('who may not add species asks for it, or leaves the line out', async () => {
  await read(3);
  await settled(() => link('Ask the administrator for this species'));
  await click(() => button('Leave out line 1'));
  await click(() => button('Leave out line 3'));
  await settled(() => !button('Add 1 animal').disabled);
});
