import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { navigate } from 'wouter/use-browser-location';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';
import { answeredAtOnce, api } from './api.ts';
import { inSteps } from './ask.ts';
import { deviceTasks } from './device.ts';
import { queries } from './queries.ts';

afterEach(closeScreen);

/** Berta, whose device holds her one animal, and the calls that reach the server from now on. */
async function atHome(path = '/about'): Promise<{ app: TestApp; id: number; paths: string[] }> {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  await openScreen(path, { app, as: 3 });
  const tasks = await settled(deviceTasks);
  await settled(() => tasks.device.collection);
  const paths: string[] = [];
  serve((request) => {
    paths.push(new URL(request.url).pathname);
    return app.app.handle(request);
  });
  return { app, id, paths };
}

const query = { search: 'rosa' };

test('a list that is on the device is known within the same moment', async () => {
  await atHome();
  const list = answeredAtOnce(() => api.pet.list.get({ query }));
  expect(list?.rows.map(({ name }) => name)).toEqual(['Rosa']);
});

test('what only the server knows is neither known nor asked for', async () => {
  const { paths } = await atHome();
  expect(answeredAtOnce(() => api.health.get())).toBeUndefined();
  const severalSteps = () => inSteps((step) => step(() => api.pet.list.get({ query })));
  expect(answeredAtOnce(severalSteps)).toBeUndefined();
  await api.pet.list.get({ query });
  expect(paths).toEqual([]);
});

test('asking begins no sync, which would wait for ever', async () => {
  const { app, paths } = await atHome();
  const { sync } = (await deviceTasks())!;
  const when = { fp_repeat: 7, fp_start: '2026-05-01', fp_weekdays: '0000000' };
  await api.plan.add.post({ fp_name: 'Sunday crickets', ...when, def_feeder: 'Cricket' });
  app.db.$client.run(`UPDATE pets SET name = 'Rose' WHERE name = 'Rosa'`);
  expect(answeredAtOnce(() => api.pet.list.get({ query }))).toBeUndefined();
  const { data } = await api.pet.list.get({ query: {} });
  expect(data?.rows.map(({ name }) => name)).toEqual(['Rose']);
  expect(paths).toEqual(['/api/plan/add', '/api/sync']);
  expect(await sync.now()).toBe(true);
});

test('nothing is written or noted by asking', async () => {
  const { app, id } = await atHome();
  const { device } = (await deviceTasks())!;
  expect(answeredAtOnce(() => api.pet.delete.delete({ id }))).toBeUndefined();
  await api.pet.list.get({ query });
  expect(device.queue).toEqual([]);
  expect(app.db.$client.query('SELECT count(*) AS pets FROM pets WHERE id > 0').get()).toEqual({
    pets: 1,
  });
});

test('a screen that the device can fill is drawn without skeletons', async () => {
  // its code is there
  await atHome('/pets');
  await settled(says('Rosa'));
  navigate('/about');
  await settled(() => !says('Rosa')());
  queries.clear();
  const seen: boolean[] = [];
  const observer = new MutationObserver(() =>
    seen.push(document.querySelector('main .skeleton') !== null),
  );
  observer.observe(document.body, { subtree: true, childList: true });
  navigate('/pets');
  await settled(says('Rosa'));
  observer.disconnect();
  expect(seen).toContain(false);
  expect(seen).not.toContain(true);
});
