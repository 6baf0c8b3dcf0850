import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { api } from '#web/lib/api.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { today } from '#web/lib/today.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { currentRound } from '#web/state/round.ts';
import {
  click,
  clickButton,
  eventually,
  field,
  heading,
  pageText,
  says,
  settled,
} from '#web/testing/screen.ts';

// What is noted of an animal outside of a round shows in it, and takes nothing from what the keeper has done there.

afterAll(closeScreen);

/** A round of these animals of keeper 3, who are due today. */
async function begin(way: RegExp, ...names: string[]) {
  const app = createTestApp();
  const ids = names.map((name) => aPet(app.db, { name }));
  aPlan(app.db, { fp_name: 'All', fp_start: addDays(today(), -7), def_feeder: 'Dubia' }, ids);
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(way);
  await settled(() => document.querySelector('.round'));
  const recorded = (id: number) => async () =>
    (await app.as(3).get('pet/feeding/list', { id })).data.rows.map(
      (row: { food: string; progress: number }) => `${row.food} ${row.progress}`,
    );
  return { keeper: app.as(3), ids: ids as [number, number, ...number[]], recorded };
}

/** The device learns what was noted on another one. */
const sync = () => window.dispatchEvent(new Event('online'));
const shown = (name: string) => settled(() => heading().startsWith(name));
const isCalm = () => settled(() => document.querySelector('.deck:not([data-waiting])'));
const order = () => currentRound()?.pets.map(({ name }) => name);

test('a molt that was noted elsewhere shows on the card, with how long it rests; what was chosen stays', async () => {
  const { keeper, ids, recorded } = await begin(/^One by one/, 'Ada', 'Berta');
  await shown('Ada');
  await clickButton('How many');
  await click(() => field('3 ×'));
  await keeper.post('pet/molt/add', { id: ids[0], date_mt: today() });
  sync();
  await settled(says(`it rests until ${formatShortDay(addDays(today(), 7))}.`));
  await settled(says('molted today'));
  expect((field('3 ×') as HTMLInputElement).checked).toBe(true);
  expect(order()).toEqual(['Ada', 'Berta']);
  await isCalm();
  await clickButton(/^Skip/);
  await shown('Berta');
  await isCalm();
  await clickButton(/^Fed/);
  await settled(() => heading() === 'All done');
  await eventually(async () => expect(await recorded(ids[1])()).toEqual(['Dubia 0']));
});

test('an animal that comes later is known by its pre-molt, its meal and its new name; one that died is left out', async () => {
  const { keeper, ids } = await begin(/^One by one/, 'Ada', 'Berta', 'Carla', 'Dora');
  await shown('Ada');
  await keeper.put('pet/pre_molt', { id: ids[1], pre_molt: today() });
  await keeper.put('pet/archive', { id: Number(ids[2]), archived: 1, reason: 'died' });
  await keeper.post('pet/feeding/feed', { id: ids[3], date_f: today(), food: 'Moth', progress: 0 });
  sync();
  await settled(() => order()?.join() === 'Ada,Berta,Dora');
  await shown('Ada');
  await isCalm();
  await clickButton(/^Fed/);
  await shown('Berta');
  await settled(says('In pre-molt: better leave it alone.'));
  await isCalm();
  await clickButton(/^Skip/);
  await shown('Dora');
  await settled(() => currentRound()?.pets[2]?.recent[0]?.food === 'Moth');
});

test('an outcome is taken back though the animal was noted elsewhere since', async () => {
  const { keeper, ids, recorded } = await begin(/^One by one/, 'Ada', 'Berta');
  await shown('Ada');
  await isCalm();
  await clickButton(/^Fed/);
  await shown('Berta');
  await settled(() => currentDeviceQueue().waiting === 0);
  await eventually(async () => expect(await recorded(ids[0])()).toEqual(['Dubia 0']));
  await keeper.put('pet/pre_molt', { id: ids[0], pre_molt: today() });
  sync();
  await settled(() => currentRound()?.pets[0]?.muted === 1);
  await isCalm();
  await clickButton(/^Undo: Ada/);
  await shown('Ada');
  await eventually(async () => expect(await recorded(ids[0])()).toEqual([]));
  await settled(says('In pre-molt: better leave it alone.'));
  await isCalm();
  await clickButton(/^Refused/);
  await shown('Berta');
  await eventually(async () => expect(await recorded(ids[0])()).toEqual(['Dubia 2']));
});

