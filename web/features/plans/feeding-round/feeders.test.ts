import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import {
  clickButton,
  click,
  field,
  heading,
  pageText,
  says,
  settled,
} from '#web/testing/screen.ts';

// Which feeders are proposed: what the animal itself or its kind eats, never what animals of another type do.

afterAll(closeScreen);

const shown = (name: string) => settled(() => heading().startsWith(name));
const isCalm = () => settled(() => document.querySelector('.deck:not([data-waiting])'));
const chips = () =>
  [...document.querySelectorAll('.round-deck .chips label, .round-deck .chip')]
    .filter((chip) => chip.querySelector('input'))
    .map(({ textContent }) => textContent);
const chosen = () =>
  document.querySelector('.round-deck input:checked')?.closest('label')?.textContent;

/** Keeper 3 with Rosa, a tarantula that ate a cricket, and Juno, a python that has eaten nothing yet. */
async function twoTypes() {
  const app = createTestApp();
  const rosa = aPet(app.db, { name: 'Rosa' });
  const juno = aPet(app.db, { name: 'Juno', sc_id: speciesId(app.db, 'Python regius') });
  const keeper = app.as(3);
  await keeper.post('pet/feeding/feed', {
    ...{ id: rosa, date_f: addDays(today(), -8), food: 'Cricket', progress: 0 },
  });
  await keeper.post('user_config/set', { conf_key: 'last_feeder', conf_val: '"Cricket"' });
  return { app, rosa, juno, keeper };
}

test('the label of a python proposes nothing that a tarantula ate', async () => {
  const { app, juno } = await twoTypes();
  await openScreen(`/p/${juno}`, { app, as: 3 });
  await settled(() => document.querySelector('.record-bar'));
  expect(document.querySelector('.record-bar button')?.textContent).toBe('Fed');
});

test('another python proposes what pythons eat', async () => {
  const { app, juno, keeper } = await twoTypes();
  const other = aPet(app.db, { name: 'Kaa', sc_id: speciesId(app.db, 'Python regius') });
  const meal = { id: juno, date_f: addDays(today(), -9), food: 'Mouse', progress: 0 };
  await keeper.post('pet/feeding/feed', meal);
  await openScreen(`/p/${other}`, { app, as: 3 });
  await settled(says('Mouse'));
});

test('a feeder that is chosen for one type replaces none of another type in the round', async () => {
  const { app, rosa, juno } = await twoTypes();
  aPlan(app.db, { fp_start: addDays(today(), -7) }, [rosa, juno]);
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await shown('Rosa');
  expect(chosen()).toBe('Cricket');
  await isCalm();
  await clickButton(/^Skip/);
  await shown('Juno');
  expect(chosen()).toBe('Not noted');
  expect(chips()).toEqual(['Not noted', 'Mouse', 'Rat', 'Cricket', 'Salad']);
  await click(() => field('Mouse'));
  await clickButton(/^Undo: Rosa/);
  await shown('Rosa');
  expect(chosen()).toBe('Cricket');
});

test('after the first round the other usual feeders are still one tap away', async () => {
  const app = createTestApp();
  const [ada, berta] = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Berta' })];
  const meal = { date_f: addDays(today(), -8), food: 'Cricket', progress: 0 };
  await app.as(3).post('pet/feeding/feed', { id: ada, ...meal });
  aPlan(app.db, { fp_start: addDays(today(), -7) }, [ada, berta]);
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await shown('Ada');
  expect(chips()).toEqual(['Cricket', 'Roach', 'Mealworm', 'Fruit fly']);
});

test.each([
  ['the one feeder that all of them eat, where nobody planned it', 'Cricket', null, 'Cricket'],
  ['what each eats, where nobody planned it', 'Roach', null, 'As usual'],
  ['what is planned', 'Roach', 'Mealworm', 'As planned'],
])('a list begins with %s', async (_, second, planned, expected) => {
  const app = createTestApp();
  const pets = ['Ada', 'Berta'].map((name) => aPet(app.db, { name }));
  for (const [at, food] of ['Cricket', second].entries()) {
    const meal = { id: pets[at], date_f: addDays(today(), -8), food, progress: 0 };
    await app.as(3).post('pet/feeding/feed', meal);
  }
  if (planned) aPlan(app.db, { fp_start: addDays(today(), -7), def_feeder: planned }, pets);
  await openScreen('/pets/feeding', { app, as: 3 });
  if (!planned) {
    await click(() => field('A species'));
    await click(() => field(/^Brachypelma/));
  }
  await clickButton(/^Tick a list/);
  await settled(() => document.querySelector('.round-deck input'));
  expect(chosen()).toBe(expected);
});

test('another feeder says for how many animals of the type it is chosen, too', async () => {
  const app = createTestApp();
  const ids = ['Ada', 'Bea', 'Cleo'].map((name) => aPet(app.db, { name }));
  ids.push(aPet(app.db, { name: 'Dot', sc_id: speciesId(app.db, 'Pandinus imperator') }));
  aPlan(app.db, { fp_start: addDays(today(), -7), def_feeder: 'Cricket' }, ids);
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await shown('Ada');
  await isCalm();
  await click(() => field('Mealworm'));
  await settled(says('Mealworm is now preselected for 2 more animals of this round, too'));
  await clickButton('Undo');
  expect(chosen()).toBe('Mealworm');
  await clickButton(/^Fed/);
  await shown('Bea');
  await settled(() => chosen() === 'Cricket');
  await click(() => field('Roach'));
  await settled(says('Roach is now preselected for one more animal'));
  await click(() => field('Mealworm'));
  await settled(says('Mealworm is now preselected for one more animal'));
  expect(pageText()).not.toContain('Roach is now preselected');
  for (const name of ['Bea', 'Cleo', 'Dot']) {
    await shown(name);
    await isCalm();
    await clickButton(/^Fed/);
  }
  await shown('All done');
  expect(pageText()).not.toContain('is now preselected');
});
