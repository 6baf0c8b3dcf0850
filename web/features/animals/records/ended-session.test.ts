import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { endSession } from '#web/state/session.ts';
import { logIn } from '#web/testing/log-in.ts';
import { click, clickButton, dialogs, field, fill, says, settled } from '#web/testing/screen.ts';

// A session is ended from another device while something is typed in a dialog, and the keeper logs in and opens it again.

afterEach(closeScreen);

async function opened(count = 1) {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa', an_count: count });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  return { app, id };
}

async function endAndLogIn(app: TestApp) {
  endSession({ isLeft: false });
  await settled(says('Log in to monitor your pets'));
  expect(dialogs()).toEqual([]);
  await logIn(app);
}

const value = async (label: string | RegExp) => (await settled(() => field(label))).value;

const more = () => click(() => document.querySelector('.record-bar [aria-haspopup=dialog]'));
const fieldsOf = {
  feeding: { open: () => clickButton('Fed'), typed: { 'How many': '3' } },
  molt: {
    open: () => clickButton('Molted'),
    typed: { 'Size after the molt': '4.5', Note: 'Under the bark' },
  },
  measurement: {
    open: () => more().then(() => clickButton('Measure')),
    typed: { Centimetres: '4.5' },
  },
  archiving: {
    open: () => clickButton('More').then(() => clickButton('Archive')),
    typed: { 'How many of 20': '3', Note: 'To Bea' },
  },
};

test.each(Object.entries(fieldsOf))('what was typed of a %s is there again', async (kind, one) => {
  const { app } = await opened(kind === 'archiving' ? 20 : 1);
  const typed = Object.entries(one.typed);
  await one.open();
  if (kind === 'feeding') await clickButton('Say how many');
  for (const [label, text] of typed) await fill(label, text);
  await endAndLogIn(app);
  await one.open();
  for (const [label, text] of typed)
    expect({ [label]: await value(label) }).toEqual({ [label]: text });
});

/** Two entries of one kind; something is typed in the dialog of the first. */
async function editing() {
  const { app, id } = await opened();
  const add = (date_ev: string, event: string) =>
    app.as(3).post('pet/events/add', { id, date_ev, event });
  await add('2026-01-05', 'Paired');
  await add('2026-01-03', 'Dug in');
  await closeScreen();
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  return { app, id };
}
const LABEL = 'What happened, or is planned';

test('what was typed of one entry is in the dialog of no other one', async () => {
  const { app, id } = await editing();
  await clickButton(/^Edit Event.*5 Jan/);
  await fill(LABEL, 'Paired once');
  await endAndLogIn(app);
  await clickButton(/^Edit Event.*3 Jan/);
  expect(await value(LABEL)).toBe('Dug in');
  await fill(LABEL, 'Dug in again');
  await click(() => document.querySelector<HTMLElement>('dialog [type="submit"]'));
  await settled(says('Dug in again'));
  const events = async () =>
    (await app.as(3).get('pet/events/list', { id })).data.rows.map(
      (row: { event: string }) => row.event,
    );
  expect((await events()).toSorted()).toEqual(['Dug in again', 'Paired']);
});
