import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { paths } from '#web/paths.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { dialogs, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterEach(closeScreen);

test.each([
  ['an animal', paths.petDetails(1), 'Error loading pet data'],
  ['a place', paths.place(1), 'The places could not be loaded'],
  ['a plan', paths.planDetails(1), 'Error loading feeding plans'],
  ['a species', paths.speciesDetails(1), 'Error loading species data'],
  ['a sale', paths.saleDetails(1), 'Error loading sale'],
  ['a purchase', paths.purchaseDetails(1), 'Error loading purchase'],
  ['an account', paths.adminUserDetails(3), 'Error loading user detail'],
  ['an expo', paths.adminExpoDetails(1), 'Error loading expo log detail'],
])('the last crumb of %s that could not be loaded says so', async (_, path, said) => {
  const app = createTestApp();
  const open = openScreen(path, { app, as: 2 });
  serve(() => Response.json({ status: false, error: 'Broken', code: 'x' }, { status: 500 }));
  await open;
  await settled(() => dialogs().length > 0);
  const here = () => document.querySelector('.crumbs [aria-current]')?.textContent ?? '';
  await settled(() => here() !== '…');
  expect(here()).toBe(said);
});
