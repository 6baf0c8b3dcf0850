import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, test } from 'bun:test';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { clickButton, field, fill, heading, link, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterAll(closeScreen);

test('without a network another animal starts from the species of this one', async () => {
  const app = createTestApp();
  const sc_id = speciesId(app.db, 'Grammostola pulchra');
  const id = aPet(app.db, { sc_id });
  aPet(app.db);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  const { device, sync } = await settled(deviceTasks);
  await settled(() => device.collection);
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await sync.now();
  history.pushState(null, '', `/pets/add?species=${sc_id}`);
  await settled(() => field('Species').value === 'Grammostola pulchra');
  await fill('Name', 'Nova');
  await clickButton('Save pet');
  // until it is sent it has no number that a keeper could use
  await settled(() => heading().startsWith('Nova') && link('Add a picture'));
});
