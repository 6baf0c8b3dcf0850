import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, expect, test } from 'bun:test';
import { molts } from '#src/db/schema.ts';
import { addDays } from '#src/domain/days.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { today } from '#web/lib/today.ts';
import { currentRound } from '#web/state/round.ts';
import { clickButton, dialogTexts, eventually, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterAll(closeScreen);

test('without a network Today says all that it says with one, and what is noted counts at once', async () => {
  const app = createTestApp();
  const ago = (days: number) => addDays(today(), -days);
  const [tiki, nyx] = [aPet(app.db, { name: 'Tiki' }), aPet(app.db, { name: 'Nyx' })];
  aPlan(app.db, { fp_name: 'Adults', fp_start: ago(7), def_feeder: 'Dubia' }, [tiki, nyx]);
  for (const days of [290, 190, 90])
    app.db
      .insert(molts)
      .values({ pet_id: tiki, date_mt: ago(days) })
      .run();
  for (const days of [20, 8])
    await app.as(3).post('pet/feeding/feed', {
      ...{ id: tiki, date_f: ago(days), food: 'Cricket', progress: 2 },
    });
  await openScreen('/', { app, as: 3 });
  const { device, sync, sender } = await settled(deviceTasks);
  await settled(() => device.collection);
  await settled(says('This evening'));
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await sync.now();

  await clickButton('Note pre-molt of Tiki');
  await settled(says('In pre-molt since today.'));
  await settled(says('1 animal is due.'));
  await settled(
    says('Its last gaps: 100, 100 days; 90 days now; refused twice; in pre-molt since today.'),
  );
  await clickButton('Start the round at Adults');
  await settled(
    () =>
      currentRound()
        ?.pets.map(({ name }) => name)
        .join() === 'Nyx',
  );
  expect(dialogTexts()).toEqual([]);

  serve((request) => app.app.handle(request));
  await sender.now();
  await eventually(async () => {
    const { data } = await app.as(3).get(`pet/detail/${tiki}`);
    expect(data.pre_molt).toBe(today());
  });
});
