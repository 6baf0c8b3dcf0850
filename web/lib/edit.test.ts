import { afterEach, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import {
  button,
  clickButton,
  dialogs,
  field,
  fill,
  heading,
  says,
  settled,
  textOf,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

/** The form is open here; another tab saves meanwhile. */
async function openedTwice(theirs: object) {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosalía', notes: 'calm' });
  await openScreen(`/pets/edit?id=${id}`, { app, as: 3 });
  await settled(() => field('Notes'));
  const read = async () => (await app.as(3).get(`pet/detail/${id}`)).data;
  const { rev } = await read();
  await app.as(3).put('pet/update', { id, if_rev: rev, ...theirs });
  return read;
}

test('what another tab changed stays when this one changes something else', async () => {
  const read = await openedTwice({ notes: 'bites' });
  await fill('Name', 'Rosa');
  await clickButton('Save changes');
  await settled(() => heading().startsWith('Rosa'));
  expect(await read()).toMatchObject({ name: 'Rosa', notes: 'bites' });
});

test.each([
  ['What is typed here', 'shy'],
  ['What is stored', 'bites'],
])('of a text that both changed both versions are shown: %s', async (side, notes) => {
  const read = await openedTwice({ notes: 'bites', gender: 'f' });
  await fill('Name', 'Rosa');
  await fill('Notes', 'shy');
  await clickButton('Save changes');
  const dialog = await settled(() => dialogs().at(-1));
  expect(textOf(dialog)).toContain('What is typed hereshyWhat is storedbites');
  expect(textOf(dialog)).not.toContain('Sex');
  expect(button('Save choice').disabled).toBe(true);
  field(new RegExp(`^${side}`)).click();
  await settled(() => !button('Save choice').disabled);
  await clickButton('Save choice');
  await settled(() => heading().startsWith('Rosa'));
  expect(await read()).toMatchObject({ name: 'Rosa', notes, gender: 'f' });
});

test('who cancels is back in the form, and nothing is stored', async () => {
  const read = await openedTwice({ notes: 'bites' });
  await fill('Notes', 'shy');
  await clickButton('Save changes');
  await settled(says('Changed elsewhere'));
  await clickButton('Cancel');
  await settled(() => dialogs().length === 0);
  expect(field('Notes').value).toBe('shy');
  expect((await read()).notes).toBe('bites');
});
