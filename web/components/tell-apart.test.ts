import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { click, clickButton, settled, textOf } from '#web/testing/screen.ts';

const today = dayOf(new Date());

afterEach(closeScreen);

/** Two animals of one name: a female of a size in a place, and a group of unsexed ones without either. */
async function twoAlike() {
  const app = createTestApp();
  const [one, group] = [{ gender: 'f' as const }, { an_count: 4 }].map((fields) =>
    aPet(app.db, { name: 'Hamorii', ...fields }),
  );
  const keeper = app.as(3);
  const place_id = (await keeper.post('place/add', { name: 'Rack A', kind: 'rack' })).data.id;
  await keeper.put('pet/move', { ids: [one], place_id });
  await keeper.post('pet/molt/add', { id: one, date_mt: '2024-05-01', size: 4.5 });
  const fp_id = aPlan(app.db, { fp_start: today }, [Number(one), Number(group)]);
  return { app, fp_id };
}

const texts = (rows: string) => () =>
  [...document.querySelectorAll(rows)].map(textOf).toSorted().join(' | ');

test('animals of a species to choose from are told apart by sex, size and place', async () => {
  const { app } = await twoAlike();
  await openScreen('/pets/feeding', { app, as: 3 });
  await click(
    () =>
      [...document.querySelectorAll('label')].find((label) => textOf(label) === 'Choose') ?? null,
  );
  const rows = texts('.pick-group li');
  await settled(() => rows() !== '');
  expect(rows()).toContain('0.1');
  expect(rows()).toContain('4.5 cm, Rack A');
  expect(rows()).toContain('0.0.4');
});

test('a list to tick tells animals of a species apart', async () => {
  const { app } = await twoAlike();
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^Tick a list/);
  const rows = texts('.round-list li');
  await settled(() => rows() !== '');
  expect(rows()).toContain('0.1');
  expect(rows()).toContain('4.5 cm');
  expect(rows()).toContain('0.0.4');
});

test('the animals of a plan are told apart by sex, size and place', async () => {
  const { app, fp_id } = await twoAlike();
  await openScreen(`/pets/plans/details?id=${fp_id}`, { app, as: 3 });
  const rows = texts('[aria-label="Animals in this plan"] li');
  await settled(() => rows() !== '');
  expect(rows()).toContain('0.1');
  expect(rows()).toContain('4.5 cm, Rack A');
  expect(rows()).toContain('0.0.4');
});
