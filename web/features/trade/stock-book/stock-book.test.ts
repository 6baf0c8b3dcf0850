import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { pets } from '#src/db/schema.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { pageText, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

test('an animal that was imported shows the number that papers of its former installation name, and its tag', async () => {
  const app = createTestApp();
  const known = aPet(app.db, { name: 'Rosa', former_no: 14, tag: '7KQ2MX' });
  const born = aPet(app.db, { name: 'Here', tag: 'A00111' });
  await openScreen('/inventory/stock_book', { app, as: 3 });
  await settled(() => pageText().includes(`No. ${known}, formerly No. 14, #7KQ2MX, Rosa`));
  expect(pageText()).toContain(`No. ${born}, #A00111, Here`);
  await openScreen(`/inventory/proof?id=${known}`, { app, as: 3 });
  await settled(() => pageText().includes(`No. ${known}, formerly No. 14, #7KQ2MX, Rosa`));
});

test('an animal whose number is the one of its former installation has one number', async () => {
  const app = createTestApp();
  const pet = aPet(app.db, { name: 'Rosa', tag: '7KQ2MX' });
  app.db.update(pets).set({ former_no: pet }).run();
  await openScreen('/inventory/stock_book', { app, as: 3 });
  await settled(() => pageText().includes(`No. ${pet}, #7KQ2MX, Rosa`));
  await openScreen(`/inventory/proof?id=${pet}`, { app, as: 3 });
  await settled(() => pageText().includes(`No. ${pet}, #7KQ2MX, Rosa`));
});

test('the day on which an animal was typed in is not said to be since when it is kept', async () => {
  const app = createTestApp();
  aPet(app.db, { name: 'Rosa', kept_since: '2019-05-01', created: '2026-01-02T10:00:00.000Z' });
  aPet(app.db, { name: 'Emil', created: '2026-01-02T10:00:00.000Z' });
  await openScreen('/inventory/stock_book', { app, as: 3 });
  await settled(() => pageText().includes('Emil'));
  expect(pageText()).toContain('kept since 1 May 2019');
  expect(pageText()).toContain('entered on 2 Jan 2026');
  expect(pageText()).not.toContain('kept since 2 Jan 2026');
});
