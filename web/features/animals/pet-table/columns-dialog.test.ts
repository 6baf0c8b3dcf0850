import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { click, clickButton, dialogs, settled, textOf, menuItem } from '#web/testing/screen.ts';

atDesk();

afterEach(closeScreen);

test.each([
  ['Shed', ['Python regius']],
  ['Molted', ['Brachypelma hamorii']],
  ['Last skin', ['Python regius', 'Brachypelma hamorii']],
])('the column of molts is called %s, as in the table', async (word, species) => {
  const app = createTestApp();
  for (const name of species) aPet(app.db, { sc_id: speciesId(app.db, name) });
  const conf_val = JSON.stringify({ look: 'table' });
  await app.as(3).post('user_config/set', { conf_key: 'pets_table', conf_val });
  await openScreen('/pets', { app, as: 3 });
  await clickButton('No groups');
  await click(() => menuItem('Columns'));
  const names = await settled(() => {
    const labels = [...(dialogs()[0]?.querySelectorAll('label') ?? [])].map(textOf);
    return labels.length > 0 && labels;
  });
  expect(names).toContain(word);
  const heads = [...document.querySelectorAll('th')].map(textOf);
  expect(heads.some((head) => head.startsWith(word))).toBe(true);
});
