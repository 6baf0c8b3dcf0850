import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { clickButton, dialogTexts, field, fill, settled } from '#web/testing/screen.ts';

// A tablet is turned, or a window made narrow: the page is made of other parts then.

afterEach(closeScreen);

test('what is typed in a dialog stays, and the page follows once that is closed', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton('More');
  await clickButton('Event');
  await fill('What happened, or is planned', 'Closed the burrow');
  atDesk();
  await new Promise((done) => requestAnimationFrame(done));
  expect(field('What happened, or is planned').value).toBe('Closed the burrow');
  await clickButton('Save event');
  await settled(() => document.querySelector('.seven-actions'));
  expect(dialogTexts()).toEqual([]);
  const { rows } = (await app.as(3).get('pet/timeline', { id })).data;
  expect(rows).toMatchObject([{ event: 'Closed the burrow' }]);
});