test('an outcome that was changed outside of the round counts as what it is now, in its summary, too', async () => {
  const { keeper, ids, recorded } = await begin(/^One by one/, 'Ada', 'Berta', 'Carla');
  const refusal = { date_f: today(), food: 'Dubia', progress: 2 } as const;
  for (const name of ['Ada', 'Berta']) {
    await shown(name);
    await isCalm();
    await clickButton(/^Fed/);
  }
  await shown('Carla');
  await settled(says('2 fed'));
  await eventually(async () => expect(await recorded(ids[1])()).toEqual(['Dubia 0']));
  await keeper.post('pet/feeding/feed', { id: ids[0], ...refusal });
  sync();
  await settled(says('1 fed, 1 refused'));
  await isCalm();
  await clickButton(/^Fed/);
  await settled(() => heading() === 'All done');
  // as on the page of the animal
  await api.pet.feeding.feed.post({ id: ids[1], ...refusal });
  await settled(says('Refused2'));
  expect(order()).toEqual(['Ada', 'Berta', 'Carla']);
});

test('in the list one that molted meanwhile is no longer preset to fed, and what was tapped stays', async () => {
  const { keeper, ids } = await begin(/^Tick a list/, 'Ada', 'Berta', 'Carla');
  await clickButton(/Berta/);
  await settled(says('2 fed, 1 refused'));
  for (const id of ids.slice(0, 2))
    await keeper.post('pet/molt/add', { id: Number(id), date_mt: today() });
  sync();
  await settled(says('1 fed, 1 refused, 1 skipped'));
  expect(order()).toEqual(['Ada', 'Berta', 'Carla']);
});

test('in the list an outcome over an offer from elsewhere gives that back when it is undone', async () => {
  const { keeper, ids, recorded } = await begin(/^Tick a list/, 'Ada', 'Berta');
  const offer = { id: ids[0], date_f: today(), food: 'Dubia', progress: 1, amount: 2 };
  await keeper.post('pet/feeding/feed', offer);
  sync();
  await settled(() => currentRound()?.pets[0]?.recent[0]?.amount === 2);
  expect(currentRound()?.pets[1]?.recent).toEqual([]);
  await clickButton(/^Save/);
  await settled(() => heading() === 'All done');
  await eventually(async () => expect(await recorded(ids[0])()).toEqual(['Dubia 0']));
  await clickButton('Take all of it back');
  await eventually(async () => expect(await recorded(ids[0])()).toEqual(['Dubia 1']));
  await eventually(async () => expect(await recorded(ids[1])()).toEqual([]));
});

test('an animal that was moved stands where it is now, and the order of the round stays', async () => {
  const app = createTestApp();
  const keeper = app.as(3);
  const place = async (name: string) =>
    (await keeper.post('place/add', { name, kind: 'rack' })).data.id;
  const [left, right] = [await place('Left rack'), await place('Right rack')];
  const ids = ['Ada', 'Berta'].map((name) => aPet(app.db, { name }));
  aPlan(app.db, { fp_start: today(), def_feeder: 'Dubia' }, ids);
  await keeper.put('pet/move', { ids, place_id: left });
  await openScreen('/pets/feeding', { app, as: 3 });
  await settled(says('Along the racks'));
  await clickButton(/^One by one/);
  await shown('Ada');
  expect(document.querySelector('.round-stand strong')?.textContent).toBe('Left rack');
  await keeper.put('pet/move', { ids: [ids[0]], place_id: right });
  sync();
  await settled(() => document.querySelector('.round-stand strong')?.textContent === 'Right rack');
  expect(pageText()).toContain('Left rack, Berta');
  expect(order()).toEqual(['Ada', 'Berta']);
});
