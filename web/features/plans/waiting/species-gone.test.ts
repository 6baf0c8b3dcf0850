import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { api } from '#web/lib/api.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { paths } from '#web/paths.ts';
import {
  click,
  clickButton,
  clickLink,
  field,
  fill,
  says,
  settled,
  textOf,
} from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterAll(closeScreen);

test('a new animal whose species was deleted elsewhere is stored as the one that is chosen, with its records', async () => {
  const app = createTestApp();
  const added = { sc_name: 'Exemplum novum', an_type: 'tarantula' };
  const p_sc_id = (await app.as(2).post('species/add', added)).data.id as number;
  const last = (await app.as(3).post('pet/add', { p_sc_id, name: 'Nox' })).data.id as number;
  await openScreen(paths.pets(), { app, as: 3 });
  const { device, sync, sender } = await settled(deviceTasks);
  await settled(() => device.collection?.species.has(p_sc_id));
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await sync.now();
  const { data } = await api.pet.add.post({ p_sc_id, name: 'Vesper', tag: '7KQ2MX' });
  const feeding = { date_f: dayOf(new Date()), food: 'Dubia', progress: 0 as const };
  await api.pet.feeding.feed.post({ id: data?.id ?? 0, ...feeding });
  await app.as(3).delete('pet/delete', { id: last });
  expect((await app.as(2).delete('species/delete', { sc_id: p_sc_id })).status).toBe(200);
  serve((request) => app.app.handle(request));
  await sender.now();
  await clickLink('Look');
  await settled(says('“Exemplum novum” was deleted elsewhere meanwhile. Choose what it is'));
  // until the field is loaded one that takes nothing stands for it
  await settled(() => field('Species').matches(':not([readonly])'));
  await fill('Species', 'hamorii');
  const option = () =>
    [...document.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
      textOf(one).startsWith('Brachypelma hamorii'),
    ) ?? null;
  await click(option);
  await clickButton('Save and send');
  await settled(says('Nothing waits'));
  const vesper = (await app.as(3).get('pet/quickview/7KQ2MX')).data;
  expect(vesper).toMatchObject({ name: 'Vesper', sc_name: 'Brachypelma hamorii', food: 'Dubia' });
});
