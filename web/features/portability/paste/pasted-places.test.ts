import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { clickButton, fill, pageText, says, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

test('what is written above lines as “Shelf left:” is the place of their animals', async () => {
  const app = createTestApp();
  const room = (await app.as(3).post('place/add', { name: 'Cellar', kind: 'room' })).data.id;
  await app.as(3).post('place/add', { name: 'Regal 2', kind: 'rack', parent_id: room });
  await openScreen('/pets/paste', { app, as: 3 });
  await fill('Your animals, a line each', 'Shelf left:\nGBB 0.1\nRegal 2:\nB. hamorii, sold\nOBT');
  await clickButton('Read the lines');
  await settled(says('PlaceShelf left'));
  expect(pageText()).toContain('PlaceCellar / Regal 2');
  await clickButton('Add 3 animals');
  await settled(says('3 animals were added'));
  const { rows } = (await app.as(3).get('pet/table')).data;
  const places = (rows as { name: string; place: string | null }[]).map(({ place }) => place);
  expect(places.toSorted()).toEqual(['Cellar / Regal 2', 'Shelf left']);
});
