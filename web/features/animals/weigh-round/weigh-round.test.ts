import { afterEach, beforeEach, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import {
  button,
  click,
  clickButton,
  clickLink,
  eventually,
  heading,
  menuItem,
  says,
  settled,
} from '#web/testing/screen.ts';

withoutDevice();
beforeEach(() => localStorage.clear());
afterEach(closeScreen);

/** Three snakes, the first of which was weighed a week ago. */
async function threeSnakes() {
  const app = createTestApp();
  const sc_id = speciesId(app.db, 'Python regius');
  const [juno, otis, pip] = ['Juno', 'Otis', 'Pip'].map((name) => aPet(app.db, { name, sc_id }));
  await weighed(app, juno ?? 0, 7, 1400);
  return { app, juno: juno ?? 0, otis: otis ?? 0, pip: pip ?? 0 };
}

const weighed = (app: TestApp, id: number, ago: number, value: number) =>
  app
    .as(3)
    .post('pet/measurement/add', { id, date_ms: addDays(today(), -ago), kind: 'weight', value });

const stored = async (app: TestApp, id: number) =>
  (await app.as(3).get('pet/measurement/list', { id })).data.rows.map(
    (row: { value: number }) => row.value,
  );

async function type(keys: string) {
  for (const key of keys) await clickButton(key);
}

const at = (name: string) => settled(() => heading().startsWith(name));

test('one number after the other, with its change, and a summary at the end', async () => {
  const { app, juno, otis, pip } = await threeSnakes();
  await openScreen(`/pets/weigh?ids=${juno},${otis},${pip}`, { app, as: 3 });
  await at('Juno');
  await settled(says(/1400 g/));
  await type('1412');
  await settled(says('+12 g'));
  await clickButton('Save 1412 g');
  await at('Otis');
  await settled(says('Its first weight'));
  await type('98.5');
  await clickButton('Save 98.5 g');
  await at('Pip');
  await clickButton('Skip');
  await settled(says('Weigh the skipped ones'));
  expect(says('1412 g')() && says('98.5 g')()).toBe(true);
  expect(await stored(app, juno)).toEqual([1412, 1400]);
  expect(await stored(app, otis)).toEqual([98.5]);
  await clickButton('Weigh the skipped ones');
  await at('Pip');
});

test('the way out of weighing the animals of a place leads back to the place', async () => {
  const { app, juno } = await threeSnakes();
  const place = (await app.as(3).post('place/add', { name: 'Rack E', kind: 'rack' })).data.id;
  await app.as(3).put('pet/move', { ids: [juno], place_id: place });
  await openScreen(`/places/details?id=${place}`, { app, as: 3 });
  await clickButton('More for this place');
  await click(() => menuItem('Weigh them all'));
  await at('Juno');
  await clickLink('Leave the round');
  await settled(() => heading().startsWith('Rack E'));
});

test('what is hardly true is asked about, and never refused', async () => {
  const { app, juno } = await threeSnakes();
  await openScreen(`/pets/weigh?ids=${juno}`, { app, as: 3 });
  await at('Juno');
  await settled(says(/1400 g/));
  await type('14120');
  await clickButton('Save 14120 g');
  await settled(says('far more than last time'));
  expect(await stored(app, juno)).toEqual([1400]);
  await clickButton('Save 14120 g as it is');
  await eventually(async () => expect(await stored(app, juno)).toEqual([14120, 1400]));
});

test('undo takes the weight back and shows the animal with its number', async () => {
  const { app, juno, otis } = await threeSnakes();
  await openScreen(`/pets/weigh?ids=${juno},${otis}`, { app, as: 3 });
  await at('Juno');
  await type('1412');
  await clickButton('Save 1412 g');
  await at('Otis');
  await clickButton('Undo Juno');
  await at('Juno');
  expect(await stored(app, juno)).toEqual([1400]);
  await settled(() => button('Save 1412 g'));
});

test('goes on after a reload with those who were not weighed today', async () => {
  const { app, juno, otis } = await threeSnakes();
  await weighed(app, juno, 0, 1405);
  await openScreen(`/pets/weigh?ids=${juno},${otis}`, { app, as: 3 });
  await at('Otis');
  await settled(says('2 of 2'));
});

test('says when a weight falls and falls', async () => {
  const { app, juno } = await threeSnakes();
  for (const [ago, value] of [
    [21, 1420],
    [14, 1410],
  ])
    await weighed(app, juno, ago ?? 0, value ?? 0);
  await openScreen(`/pets/weigh?ids=${juno}`, { app, as: 3 });
  await at('Juno');
  await settled(says(/1400 g/));
  await type('1390');
  await settled(says('Down 3 times in a row since'));
});

test('what waits is said once, in the round', async () => {
  const { app, juno } = await threeSnakes();
  await openScreen(`/pets/weigh?ids=${juno}`, { app, as: 3 });
  await at('Juno');
  await settled(() => document.querySelector('.round .net-line'));
  // the keys come with the rest that is for every page of a keeper
  await settled(() => document.querySelectorAll('.net-line').length === 1);
});

test('without an animal it says where to begin', async () => {
  const { app } = await threeSnakes();
  await openScreen('/pets/weigh?ids=999', { app, as: 3 });
  await settled(says('Nobody to weigh'));
});

test('says at once what nothing can weigh, and asks nothing about it', async () => {
  const { app, juno } = await threeSnakes();
  await openScreen(`/pets/weigh?ids=${juno}`, { app, as: 3 });
  await at('Juno');
  await settled(says(/1400 g/));
  await type('600000');
  await settled(says('Write a number from 0.01 to 500000 g'));
  expect(button('Save').disabled).toBe(true);
  await clickButton('Delete the last digit');
  await settled(() => !says('Write a number')());
  await clickButton('Save 60000 g');
  await settled(says('far more than last time'));
  expect(await stored(app, juno)).toEqual([1400]);
});

test('asks about a snake that lost more than a quarter in a week', async () => {
  const { app, juno } = await threeSnakes();
  await openScreen(`/pets/weigh?ids=${juno}`, { app, as: 3 });
  await at('Juno');
  await settled(says(/1400 g/));
  await type('860');
  await clickButton('Save 860 g');
  await settled(says('far less than last time'));
  expect(await stored(app, juno)).toEqual([1400]);
});
