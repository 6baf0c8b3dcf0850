import { afterEach, beforeEach, expect, test } from 'bun:test';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { molts, species } from '#src/db/schema.ts';
import { addDays, dayOf } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { clickButton, pageText, says, settled } from '#web/testing/screen.ts';
import { eq } from 'drizzle-orm';

// What pages of several animals say of molts: of reptiles that they shed, and of a mixed collection both.

atDesk();
withoutDevice();
beforeEach(() => localStorage.clear());
afterEach(closeScreen);

const names = ['Brachypelma hamorii', 'Grammostola pulchra'];

/** A keeper with an animal of each type that molted three times, the last time a few days ago. */
function keeperOf(types: readonly AnimalType[]): TestApp {
  const app = createTestApp();
  const today = dayOf(new Date());
  for (const [at, an_type] of types.entries()) {
    const sc_id = speciesId(app.db, names[at]);
    app.db.update(species).set({ an_type }).where(eq(species.sc_id, sc_id)).run();
    const pet_id = aPet(app.db, { name: `Animal ${at}`, sc_id });
    for (const ago of [3, 103, 203])
      app.db
        .insert(molts)
        .values({ pet_id, date_mt: addDays(today, -ago), size: 20 - ago / 100 })
        .run();
  }
  return app;
}

const cases = [
  { types: ['tarantula'], molts: 'Molts', filter: 'Just molted', days: 'No molt for' },
  { types: ['reptile'], molts: 'Sheds', filter: 'Just shed', days: 'No shed for' },
  {
    types: ['tarantula', 'reptile'],
    molts: 'Molts and sheds',
    filter: 'Just molted or shed',
    days: 'No molt or shed for',
  },
] as const;

test.each(cases)('statistics of $types', async ({ types, molts: said }) => {
  await openScreen('/pets/statistics', { app: keeperOf(types), as: 3 });
  await settled(says(`${said} by species`));
  expect(pageText()).toContain(`${said}by month`);
  if (types.length === 1)
    expect(pageText()).not.toMatch(types[0] === 'reptile' ? /molt/i : /shed\b/i);
});

test.each(cases)('the filters of a list of $types', async ({ types, filter, days }) => {
  await openScreen('/pets?fresh_molt=1', { app: keeperOf(types), as: 3 });
  await settled(says(filter));
  await clickButton(/^Filters/);
  await settled(says(days));
});
