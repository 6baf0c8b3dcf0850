import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { chooseLanguage } from '#web/state/language.ts';
import {
  clickButton,
  clickLink,
  dialogTexts,
  dialogs,
  field,
  fill,
  heading,
  link,
  pageText,
  settled,
  textOf,
} from '#web/testing/screen.ts';

let app: TestApp;
let hamorii: number;

// Berta (3) may edit species, Carl (4) may not.
beforeEach(() => {
  app = createTestApp();
  app.db.update(users).set({ can_edit_sp: 1 }).where(eq(users.uid, 3)).run();
  hamorii = speciesId(app.db);
});
afterEach(closeScreen);

const shows = (text: string) => settled(() => pageText().includes(text));
const detail = async (id: number) => (await app.as(3).get(`species/detail/${id}`)).data;

test('the list answers while typing, with the animals one keeps', async () => {
  aPet(app.db, { uid: 4, an_count: 3 });
  await openScreen('/species', { app, as: 4 });
  await fill('Search species', 'redkn');
  await shows('3 kept');
  expect(pageText()).toContain('Brachypelma hamorii');
  await settled(() => window.location.search === '?search=redkn');
});

test('a visitor reads the list and finds no way to change it', async () => {
  await openScreen('/species?search=hamorii', { app });
  await shows('Brachypelma hamorii');
  expect(() => link('Add species')).toThrow();
  expect(() => link('Request a species')).toThrow();
});

test('the administrator finds every way to change the list, without the permission', async () => {
  await openScreen('/species', { app, as: 2 });
  await settled(() => link('Add species'));
  expect(() => link('Request a species')).toThrow();
  await closeScreen();
  await openScreen(`/species/details?id=${hamorii}`, { app, as: 2 });
  await settled(() => link('Write one'));
  expect(() => link('Edit')).not.toThrow();
});

test('what is not found can be asked for, and reaches the administrator', async () => {
  await openScreen('/species?search=Novum%20primum', { app, as: 4 });
  await shows('No species found');
  const ask = () => document.querySelector<HTMLElement>('.empty a[href*=request]');
  (await settled(ask)).click();
  await settled(() => field('Scientific name').value === 'Novum primum');
  await clickButton('Send request');
  await shows('Your request was sent to the administrator.');
  const { data } = await app.as(2).get('admin/contact_messages/list');
  expect(data.rows[0].message).toBe('Species request: Novum primum');
});

test('an editor adds a species and stands on its page', async () => {
  await openScreen('/species/add', { app, as: 3 });
  await clickButton('Save species');
  await shows('The scientific name is missing');
  expect(pageText()).toContain('Choose an animal type');
  await fill('Scientific name', 'Novum primum');
  (field('Tarantula') as HTMLInputElement).click();
  await fill('Common name', 'First of them');
  await clickButton('Save species');
  await settled(() => heading() === 'Novum primum');
  await shows('Added Novum primum');
});

test('a name that is there already is told at its field and nothing is lost', async () => {
  await openScreen('/species/add', { app, as: 3 });
  await fill('Scientific name', 'Brachypelma HAMORII');
  (field('Tarantula') as HTMLInputElement).click();
  await fill('Common name', 'Kept words');
  await clickButton('Save species');
  await shows('Brachypelma hamorii is in the list already');
  expect(dialogTexts()).toEqual([]);
  expect(document.activeElement).toBe(field('Scientific name'));
  expect(field('Common name').value).toBe('Kept words');
});

test.each(['/species/add', '/species/request'])(
  'a former name is refused in %s, which leads to the species that had it',
  async (page) => {
    await openScreen(page, { app, as: 3 });
    await fill('Scientific name', 'Grammostola  PORTERI');
    (field('Tarantula') as HTMLInputElement).click();
    await clickButton(page === '/species/add' ? 'Save species' : 'Send request');
    await shows('is an older name of Grammostola rosea');
    expect(document.activeElement).toBe(field('Scientific name'));
    const way = await settled(() => link('Go to Grammostola rosea'));
    expect(way.getAttribute('href')).toBe(
      `/species/details?id=${speciesId(app.db, 'Grammostola rosea')}`,
    );
  },
);

test('a keeper who may not edit is told so and led to the request form', async () => {
  await openScreen('/species/add', { app, as: 4 });
  await shows('You are not allowed to edit species');
  expect(() => field('Scientific name')).toThrow();
  await clickLink('Request a species');
  await settled(() => heading() === 'Request a species');
});

test('a renamed species keeps its old name unless that is ticked off', async () => {
  await openScreen(`/species/edit?id=${hamorii}`, { app, as: 3 });
  await fill('Scientific name', 'Brachypelma novum');
  await clickButton('Save changes');
  await settled(() => heading() === 'Brachypelma novum');
  await shows('Also known as');
  expect((await detail(hamorii)).synonyms).toEqual(['Brachypelma hamorii']);
});

test('a species in use can not be deleted, and the dialog says why', async () => {
  await openScreen(`/species/edit?id=${hamorii}`, { app, as: 3 });
  await clickButton('Delete species');
  await settled(() => textOf(dialogs()[0] as Element).includes('You can not restore it.'));
  await clickButton('Delete');
  await settled(() => textOf(dialogs().at(-1) as Element).includes("can't be deleted"));
  expect((await detail(hamorii)).sc_name).toBe('Brachypelma hamorii');
});

test('the title of the form has the name where the language puts it', async () => {
  await openScreen(`/species/edit?id=${hamorii}`, { app, as: 3 });
  await settled(() => heading() === 'Edit Brachypelma hamorii');
  await chooseLanguage('de');
  await settled(() => heading() === 'Brachypelma hamorii bearbeiten');
  expect(document.querySelector('h1 i')?.textContent).toBe('Brachypelma hamorii');
  await chooseLanguage('en');
});

test('a care sheet keeps its lists, and markup in it is text', async () => {
  const care_sheet = '# Climate\nWarm\n- one\n- two\n\n<img src=x onerror="alert(1)">';
  await app.as(3).put('species/update', { sc_id: hamorii, care_sheet });
  await openScreen(`/species/details?id=${hamorii}`, { app });
  await shows('onerror="alert(1)"');
  expect(document.querySelectorAll('.prose li')).toHaveLength(2);
  expect(document.querySelector('.prose h3')?.textContent).toBe('Climate');
  expect(document.querySelector('.prose img')).toBeNull();
});

test('the page of a species shows the own animals and how it was changed', async () => {
  aPet(app.db, { uid: 4, name: 'Frida' });
  aPet(app.db, { uid: 3, name: 'Emil' });
  await app.as(3).put('species/update', { sc_id: hamorii, humidity: 3 });
  await openScreen(`/species/details?id=${hamorii}`, { app, as: 4 });
  await shows('Frida');
  expect(pageText()).not.toContain('Emil');
  await shows('to Moist');
  await clickLink(/^Change \d+/);
  await settled(() => /^Change \d+$/.test(heading()));
  await shows('Berta');
  expect(pageText()).toContain('After');
});

test('a missing one says so', async () => {
  await openScreen('/species/details?id=999999', { app, as: 4 });
  await shows('Species not found');
  expect(dialogs()).toHaveLength(0);
});

test('the page says what the catalogue knows: adult size, appendix and German name', async () => {
  await openScreen(`/species/details?id=${hamorii}`, { app });
  await shows('Adult body length');
  expect(pageText()).toContain('about 7 cm');
  expect(pageText()).toContain('Appendix II');
  expect(pageText()).toContain('Mexikanische Rotknie-Vogelspinne');
});
