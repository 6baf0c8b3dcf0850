import { afterEach, expect, test } from 'bun:test';
import { eq, gt } from 'drizzle-orm';
import { pets } from '#src/db/schema.ts';
import { addDays } from '#src/domain/days.ts';
import { today } from '#web/lib/today.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import {
  click,
  clickButton,
  eventually,
  field,
  fill,
  pageText,
  says,
  settled,
} from '#web/testing/screen.ts';

atDesk();
afterEach(closeScreen);

test('some animals of a group are archived with their reason, and come back', async () => {
  const app = createTestApp();
  const group = aPet(app.db, { name: 'Sac', an_count: 20 });
  const stored = () =>
    app.db
      .select({ an_count: pets.an_count, reason: pets.archive_reason })
      .from(pets)
      .where(gt(pets.uid, 1))
      .all();
  await openScreen(`/pets/details?id=${group}`, { app, as: 3 });
  await settled(says('Sac'));
  await clickButton('More');
  await clickButton('Archive');
  await settled(says('Archive Sac?'));
  expect(pageText()).toContain('Nothing is erased');
  await fill('How many of 20', '3');
  await settled(says('They get a record of their own in the archive.'));
  await click(() => field('Died'));
  await click(() => document.querySelector<HTMLElement>('dialog [type="submit"]'));
  await settled(says('Sac: 3 animals archived'));
  expect(stored()).toEqual([
    { an_count: 17, reason: null },
    { an_count: 3, reason: 'died' },
  ]);
  await settled(() => document.querySelector('.count-steps')?.textContent === '17');
  await clickButton('Undo');
  await eventually(() => expect(stored()).toEqual([{ an_count: 20, reason: null }]));
});

test('an animal that died in its molt is archived next, with that day', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Ada' });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton('Molt');
  await settled(() => field('Yesterday'));
  await click(() => field('Yesterday'));
  await click(() => document.querySelector('dialog summary'));
  await click(() => field('Died'));
  await click(() => document.querySelector<HTMLElement>('dialog [type="submit"]'));
  await settled(says('Archive Ada?'));
  expect(app.db.select().from(pets).where(eq(pets.id, id)).get()?.archived).toBe(0);
  await click(() => document.querySelector<HTMLElement>('dialog [type="submit"]'));
  await settled(says('Ada was archived'));
  // noted on the device first
  await eventually(() =>
    expect(app.db.select().from(pets).where(eq(pets.id, id)).get()).toMatchObject({
      ...{ archived: 1, archive_reason: 'died', archive_date: addDays(today(), -1) },
    }),
  );
});

test('an animal that is not kept any more names no plans', async () => {
  const app = createTestApp();
  const ids = ['Ada', 'Old'].map((name) => aPet(app.db, { name }));
  aPlan(app.db, { fp_name: 'Weekly crickets' }, ids);
  await app.as(3).put('pet/archive', { id: ids[1], reason: 'sold' });
  await openScreen(`/pets/details?id=${ids[0]}`, { app, as: 3 });
  await settled(says('Weekly crickets'));
  await openScreen(`/pets/details?id=${ids[1]}`, { app, as: 3 });
  await settled(says('Archived'));
  expect(pageText()).not.toContain('Weekly crickets');
});

test('all of a group and a single animal are archived as they are', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Ada' });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('Ada'));
  await clickButton('More');
  await clickButton('Archive');
  await settled(says('Archive Ada?'));
  expect(pageText()).not.toContain('How many of');
  await click(() => document.querySelector<HTMLElement>('dialog [type="submit"]'));
  await settled(says('Ada was archived'));
  await eventually(() =>
    expect(app.db.select().from(pets).where(eq(pets.id, id)).get()).toMatchObject({ archived: 1 }),
  );
});
