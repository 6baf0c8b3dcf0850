import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { field, fill, clickButton, click, pageText, says, settled } from '#web/testing/screen.ts';

withoutDevice();
afterEach(closeScreen);

/** The field stands there before the list behind it is loaded. */
const typable = () =>
  settled(() => field('Species').value !== '' && !field('Species').hasAttribute('readonly'));

const option = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
    one.textContent?.includes(text),
  ) ?? null;

test('a species that the list lacks is taken from the catalogue and gets an animal', async () => {
  const app = createTestApp();
  // Carl (4) may not edit species
  aPet(app.db, { uid: 4 });
  await openScreen('/pets/add', { app, as: 4 });
  await typable();
  await fill('Species', 'harpactyra atra');
  await settled(() => option('Harpactira atra') !== null);
  await click(() => option('Harpactira atra'));
  await settled(() => field('Species').value === 'Harpactira atra');
  await fill('Name', 'Atra');
  await clickButton('Save pet');
  await settled(says('Atra was added'));
  const { data } = await app.as(4).get('pet/list');
  expect(data.rows.map((row: { sc_name: string }) => row.sc_name)).toContain('Harpactira atra');
});

test('a number before the name is how many are added', async () => {
  const app = createTestApp();
  aPet(app.db, { uid: 4 });
  await openScreen('/pets/add', { app, as: 4 });
  await typable();
  await fill('Species', '5 x B. hamorii slings');
  await settled(() => option('hamorii') !== null && option('Acanthoscurria') === null);
  await click(() => option('Brachypelma hamorii'));
  await clickButton('Save 5 pets');
  // The form leaves for the list when all are stored: not in the middle of the next test.
  await settled(() => window.location.pathname === '/pets');
  expect((await app.as(4).get('pet/list')).data.count).toBe(6);
});

test('“0.1” before the name is one female', async () => {
  const app = createTestApp();
  aPet(app.db, { uid: 4, gender: 'm' });
  await openScreen('/pets/add', { app, as: 4 });
  await typable();
  await fill('Species', '0.1 B. hamorii');
  await settled(() => option('hamorii') !== null && option('Acanthoscurria') === null);
  await click(() => option('Brachypelma hamorii'));
  await fill('Name', 'Thekla');
  await clickButton('Save pet');
  await settled(says('Thekla was added'));
  expect((await app.as(4).get('pet/list', { search: 'Thekla' })).data.rows).toMatchObject([
    { gender: 'f', an_count: 1 },
  ]);
});

test('a species of the list is found by its German and its former name, once', async () => {
  const app = createTestApp();
  aPet(app.db, { uid: 4 });
  await openScreen('/pets/add', { app, as: 4 });
  await typable();
  await fill('Species', 'heimchen');
  await settled(() => option('Acheta domesticus') !== null);
  await fill('Species', 'haplopelma livid');
  await settled(() => option('Cyriopagopus lividus') !== null);
  expect(pageText()).toContain('(Haplopelma lividum)');
  await fill('Species', 'versicolor');
  await settled(() => option('Cyriocosmus versicolor') !== null);
  const shown = [...document.querySelectorAll('[role=option]')].map((one) => one.textContent);
  expect(shown.filter((text) => text?.includes('Caribena versicolor'))).toHaveLength(1);
});

test('a species that no list knows is added in place, and keeps what was typed before it', async () => {
  const app = createTestApp();
  await openScreen('/pets/add', { app, as: 2 });
  await settled(() => !field('Species').hasAttribute('readonly'));
  await fill('Species', '0.1 brachypelma sp. tuxtla');
  await settled(() => option('Add “brachypelma sp. tuxtla” to the list of species'));
  await click(() => option('Add “brachypelma sp. tuxtla”'));
  await settled(() => field('Scientific name').value === 'Brachypelma sp. tuxtla');
  // the type follows from the genus
  await settled(() => document.querySelector('.add-species input[value=tarantula]:checked'));
  await clickButton('Save species');
  await settled(says('Added Brachypelma sp. tuxtla'));
  await settled(() => field('Species').value === 'Brachypelma sp. tuxtla');
  await fill('Name', 'Tuxa');
  await clickButton('Save pet');
  await settled(says('Tuxa was added'));
  expect((await app.as(2).get('pet/list', { search: 'Tuxa' })).data.rows).toMatchObject([
    { sc_name: 'Brachypelma sp. tuxtla', an_type: 'tarantula', gender: 'f' },
  ]);
});

test('a species of an unknown genus asks for its type, and Enter sends no animal', async () => {
  const app = createTestApp();
  aPet(app.db, { uid: 2 });
  await openScreen('/pets/add', { app, as: 2 });
  await typable();
  await fill('Species', 'Neuus peruvianus');
  await settled(() => option('Add “Neuus peruvianus”'));
  await click(() => option('Add “Neuus peruvianus”'));
  // that of the animal before is not meant any more
  await settled(() => field('Species').value === '');
  const name = await settled(() => field('Scientific name'));
  name.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await settled(says('Choose an animal type'));
  await click(() => field('Spider'));
  await clickButton('Save species');
  await settled(() => field('Species').value === 'Neuus peruvianus');
});

test('a species that is added by its former name is offered by that of today', async () => {
  const app = createTestApp();
  await openScreen('/pets/add', { app, as: 2 });
  await settled(() => !field('Species').hasAttribute('readonly'));
  await fill('Species', 'Grammostola sp. north');
  await settled(() => option('Add “Grammostola sp. north”'));
  await click(() => option('Add “Grammostola sp. north”'));
  await settled(() => document.querySelector('.add-species input[value=tarantula]:checked'));
  await fill('Scientific name', 'Grammostola porteri');
  await clickButton('Save species');
  await settled(says('Grammostola porteri is an older name of Grammostola rosea'));
  await clickButton('Take Grammostola rosea');
  await settled(() => field('Species').value === 'Grammostola rosea');
  expect(document.querySelector('.add-species')).toBeNull();
});

test('who may not add species is offered none', async () => {
  const app = createTestApp();
  aPet(app.db, { uid: 4 });
  await openScreen('/pets/add', { app, as: 4 });
  await typable();
  await fill('Species', 'Neuus peruvianus');
  await settled(says('Nothing found'));
  expect(option('Neuus')).toBeNull();
});
