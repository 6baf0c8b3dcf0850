import { afterEach, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { click, link, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

test('how many are archived leads to them', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  aPet(app.db, { name: 'Juno' });
  await app.as(3).put('pet/archive', { id, archived: 1, reason: 'died', date: '2026-01-01' });
  await openScreen('/pets', { app, as: 3 });
  await click(() => link('1 archived.'));
  await settled(() => window.location.search === '?archived=true');
  await settled(() => document.querySelector('.pet-name a')?.textContent === 'Rosa');
  expect(document.querySelectorAll('.pet')).toHaveLength(1);
});
