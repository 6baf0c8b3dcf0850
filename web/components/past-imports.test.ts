import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { chooseLanguage } from '#web/state/language.ts';
import { clickButton, fill, says, settled } from '#web/testing/screen.ts';

afterEach(async () => {
  closeScreen();
  await chooseLanguage('en');
  localStorage.clear();
});

test('a pasted list is called so in the language of its reader, whatever it was added in', async () => {
  const app = createTestApp();
  const add = (file: string) =>
    app.as(3).post('pet/add_all', { values_add: [{ sc_name: 'Boa imperator', name: file }], file });
  await openScreen('/pets/paste', { app, as: 3 });
  await fill('Your animals, a line each', 'GBB 0.1');
  await clickButton('Read the lines');
  await clickButton('Add 1 animal');
  await settled(says('One animal was added'));
  await add('Eingefügte Liste');
  await add('list.csv');
  closeScreen();
  await openScreen('/pets/import', { app, as: 3 });
  await settled(says('list.csv'));
  const names = () =>
    [...document.querySelectorAll('button')].flatMap((one) => one.getAttribute('aria-label') ?? []);
  const named = (word: string) => names().filter((label) => label.startsWith(word));
  expect(named('Take back: ')).toEqual([
    'Take back: list.csv',
    'Take back: Pasted list',
    'Take back: Pasted list',
  ]);
  await chooseLanguage('de');
  await settled(() => named('Zurücknehmen: ').length === 3);
  expect(named('Zurücknehmen: ')).toEqual([
    'Zurücknehmen: list.csv',
    'Zurücknehmen: Eingefügte Liste',
    'Zurücknehmen: Eingefügte Liste',
  ]);
});
