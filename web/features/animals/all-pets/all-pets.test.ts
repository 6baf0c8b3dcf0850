import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import {
  button,
  clickButton,
  clickLink,
  field,
  fill,
  heading,
  link,
  settled,
  textOf,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

const names = () => [...document.querySelectorAll('.pet .pet-name a')].map(textOf).join(' ');

function threePets() {
  const app = createTestApp();
  aPet(app.db, { name: 'Rosa' });
  aPet(app.db, { name: 'Juno', uid: 4, sc_id: speciesId(app.db, 'Python regius') });
  aPet(app.db, { name: 'Zoe', archived: 1 });
  return app;
}

test('the newest come first; each other sort is remembered', async () => {
  const app = threePets();
  await openScreen('/admin/all_pets', { app, as: 2 });
  await settled(() => names() === 'Zoe Juno Rosa');
  const options = [...(field('Sort by') as HTMLSelectElement).options].map(({ text }) => text);
  expect(options).toEqual(['Species', 'Name', 'Feeding', 'Last molt or shed', 'Animal type', 'ID']);
  await fill('Sort by', 'name');
  await settled(() => names() === 'Zoe Rosa Juno');
  await clickButton('Descending');
  await settled(() => names() === 'Juno Rosa Zoe');
  await settled(() => button('Ascending'));
  expect(localStorage.getItem('exuvia.all-pets-sort')).toBe('{"sort_by":"name","asc":"ASC"}');
});

test('each card leads to the pet and to its keeper', async () => {
  await openScreen('/admin/all_pets', { app: threePets(), as: 2 });
  await settled(() => link('Juno').getAttribute('href') === '/pets/details?id=2');
  expect(link('Carl').getAttribute('href')).toBe('/admin/user_details?id=4');
});

test('a search and a user narrow the list, and the user is taken away again', async () => {
  await openScreen('/admin/all_pets?user=3', { app: threePets(), as: 2 });
  await settled(() => names() === 'Zoe Rosa');
  await settled(() => heading() === 'Pets of Berta');
  const crumbs = () => [...document.querySelectorAll('.crumbs li')].map(textOf);
  expect(crumbs()).toEqual(['Admin', 'All users', 'Pets of user']);
  await fill('Search all pets', 'o');
  await clickLink('Show all users');
  await settled(() => names() === 'Zoe Juno Rosa');
  expect(crumbs()).toEqual(['Admin', 'All pets']);
  await fill('Search all pets', 'python');
  await settled(() => names() === 'Juno');
});

test('pictures and short names are as the administrator prefers', async () => {
  await openScreen('/admin/all_pets', { app: threePets(), as: 2 });
  await settled(() => document.querySelector('.pet .plate'));
  await clickButton('View');
  const toggle = async (name: string) => (await settled(() => field(name))).click();
  await toggle('Pictures');
  await settled(() => document.querySelector('.pet .plate') === null);
  await toggle('Short species names');
  await settled(() => document.querySelector('.pet .sci')?.textContent === 'B. hamorii');
});
