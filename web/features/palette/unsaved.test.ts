import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { paths } from '#web/paths.ts';
import { clickButton, dialogTexts, field, fill, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

const input = () => document.querySelector<HTMLInputElement>('.pal-input');

async function findStatistics(): Promise<void> {
  await clickButton(/^Find or go to/);
  const typed = await settled(input);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(typed, 'statistics');
  typed.dispatchEvent(new Event('input', { bubbles: true }));
  await settled(() => document.querySelector('.pal-option')?.textContent?.includes('Statistics'));
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  typed.dispatchEvent(new KeyboardEvent('keydown', enter));
}

test('what is chosen asks before it leaves a form with something typed', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  await openScreen(paths.pets(), { app, as: 3 });
  history.pushState(null, '', paths.petEdit(id));
  await fill('Notes', 'Dug in');
  await findStatistics();
  await settled(() => dialogTexts().at(-1)?.startsWith('Leave without saving?'));
  await clickButton('Stay');
  await settled(() => dialogTexts().length === 0);
  expect(field('Notes').value).toBe('Dug in');
  await findStatistics();
  await clickButton('Leave');
  await settled(() => location.pathname === paths.statistics());
});
