import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import {
  clickButton,
  clickLink,
  dialogs,
  field,
  fill,
  heading,
  pageText,
  settled,
  textOf,
} from '#web/testing/screen.ts';

let app: TestApp;
beforeEach(() => void (app = createTestApp()));
afterEach(closeScreen);

const shows = (text: string) => settled(() => pageText().includes(text));
const said = () => textOf(dialogs().at(-1) as Element);

test('a country is added, found, renamed and deleted', async () => {
  await openScreen('/admin/countries', { app, as: 2 });
  await clickLink('Add country');
  await fill('Code', 'xw');
  await fill('Name', 'Wakanda');
  await clickButton('Add country');
  await settled(() => window.location.pathname === '/admin/countries');
  await fill('Search countries', 'wakan');
  await clickLink('Edit Wakanda');
  await settled(() => heading() === 'Edit Wakanda');
  expect(field('Code').hasAttribute('readonly')).toBe(true);
  await fill('Name', 'New Wakanda');
  await clickButton('Update country');
  await shows('Updated New Wakanda');
  await settled(() => window.location.pathname === '/admin/countries');
  await openScreen('/admin/country_edit?id=XW', { app, as: 2 });
  await clickButton('Delete country');
  await settled(() => said().includes('You can not restore it.'));
  await clickButton('Delete');
  await shows('Country was deleted');
  expect((await app.as(2).get('admin/countries/detail/XW')).status).toBe(404);
});

test('without code or name the form says so and sends nothing', async () => {
  await openScreen('/admin/country_add', { app, as: 2 });
  await fill('Code', 'XW');
  await clickButton('Add country');
  await settled(() => said().includes('Incomplete data (code, name)'));
});

test('a country in use stays, and the dialog says why', async () => {
  await openScreen('/admin/country_edit?id=MX', { app, as: 2 });
  await clickButton('Delete country');
  await settled(() => said().includes('Delete Mexico?'));
  await clickButton('Delete');
  await settled(() => said().includes('Error deleting country'));
  expect(said()).toContain("Mexico can't be deleted");
});

test('for a keeper the page does not exist', async () => {
  await openScreen('/admin/countries', { app, as: 3 });
  await shows('Page not found');
  expect(pageText()).not.toContain('Add country');
});
