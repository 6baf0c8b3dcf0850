import { afterEach, beforeEach, expect, test } from 'bun:test';
import { molts } from '#src/db/schema.ts';
import { addDays, dayOf } from '#src/domain/days.ts';
import { countDue } from '#src/features/catalogue/species-numbers/count-species.service.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { atDesk } from '#web/testing/dom.ts';
import { failing } from '#web/testing/fixtures.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { click, field, pageText, says, settled } from '#web/testing/screen.ts';

atDesk();
beforeEach(() => localStorage.clear());
afterEach(closeScreen);

const OFFER = 'Behind it the usual size in the club';

/** An animal of nearly two years that molts each hundred days. */
function grows({ db }: TestApp, uid: number, hatched: 'known' | 'unknown' = 'known'): number {
  const today = dayOf(new Date());
  const id = aPet(db, { uid, hatched: hatched === 'known' ? addDays(today, -600) : null });
  for (const n of [1, 2, 3, 4, 5])
    db.insert(molts)
      .values({ pet_id: id, date_mt: addDays(today, n * 100 - 520), size: uid + n })
      .run();
  return id;
}

const bands = () => document.querySelectorAll('.growth path.club-span').length;

/** The keeper's animal, among four of two others. */
async function aClub(app: TestApp): Promise<number> {
  const id = grows(app, 3);
  for (const uid of [2, 2, 4, 4]) grows(app, uid);
  await countDue(app.context);
  return id;
}

test('the usual size in the club is drawn behind the curve where that is wanted', async () => {
  const app = createTestApp();
  const id = await aClub(app);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says(OFFER));
  expect(bands()).toBe(0);
  expect(pageText()).not.toContain('In the club');
  await click(() => field(OFFER));
  await settled(() => bands() === 1);
  expect(pageText()).toContain('at this age, half of the club’s animals are of this size');
  const heads = [...document.querySelectorAll('.growth .as-table th')].map((th) => th.textContent);
  expect(heads.at(-1)).toBe('In the club');
  expect(document.querySelector('.growth .as-table tbody')?.textContent).toMatch(/\d cm to \d/);
  await click(() => field(OFFER));
  await settled(() => bands() === 0);
});

test('it is offered neither for an animal whose age nobody knows nor by a small club', async () => {
  const app = createTestApp();
  await aClub(app);
  const id = grows(app, 3, 'unknown');
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('the other one of its species'));
  expect(pageText()).not.toContain(OFFER);
  closeScreen();

  const alone = createTestApp();
  const [own] = [grows(alone, 3), grows(alone, 3)];
  await countDue(alone.context);
  await openScreen(`/pets/details?id=${own}`, { app: alone, as: 3 });
  await settled(says('the other one of its species'));
  expect(pageText()).not.toContain(OFFER);
});

test('what can’t be loaded says so where it is wanted', async () => {
  const app = createTestApp();
  const id = await aClub(app);
  await openScreen(`/pets/details?id=${id}`, { app: failing(app, /species\/club/), as: 3 });
  await settled(says(OFFER));
  expect(pageText()).not.toContain('Error loading the numbers of the club');
  await click(() => field(OFFER));
  await settled(says('Error loading the numbers of the club'));
  expect(bands()).toBe(0);
});
