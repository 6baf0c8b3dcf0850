import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, expect, test } from 'bun:test';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { today } from '#web/lib/today.ts';
import { currentRound } from '#web/state/round.ts';
import { clickButton, clickLink, heading, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterAll(closeScreen);

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
