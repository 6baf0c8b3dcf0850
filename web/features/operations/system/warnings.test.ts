import { afterEach, expect, test } from 'bun:test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { clickButton, link, pageText, says, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

/** An installation whose last backup holds less than the one before. */
function anApp() {
  const app = createTestApp();
  const folder = join(app.config.dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const faults = [{ code: 'fewer_records', kind: 'pets', count: 2 }];
  const content = { counts: {}, deletions: {}, checked: false, faults };
  writeFileSync(join(folder, 'exuvia-2026-03-10T03-00-00Z.json'), JSON.stringify(content));
  writeFileSync(join(folder, 'exuvia-2026-03-10T03-00-00Z.tar'), 'x');
  return app;
}

test('the administrator’s first page leads to what is wrong, a keeper’s says nothing', async () => {
  const app = anApp();
  await openScreen('/', { app, as: 2 });
  await settled(() => link('Something in this installation needs attention'));
  await closeScreen();
  await openScreen('/', { app, as: 3 });
  await settled(() => pageText().includes('Add your first animal'));
  expect(pageText()).not.toContain('needs attention');
});

test('the page of the administration says what is wrong, and leads to where it is mended', async () => {
  await openScreen('/admin', { app: anApp(), as: 2 });
  const said =
    'The last backup lacks 2 of the pets that the one before has, though nobody deleted them. The one before is kept.';
  await settled(() => link(said));
  expect(link(said)?.getAttribute('href')).toBe('/admin/system');
});

test('an intended drop in records is confirmed, after a question', async () => {
  await openScreen('/admin/system', { app: anApp(), as: 2 });
  await settled(() => pageText().includes('2 of the pets that the one before has'));
  await settled(() => pageText().includes('with a warning'));
  await clickButton('That is right');
  await settled(() => pageText().includes('Is what is there now right?'));
  await clickButton('That is right'); // of the question, which is on top
  await settled(() => !pageText().includes('2 of the pets that the one before has'));
});

test('an archive that does not say what it holds is of an older version, not of a night', async () => {
  const app = anApp();
  const folder = join(app.config.dataDir, 'backups');
  writeFileSync(join(folder, 'exuvia-2025-11-27T08-50-04Z.tar'), 'x');
  await openScreen('/admin/system', { app, as: 2 });
  await settled(says('by itself, exuvia-2026-03-10T03-00-00Z.tar'));
  await settled(says('of an older version, exuvia-2025-11-27T08-50-04Z.tar'));
});

test('without https the system page says what to set, and offers no device a file that is not there', async () => {
  await openScreen('/admin/system', { app: createTestApp(), as: 2 });
  await settled(says(/HTTPS=home in \.env changes that/));
  expect(pageText()).not.toContain('A safe line for each device');
  await closeScreen();
  const app = createTestApp({ env: { PUBLIC_URL: 'https://club.example.org' } });
  await openScreen('/admin/system', { app, as: 2 });
  await settled(says('https://club.example.org'));
  expect(pageText()).not.toMatch(/safe line|HTTPS=home/);
});
