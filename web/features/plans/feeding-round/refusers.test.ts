import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import { currentRound, type Round, type RoundPet } from '#web/state/round.ts';
import {
  click,
  clickButton,
  field,
  eventually,
  pageText,
  says,
  settled,
} from '#web/testing/screen.ts';
import { withRefusers } from './refusers.ts';
import { answered } from './round-steps.ts';
import { byStand } from './stands.ts';

afterEach(closeScreen);

describe('those that refused last time', () => {
  const pet = (id: number, progress: 0 | 2 | null) =>
    ({
      ...{ id, progress, nth: id, food: '', recent: [], due: '2026-11-01', muted: 0 },
    }) as unknown as RoundPet;
  const start = {
    ...{ title: 'Daily', way: 'each', day: null, at: 0, swaps: {}, ticks: {}, feeders: [] },
    ...{ answers: [], pets: [pet(0, 0), pet(1, 2), pet(2, null), pet(3, 2)] },
  } as Round;
  const order = ({ pets }: Round) => pets.map(({ id }) => id);

  test('stay in their place, come first or last, or are left out', () => {
    expect(order(withRefusers(start, 'place'))).toEqual([0, 1, 2, 3]);
    expect(order(withRefusers(start, 'first'))).toEqual([1, 3, 0, 2]);
    expect(order(withRefusers(start, 'last'))).toEqual([0, 2, 1, 3]);
    const without = withRefusers(start, 'out');
    expect([order(without), without.aside?.map(({ id }) => id)]).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test('come back into their place', () => {
    for (const before of ['first', 'last', 'out'] as const)
      expect(order(withRefusers(withRefusers(start, before), 'place'))).toEqual([0, 1, 2, 3]);
  });

  test('have a heading of their own where they come first or last, and each place has one', () => {
    const stands = [
      { id: 1, name: 'Rack B, Shelf 1', pets: [0, 1, 9] },
      { id: 2, name: 'Rack B, Shelf 2', pets: [2] },
    ];
    const groups = (round: Round) =>
      byStand(round, round.pets).map(({ stand, refusers, pets }) => [
        refusers ? 'refusers' : stand?.id,
        ...pets.map(({ id }) => id),
      ]);
    const due = (round: Round) => byStand(round, round.pets).map((group) => group.due);
    const round = { ...start, stands };
    expect(groups(withRefusers(round, 'place'))).toEqual([
      [1, 0, 1],
      [2, 2],
      [undefined, 3],
    ]);
    const first = withRefusers(round, 'first');
    expect(groups(first)).toEqual([
      ['refusers', 1, 3],
      [1, 0],
      [2, 2],
    ]);
    expect(groups(withRefusers(first, 'last'))).toEqual([
      [1, 0],
      [2, 2],
      ['refusers', 1, 3],
    ]);
    expect(groups(withRefusers(first, 'out'))).toEqual([
      [1, 0],
      [2, 2],
    ]);
    expect(due(first)).toEqual([2, 2, 1]);
    const onSecond = { id: 2, name: 'Rack B, Shelf 2', pets: [1, 2, 3] };
    const apart = { ...start, stands: [{ id: 1, name: 'Shelf 1', pets: [0] }, onSecond] };
    expect(groups(withRefusers(apart, 'first'))).toEqual([
      ['refusers', 1, 3],
      [1, 0],
      [2, 2],
    ]);
    // one that has its outcome already stays where it stands
    const [, second] = start.pets;
    if (!second) throw new Error('no animal');
    const begun = withRefusers(answered(first, second, 'fed', today()), 'first');
    expect(groups(begun)).toEqual([
      ['refusers', 3],
      [1, 1, 0],
      [2, 2],
    ]);
    expect(groups(withRefusers(start, 'first'))).toEqual([[undefined, 1, 3, 0, 2]]);
  });

  test('stay where they are once they have an outcome', () => {
    const [first, second] = start.pets;
    if (!first || !second) throw new Error('no animals');
    const begun = answered(answered(start, first, 'fed', today()), second, 'refused', today());
    const without = withRefusers(begun, 'out');
    expect(order(without)).toEqual([0, 1, 2]);
    expect(without.pets[without.at]?.id).toBe(2);
    const refusersFirst = withRefusers(begun, 'first');
    expect(order(refusersFirst)).toEqual([0, 1, 3, 2]);
    expect(refusersFirst.pets[refusersFirst.at]?.id).toBe(3);
  });
});

/** Ada ate last time, Bea refused. */
async function twoDue() {
  const app = createTestApp();
  const [ada, bea] = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Bea' })];
  aPlan(app.db, { fp_start: addDays(today(), -7) }, [ada, bea]);
  for (const [id, progress] of [
    [ada, 0],
    [bea, 2],
  ])
    await app.as(3).post('pet/feeding/feed', {
      ...{ id, date_f: addDays(today(), -7), food: 'Dubia', progress },
    });
  return app;
}

test('a round leaves them out when the keeper says so, and does so again next time', async () => {
  const app = await twoDue();
  await openScreen('/pets/feeding', { app, as: 3 });
  await settled(says('Refused last time'));
  await click(() => field('Left out'));
  await settled(says('1 animal, 1 left out'));
  await eventually(async () => {
    const { conf_val } = (await app.as(3).get('user_config/get/evening')).data;
    expect(JSON.parse(conf_val)).toEqual({ refusers: 'out' });
  });
  await clickButton(/^One by one/);
  await settled(() => currentRound()?.pets.length === 1);
  expect(currentRound()?.pets.map(({ name }) => name)).toEqual(['Ada']);
  expect(currentRound()?.aside?.map(({ name }) => name)).toEqual(['Bea']);
});

test('a round is not begun where all are left out', async () => {
  const app = await twoDue();
  const [ada] = (await app.as(3).get('pet/list', { sort_by: 'name' })).data.rows;
  await app.as(3).put('pet/archive', { id: ada.id });
  await app.as(3).post('user_config/set', {
    ...{ conf_key: 'evening', conf_val: JSON.stringify({ refusers: 'out' }) },
  });
  await openScreen('/', { app, as: 3 });
  await clickButton('Start the round at Weekly');
  await settled(says('The one that is due refused last time, and is left out'));
  expect(pageText()).toContain('This evening');
});
