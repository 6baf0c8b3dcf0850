import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { clickButton, fill, says, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

const read = async (list: string, app = createTestApp()) => {
  await openScreen('/pets/paste', { app, as: 3 });
  await fill('Your animals, a line each', list);
  await clickButton('Read the lines');
  await settled(says('Grammostola'));
  return app;
};

test('a line with a former name comes in under that of today, and says so', async () => {
  const app = await read('Grammostola porteri 0.1 12cm\nG. porteri\nG. rosea\nrose hair 5cm');
  await settled(says('Grammostola rosea (formerly Grammostola porteri)'));
  // neither the name of today nor a nickname was ever that of the line
  expect(document.body.textContent.split('formerly Grammostola porteri')).toHaveLength(3);
  await clickButton('Add 4 animals');
  await settled(says('4 animals were added'));
  const { rows } = (await app.as(3).get('pet/list')).data;
  expect(rows.map((row: { sc_name: string }) => row.sc_name)).toEqual(
    Array<string>(4).fill('Grammostola rosea'),
  );
});

test('a former name that a species of the list has of today is that species', async () => {
  const app = createTestApp();
  app.db.$client.run(`DELETE FROM species_synonyms WHERE sc_name = 'Grammostola porteri'`);
  await app.as(2).post('species/add', { an_type: 'tarantula', sc_name: 'Grammostola porteri' });
  await read('Grammostola porteri 0.1 12cm', app);
  expect(document.body.textContent).not.toContain('formerly');
  await clickButton('Add 1 animal');
  await settled(says('One animal was added'));
  expect((await app.as(3).get('pet/list')).data.rows).toMatchObject([
    { sc_name: 'Grammostola porteri' },
  ]);
});
