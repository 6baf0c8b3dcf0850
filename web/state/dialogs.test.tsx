import { openPart } from '#web/testing/open-part.tsx';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { clickButton, dialogs, settled, textOf } from '#web/testing/screen.ts';
import { closeAllDialogs, confirm, showCause, showError } from './dialogs.ts';

let leave: () => void;
beforeEach(() => {
  leave = openPart(null);
});
afterEach(() => {
  closeAllDialogs();
  leave();
});

test('dialogs stack, and closing one removes the most recent', async () => {
  showError({ title: 'First', text: 'one' });
  showError({ title: 'Second', text: 'two', server: 'three', status: 409 });
  await settled(() => dialogs().length === 2);
  expect(textOf(dialogs()[1] as Element)).toBe('Secondtwothree Status: 409Close');
  await clickButton('Close');
  await settled(() => dialogs().length === 1);
  expect(textOf(dialogs()[0] as Element)).toBe('FirstoneClose');
});

test('a confirm gives back true when its button is pressed', async () => {
  const answer = confirm({ title: 'Reply?', button: 'Send E-Mail' });
  await clickButton('Send E-Mail');
  expect(await answer).toBe(true);
});

test('a confirm gives back false for Cancel, which has the focus', async () => {
  const answer = confirm({ title: 'Delete?', button: 'Delete', style: 'danger' });
  await settled(() => document.activeElement?.textContent === 'Cancel');
  await clickButton('Cancel');
  expect(await answer).toBe(false);
});

test('a confirm gives back false for the Escape key', async () => {
  const answer = confirm({ title: 'Delete?', button: 'Delete' });
  const dialog = await settled(() => dialogs()[0]);
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(await answer).toBe(false);
});

test('the same error is not shown twice', async () => {
  for (let n = 0; n < 3; n++) showError({ title: 'Error loading pets', status: 500 });
  showError({ title: 'Error loading pets', status: 503 });
  await settled(() => dialogs().length > 0);
  expect(dialogs()).toHaveLength(2);
});

test('what fails by one cause opens one dialog that names all, and the same cause later another', async () => {
  const cause = { server: 'No network', status: 0 };
  showCause({ title: 'Error loading pets', ...cause });
  showCause({ title: 'Error loading feeding plans', ...cause });
  showCause({ title: 'Error loading feeding plans', server: 'Broken', status: 500 });
  showCause({ title: 'Error loading dashboard', text: 'Could not load molts', ...cause });
  showCause({ title: 'Error loading pets', text: 'Could not load names', ...cause });
  showCause({ title: 'Error loading pets', ...cause });
  await settled(() => dialogs().length === 2);
  expect(textOf(dialogs()[0] as Element)).toBe(
    'Error loading petsError loading feeding plansError loading dashboard: Could not load moltsCould not load namesNo network Status: 0Close',
  );
  // The result of a user's action is reported, whatever else has failed.
  showError({ title: 'Error in feeding dialog', ...cause });
  await settled(() => dialogs().length === 3);
  closeAllDialogs();
  showCause({ title: 'Error loading feeding plans', ...cause });
  await settled(() => dialogs().length === 1);
});
