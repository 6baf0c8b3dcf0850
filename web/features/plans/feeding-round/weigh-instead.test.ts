import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { paths } from '#web/paths.ts';
import { settled, textOf } from '#web/testing/screen.ts';

const today = dayOf(new Date());

afterEach(closeScreen);

/** Two snakes in a plan, of which one was fed today. */
async function twoSnakes() {
  const app = createTestApp();
  const sc_id = speciesId(app.db, 'Python regius');
  const [fed = 0, due = 0] = ['Monty', 'Nagini'].map((name) => aPet(app.db, { name, sc_id }));
  const fp_id = aPlan(app.db, { fp_start: today }, [fed, due]);
  await app.as(3).post('pet/feeding/feed', { id: fed, date_f: today, food: 'Mouse', progress: 0 });
  return { app, fp_id, fed, due };
}
const weighs = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="weigh"]')].map((link) => [
    textOf(link),
    link.getAttribute('href'),
  ]);

test('“Weigh them all” of a plan is all of its animals, also who is not due', async () => {
  const { app, fp_id, fed, due } = await twoSnakes();
  await openScreen(`/pets/feeding?plan=${fp_id}`, { app, as: 3 });
  await settled(() => weighs().length === 1);
  expect(weighs()).toEqual([['Weigh them all', paths.weigh([due, fed])]]);
});

test('of those who are due it says how many it weighs', async () => {
  const { app, due } = await twoSnakes();
  await openScreen('/pets/feeding', { app, as: 3 });
  await settled(() => weighs().length === 1);
  expect(weighs()).toEqual([['Weigh 1', paths.weigh([due])]]);
});
