import { afterEach, beforeEach, expect, test } from 'bun:test';
import { aPaper } from '#src/testing/papers.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { button, says, settled } from '#web/testing/screen.ts';

atDesk();
beforeEach(() => localStorage.clear());
afterEach(closeScreen);

const labels = () => [...document.querySelectorAll('main dt')].map((dt) => dt.textContent);

test('a paper that says CITES stands among the facts of its animal', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  await aPaper(app, { pet_id: id }, 'Invoice');
  await aPaper(app, { pet_id: id }, 'CITES II, annex B');
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(() => labels().includes('CITES'));
  expect(button('CITES II, annex B').closest('dd')).not.toBeNull();
  expect(button('Save CITES II, annex B').closest('dd')).toBeNull();
});

test('other papers are none of its facts', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  await aPaper(app, { pet_id: id }, 'Invoice');
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('Invoice'));
  expect(labels()).not.toContain('CITES');
});
