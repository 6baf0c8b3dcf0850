import { afterEach, expect, test } from 'bun:test';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
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
  textOf,
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

test('a line that names no place can be given one, and one that has left needs none', async () => {
  const app = createTestApp();
  await openScreen('/pets/paste', { app, as: 3 });
  await fill('Your animals, a line each', 'GBB 0.1\nOBT, sold');
  await clickButton('Read the lines');
  await clickButton('Change line 2');
  await settled(() => button('Done'));
  expect(document.querySelector('#line-2')?.textContent).not.toContain('Place');
  await clickButton('Done');
  await clickButton('Change line 1');
  await fill('Place', 'Cellar / Rack A');
  await clickButton('Done');
  await settled(says('PlaceCellar / Rack A'));
  await clickButton('Add 2 animals');
  await settled(says('2 animals were added'));
  expect(await placesOf(app)).toEqual([
    ['Cellar', 0],
    ['Cellar / Rack A', 1],
  ]);
});

test('where all of them stand can be said by keepers who have no place yet', async () => {
  const app = createTestApp();
  await openScreen('/pets/paste', { app, as: 3 });
  await fill(
    'Your animals, a line each',
    'Shelf left:\nGBB 0.1\nWeibchen\n\nSonst:\nOBT\nB. hamorii, sold',
  );
  await clickButton('Read the lines');
  await settled(() => !field('Where they stand').hasAttribute('readonly'));
  await fill('Where they stand', 'Cellar / Rack A');
  await click(() => option('New place “Cellar / Rack A”'));
  await settled(() => field('Where they stand').value === 'Cellar / Rack A');
  await clickButton('Add 3 animals');
  await settled(says('3 animals were added'));
  expect(await placesOf(app)).toEqual([
    ['Shelf left', 1],
    ['Cellar', 0],
    ['Cellar / Rack A', 1],
  ]);
});

const option = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
    (one) => textOf(one) === text,
  ) ?? null;

/** The paths of the places, and how many stand in each. */
async function placesOf(app: TestApp) {
  const { rows } = (await app.as(3).get('place/list')).data;
  return (rows as { path: string; count: number }[]).map(({ path, count }) => [path, count]);
}
