import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import {
  click,
  clickButton,
  clickLink,
  dialogs,
  field,
  heading,
  pageText,
  settled,
  textOf,
} from '#web/testing/screen.ts';

let app: TestApp;

// Berta changes the one, the administrator the other.
beforeEach(async () => {
  app = createTestApp();
  app.db.update(users).set({ can_edit_sp: 1 }).where(eq(users.uid, 3)).run();
  await app.as(3).put('species/update', { sc_id: speciesId(app.db), humidity: 3 });
  const pulchra = speciesId(app.db, 'Grammostola pulchra');
  await app.as(2).put('species/update', { sc_id: pulchra, notes: 'Listed' });
});
afterEach(closeScreen);

const shows = (text: string) => settled(() => pageText().includes(text));

test('the administrator’s own changes are shown on request', async () => {
  await openScreen('/admin/spec_log', { app, as: 2 });
  await shows('Brachypelma hamorii');
  expect(pageText()).not.toContain('Grammostola pulchra');
  await click(() => field('Include admin changes') as HTMLElement);
  await shows('Grammostola pulchra');
  await settled(() => window.location.search === '?admin=true');
});

test('an entry is deleted after a question', async () => {
  await openScreen('/admin/spec_log', { app, as: 2 });
  await clickButton(/^Delete species log \d+\?$/);
  await settled(() => textOf(dialogs()[0] as Element).includes('You can not restore it.'));
  await clickButton('Delete');
  await shows('Species log was deleted');
  await shows('No species logs found');
});

test('a row leads to the change, field by field', async () => {
  await openScreen('/admin/spec_log?admin=true', { app, as: 2 });
  await clickLink('Grammostola pulchra');
  await settled(() => /^Change \d+$/.test(heading()));
  await shows('Listed');
  expect(pageText()).toContain('empty');
});

test('a species that was merged is not called deleted, in the list and in its entry', async () => {
  const [sc_id, into] = [speciesId(app.db), speciesId(app.db, 'Grammostola pulchra')];
  await app.as(3).post('species/merge', { sc_id, into });
  await openScreen('/admin/spec_log', { app, as: 2 });
  await shows('Merged into Grammostola pulchra');
  expect(pageText()).not.toContain('Deleted');
  await clickLink('Brachypelma hamorii');
  await settled(() => /^Change \d+$/.test(heading()));
  await shows('Merged into Grammostola pulchra');
  expect(pageText()).not.toContain('Deleted');
});

test('a deleted one says so', async () => {
  await openScreen('/species/log_details?id=999', { app, as: 4 });
  await shows('Species log not found');
});
