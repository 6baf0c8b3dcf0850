import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import {
  button,
  click,
  clickButton,
  field,
  fill,
  pageText,
  says,
  settled,
} from '#web/testing/screen.ts';

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

test('whether “Regal A” is the “Rack A” that is there is asked once, and the answer holds for all its lines', async () => {
  const app = createTestApp();
  await app.as(3).post('place/add', { name: 'Rack A', kind: 'rack' });
  await openScreen('/pets/paste', { app, as: 3 });
  await fill('Your animals, a line each', 'Regal A:\nGBB 0.1\nRegal A / 2:\nOBT\nRegal B:\nGBB');
  await clickButton('Read the lines');
  await settled(says('Is “Regal A” your place “Rack A”?'));
  expect(button('Add 3 animals').disabled).toBe(true);
  await clickButton('Still open: which place is meant');
  expect(document.activeElement).toBe(field('Yes, the same'));
  await click(() => field('Yes, the same'));
  await settled(says('PlaceRack A / 2'));
  expect(pageText()).not.toContain('Still open');
  await clickButton('Add 3 animals');
  await settled(says('3 animals were added'));
  const { rows } = (await app.as(3).get('place/list')).data;
  const kept = (rows as { path: string; kind: string; count: number }[]).map(
    ({ path, kind, count }) => [path, kind, count],
  );
  expect(kept).toEqual([
    ['Rack A', 'rack', 1],
    ['Rack A / 2', 'shelf', 1],
    ['Regal B', 'rack', 1],
  ]);
});
