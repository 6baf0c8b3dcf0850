import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { navigate } from 'wouter/use-browser-location';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { today } from '#web/lib/today.ts';
import { currentRound } from '#web/state/round.ts';
import { clickButton, clickLink, heading, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterEach(closeScreen);

test('an animal whose outcome is taken back where it waits has its turn again', async () => {
  const app = createTestApp();
  const names = ['Ada', 'Berta', 'Carla', 'Dora'];
  const ids = names.map((name) => aPet(app.db, { name }));
  aPlan(app.db, { fp_name: 'All', fp_start: today(), def_feeder: 'Dubia' }, ids);
  await openScreen('/pets/feeding', { app, as: 3 });
  const { device, sync } = await settled(deviceTasks);
  await settled(() => device.collection);
  await clickButton(/^One by one/);
  const shown = async (name: string) => {
    await settled(() => heading().startsWith(name));
    await settled(() => document.querySelector('.deck:not([data-waiting])'));
  };
  await shown('Ada');
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await sync.now();
  for (const name of names.slice(0, 3)) {
    await shown(name);
    await clickButton(/^Fed/);
  }
  await shown('Dora');
  await settled(says('3 wait for the network.'));
  await clickLink('Show');
  await settled(() => heading() === 'What waits');
  await clickButton(/^Undo: Berta/);
  await settled(says('2 wait'));
  history.back();
  await shown('Berta');
  await settled(says('2 fed'));
  await clickButton(/^Refused/);
  await shown('Dora');
  await clickButton(/^Fed/);
  await settled(() => heading() === 'All done');
  const outcomes = currentRound()?.answers.map(({ id, outcome }) => [ids.indexOf(id), outcome]);
  expect(outcomes?.toSorted()).toEqual([
    [0, 'fed'],
    [1, 'refused'],
    [2, 'fed'],
    [3, 'fed'],
  ]);
});

test('so does one whose meal is deleted on its page', async () => {
  const app = createTestApp();
  const ids = ['Ada', 'Berta'].map((name) => aPet(app.db, { name }));
  aPlan(app.db, { fp_name: 'All', fp_start: today(), def_feeder: 'Dubia' }, ids);
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await settled(() => heading().startsWith('Ada'));
  await settled(() => document.querySelector('.deck:not([data-waiting])'));
  await clickButton(/^Fed/);
  await settled(() => heading().startsWith('Berta'));
  navigate(`/pets/details?id=${ids[0]}`);
  await settled(() => heading().startsWith('Ada'));
  await clickButton(/^Edit Fed/);
  await clickButton('Delete');
  await settled(() => currentRound()?.answers.length === 0);
  history.back();
  await settled(says('1 of 2'));
  await settled(() => heading().startsWith('Ada'));
});
