import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { createFixture, failing } from '#web/testing/fixtures.ts';
import { clickButton, dialogs, settled, textOf } from '#web/testing/screen.ts';

withoutDevice();

afterEach(closeScreen);

test.each([
  {
    call: /dashboard\/feed/,
    title: 'Error loading feeding round',
    text: 'Could not load pets feeding progress',
  },
  { call: /pets_by_plan/, title: 'Error loading feeding plans', text: '' },
  { call: /assignable_pets/, title: 'Error loading pets', text: '' },
])('where $call fails, the round says "$title"', async ({ call, title, text }) => {
  await openScreen('/pets/feeding', { app: failing(await createFixture(), call), as: 3 });
  const said = textOf(await settled(() => dialogs()[0]));
  expect(said).toContain(`${title}${text}`);
  expect(said).not.toContain('dashboard');
  await clickButton('Close');
  // the page may still be rendering when its dialog is already there
  await settled(() => mainText().includes('Error loading feeding round'));
});

function mainText(): string {
  const main = document.querySelector('main');
  return main ? textOf(main) : '';
}
