import { afterEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { feedings, molts, species } from '#src/db/schema.ts';
import { addDays, dayOf } from '#src/domain/days.ts';
import { countDue } from '#src/features/catalogue/species-numbers/count-species.service.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { click, eventually, pageText, says, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

/** An animal that molts each hundred days and eats every week. */
function aLife({ db }: TestApp, uid: number, name: string): void {
  const today = dayOf(new Date());
  const id = aPet(db, { uid, name, an_count: 1, hatched: addDays(today, -600) });
  for (const n of [1, 2, 3, 4, 5])
    db.insert(molts)
      .values({ pet_id: id, date_mt: addDays(today, n * 100 - 520), size: 2 + n })
      .run();
  for (let n = 1; n <= 20; n++)
    db.insert(feedings)
      .values({
        ...{ pet_id: id, date_f: addDays(today, -7 * n), progress: 0, recorded: n },
        food: 'Dubia',
      })
      .run();
}

async function openSpecies(app: TestApp, uid: number | undefined) {
  const path = `/species/details?id=${speciesId(app.db)}`;
  await openScreen(path, uid === undefined ? { app } : { app, as: uid });
}

test('a species shows the keeper’s own animals among what the club knows', async () => {
  const app = createTestApp();
  for (const name of ['Ada', 'Bea', 'Cleo']) aLife(app, 3, name);
  aLife(app, 2, 'Of the administrator');
  aLife(app, 4, 'Of another keeper');
  await countDue(app.context);
  await openSpecies(app, 3);
  await settled(says('From 3 keepers, 5 animals and 20 gaps between molts'));
  for (const words of ['Gaps between molts', 'Growth by age', 'Usual food', 'every 7 days'])
    expect(pageText()).toContain(words);
  expect(pageText()).toContain('Ada');
  expect(pageText()).not.toContain('Of another keeper');
  const headings = [...document.querySelectorAll('main h2')].map((one) => one.textContent);
  expect(headings.indexOf('Your animals')).toBeLessThan(headings.indexOf('Gaps between molts'));
  expect(headings.indexOf('Usual rhythm')).toBeLessThan(headings.indexOf('Care sheet'));
});

test('reptiles shed', async () => {
  const app = createTestApp();
  const sc_id = speciesId(app.db);
  app.db.update(species).set({ an_type: 'reptile' }).where(eq(species.sc_id, sc_id)).run();
  for (const uid of [2, 3, 3, 3, 4]) aLife(app, uid, 'Ada');
  await countDue(app.context);
  await openSpecies(app, 3);
  await settled(says('5 animals and 20 gaps between sheds'));
  for (const words of ['Gaps between sheds', 'Fast before a shed'])
    expect(pageText()).toContain(words);
  expect(document.querySelector('main')?.textContent).not.toMatch(/\bmolt/i);
});

test('a species of too few keepers says so, and shows the keeper’s own records', async () => {
  const app = createTestApp();
  aLife(app, 3, 'Ada');
  await openSpecies(app, 3);
  await settled(says('appear with three keepers and five animals'));
  expect(pageText()).toContain('Growth by age');
});

test('visitors read the species without it', async () => {
  const app = createTestApp();
  await openSpecies(app, undefined);
  await settled(says('Care sheet'));
  expect(pageText()).not.toContain('keepers');
});

test('who stays out says so in the settings', async () => {
  const app = createTestApp();
  await openScreen('/profile/settings', { app, as: 3 });
  await click(() => document.querySelector<HTMLElement>('#club [role=switch]'));
  await eventually(async () => {
    const { data } = await app.as(3).get('user_config/get/club_numbers');
    expect(data.conf_val).toBe('0');
  });
  closeScreen();
  await openSpecies(app, 3);
  await settled(says('Your records stay out of it'));
});
