import { afterEach, beforeEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { molts, species } from '#src/db/schema.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { addDays, dayOf } from '#src/domain/days.ts';
import { aPet, aPicture, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { button, click, pageText, says, settled } from '#web/testing/screen.ts';

atDesk();
beforeEach(() => localStorage.clear());
afterEach(closeScreen);

async function open(app: TestApp, an_type: AnimalType, path: 'details' | 'print' | 'picture') {
  app.db
    .update(species)
    .set({ an_type })
    .where(eq(species.sc_id, speciesId(app.db)))
    .run();
  const id = aPet(app.db, { name: 'Juno' });
  for (const [img_version, ago] of [3, 103].entries()) {
    const date_mt = addDays(dayOf(new Date()), -ago);
    const molt = { pet_id: id, date_mt, size: 120 - ago };
    const { molt_id } = app.db.insert(molts).values(molt).returning({ molt_id: molts.id }).get();
    aPicture(app.db, { id, img_version }, { day: date_mt, molt_id });
  }
  await openScreen(`/pets/${path}?id=${id}`, { app, as: 3 });
}

test('the page of a reptile speaks of sheds, also in its dialog and notice', async () => {
  await open(createTestApp(), 'reptile', 'details');
  await settled(says('shed 3d ago'));
  await settled(says('after 100 days'));
  expect(pageText().replaceAll('Brachypelma', '')).not.toMatch(/\bmolt/i);
  await click(() => button('Shed'));
  await settled(says('Shed of Juno'));
  expect(pageText()).toContain('Size after the shed');
  expect(pageText()).not.toMatch(/\bmolt/i);
  await click(() => button('Save shed'));
  await settled(says(/A shed on .* is noted already. Is this another one\?/));
  expect(pageText()).not.toMatch(/\bmolt/i);
  await click(() => button('Save as it is'));
  await settled(says('Juno: shed noted'));
});

test('its pictures are those of sheds', async () => {
  await open(createTestApp(), 'reptile', 'picture');
  await settled(says('2 of a shed.'));
  await settled(says('Shed, 117 cm'));
  expect(pageText()).not.toMatch(/\bmolt/i);
});

test('its sheet says so, too', async () => {
  await open(createTestApp(), 'reptile', 'print');
  await settled(says('Last shed'));
  expect(pageText()).not.toMatch(/\bmolt/i);
});

test('a tarantula molts', async () => {
  await open(createTestApp(), 'tarantula', 'details');
  await settled(says('molted 3d ago'));
  expect(pageText()).not.toMatch(/\bshed/i);
});
