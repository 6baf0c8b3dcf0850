import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { pretendPlace } from '#web/testing/pretend-place.ts';
import { clickButton, fill, pageText, says, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

test('where months come before days, a pasted day without a year is read so', async () => {
  pretendPlace(['en-US', 'en'], 'America/Chicago');
  await openScreen('/pets/paste', { app: createTestApp(), as: 3 });
  await fill('Your animals, a line each', 'GBB 2" bought 9/12/25 $50');
  await clickButton('Read the lines');
  await settled(says('12 Sept 2025'));
});

test('the example of a list has a price in the keeper’s currency', async () => {
  const app = createTestApp();
  await app.as(3).post('user_config/set', { conf_key: 'display_currency', conf_val: '"USD"' });
  await openScreen('/pets/paste', { app, as: 3 });
  await settled(() => document.querySelector('textarea')?.placeholder.endsWith(' 20USD'));
});

test('a line of an animal that no list knows is asked for and not left out', async () => {
  await openScreen('/pets/paste', { app: createTestApp(), as: 3 });
  await fill('Your animals, a line each', '0.1 GBB\nZz unknown AF 4.5" "Velma"\nmore cork bark');
  await clickButton('Read the lines');
  await settled(says('Which species is it? No list knows this name.'));
  expect(pageText()).toContain('Add 2 animals');
  expect(pageText()).toContain('One line is left out');
});
