import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { aPet } from '#src/testing/samples.ts';
import { paths } from '#web/paths.ts';
import { endSession } from '#web/state/session.ts';
import { logIn } from '#web/testing/log-in.ts';
import { clickButton, dialogs, field, fill, heading, says, settled } from '#web/testing/screen.ts';

// A session is ended from another device while a form is open, and the keeper logs in again.

afterEach(closeScreen);

async function typing() {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa', notes: '' });
  await openScreen(paths.petEdit(id), { app, as: 3 });
  await fill('Notes', 'Dug in');
  return { app, id };
}
const notes = async () => (await settled(() => field('Notes'))).value;
const detail = async (app: TestApp, id: number) => (await app.as(3).get(`pet/detail/${id}`)).data;

test('what was typed is there again, and only that', async () => {
  const { app, id } = await typing();
  endSession({ isLeft: false });
  await settled(says('Log in to monitor your pets'));
  await app.as(3).put('pet/update', { id, name: 'Rosalía', if_rev: 1 });
  await logIn(app);
  expect(await notes()).toBe('Dug in');
  await settled(() => field('Name').value === 'Rosalía');
  await clickButton('Save changes');
  await settled(() => heading().startsWith('Rosalía'));
  expect(await detail(app, id)).toMatchObject({ name: 'Rosalía', notes: 'Dug in' });
});

test('where another device changed the same field meanwhile, the keeper chooses', async () => {
  const { app, id } = await typing();
  endSession({ isLeft: false });
  await settled(says('Log in to monitor your pets'));
  await app.as(3).put('pet/update', { id, name: 'Rosalía', notes: 'Eats again', if_rev: 1 });
  await logIn(app);
  expect(await notes()).toBe('Dug in');
  await clickButton('Save changes');
  const question = await settled(() => dialogs()[0]);
  expect(question.textContent).toContain('Dug in');
  expect(question.textContent).toContain('Eats again');
  expect(question.textContent).not.toContain('Rosalía');
  expect(await detail(app, id)).toMatchObject({ name: 'Rosalía', notes: 'Eats again' });
});

test.each(['leaves', 'is another one'])('nothing of it where the keeper %s', async (how) => {
  const { app } = await typing();
  endSession({ isLeft: how === 'leaves' });
  await settled(says('Log in to monitor your pets'));
  await logIn(app, how === 'leaves' ? 3 : 4);
  if (how === 'leaves') expect(await notes()).toBe('');
  else await settled(says('Pet not found'));
});
