import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { invalidate } from '#web/lib/queries.ts';
import { paths } from '#web/paths.ts';
import { clickButton, dialogTexts, field, fill, says, settled } from '#web/testing/screen.ts';

// A record is deleted on another device while its form is open here.

withoutDevice();
afterEach(closeScreen);

async function openForm() {
  const app = createTestApp();
  const id = aPet(app.db);
  await openScreen(paths.pets(), { app, as: 3 });
  history.pushState(null, '', paths.petEdit(id));
  await settled(() => field('Notes'));
  return () => app.as(3).delete('pet/delete', { id });
}

test('what is typed stays below the word that it is gone, and is not stored', async () => {
  const remove = await openForm();
  await fill('Notes', 'Dug in');
  await remove();
  await invalidate([['pet']]);
  await settled(says('Pet not found'));
  expect(field('Notes').value).toBe('Dug in');
  await clickButton('Save changes');
  await settled(() => dialogTexts().at(-1)?.startsWith('Could not update pet'));
});

test('a form without anything typed goes', async () => {
  const remove = await openForm();
  await remove();
  await invalidate([['pet']]);
  await settled(says('Pet not found'));
  expect(() => field('Notes')).toThrow();
});
