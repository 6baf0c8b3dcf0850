import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { api } from '#web/lib/api.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { paths } from '#web/paths.ts';
import { clickButton, clickLink, pageText, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterAll(closeScreen);

test('a move to a place that was deleted elsewhere is told on every page until it is read', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Tiki' });
  const add = async (kind: string, name: string, parent_id: number | null) =>
    (await app.as(3).post('place/add', { kind, name, parent_id })).data.id as number;
  const cellar = await add('room', 'Cellar', null);
  const rack = await add('rack', 'Rack D', cellar);
  await openScreen(paths.pets(), { app, as: 3 });
  const { device, sync, sender } = await settled(deviceTasks);
  await settled(() => device.collection);
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await sync.now();
  await api.pet.move.put({ ids: [id], place_id: rack });
  await app.as(3).delete('place/delete', { id: rack });
  serve((request) => app.app.handle(request));
  await sender.now();
  await settled(says('1 in another place than recorded'));
  await clickLink('Look');
  await settled(says('“Cellar / Rack D” was deleted elsewhere meanwhile. It is in “Cellar” now.'));
  await clickButton('Got it: Tiki');
  await settled(says('Nothing waits'));
  expect(pageText()).not.toContain('another place');
});
