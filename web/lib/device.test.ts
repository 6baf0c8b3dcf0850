import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { navigate } from 'wouter/use-browser-location';
import { renewDatabaseId } from '#src/db/database-id.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { endSession } from '#web/state/session.ts';
import { isReachable } from '#web/state/network.ts';
import { heading, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';
import { act } from './action.ts';
import { api } from './api.ts';
import { deviceTasks } from './device.ts';
import type { DeviceTasks } from './device-tasks.ts';
import { today } from './today.ts';

afterEach(closeScreen);

/** The device of Berta, who has an animal and a plan, after its first sync. */
async function opened(app: TestApp, path = '/about'): Promise<DeviceTasks> {
  await openScreen(path, { app, as: 3 });
  const tasks = await settled(deviceTasks);
  await settled(() => tasks.device.collection);
  return tasks;
}

/** Passes calls on and counts them by path; without a network none is answered. */
function counting(app: TestApp, { isCut = false } = {}): string[] {
  const paths: string[] = [];
  serve((request) => {
    paths.push(new URL(request.url).pathname);
    if (isCut) throw new TypeError('Failed to fetch');
    return app.app.handle(request);
  });
  return paths;
}

const planNames = async () => {
  const { data } = await api.plan.list.get();
  return (data?.rows ?? []).map(({ fp_name }) => fp_name);
};

test('after the first sync what the device holds is read without a call', async () => {
  const app = createTestApp();
  aPlan(app.db, { fp_name: 'Sunday crickets' }, [aPet(app.db, { name: 'Rosa' })]);
  const { device } = await opened(app);
  expect(device.collection?.animals.size).toBe(1);
  const paths = counting(app, { isCut: true });
  expect(await planNames()).toEqual(['Sunday crickets']);
  const { data } = await api.pet.list.get({ query: { search: 'rosa' } });
  expect(data?.rows.map(({ name }) => name)).toEqual(['Rosa']);
  expect(paths.filter((path) => /^\/api\/(pet|plan)\b/.test(path))).toEqual([]);
});

test('a read after a write that went to the server holds what was written', async () => {
  const app = createTestApp();
  await opened(app);
  const when = { fp_repeat: 7, fp_start: '2026-05-01', fp_weekdays: '0000000' };
  await api.plan.add.post({ fp_name: 'Sunday crickets', ...when, def_feeder: 'Cricket' });
  expect(await planNames()).toEqual(['Sunday crickets']);
});

test('what another device wrote shows with the next sync', async () => {
  const app = createTestApp();
  const plan = aPlan(app.db, { fp_name: 'Before' }, [aPet(app.db)]);
  const { sync } = await opened(app, '/pets/plans');
  await settled(says('Before'));
  app.db.$client.run('UPDATE plans SET fp_name = ? WHERE fp_id = ?', ['After', plan]);
  expect(await sync.now()).toBe(true);
  await settled(says('After'));
});

test('after a restore the device takes everything again', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  const { device, sync } = await opened(app);
  app.db.$client.run('DELETE FROM pets WHERE id = ?', [id]);
  app.db.$client.run('DELETE FROM sync_gone');
  renewDatabaseId(app.db);
  expect(await sync.now()).toBe(true);
  expect(device.collection?.animals.size).toBe(0);
});

test('a sync that nobody answers leaves the collection as it was, and says so', async () => {
  const app = createTestApp();
  aPet(app.db);
  const { device, sync } = await opened(app);
  const before = device.collection;
  counting(app, { isCut: true });
  expect(await sync.now()).toBe(false);
  expect(device.collection).toBe(before);
  expect(isReachable()).toBe(false);
  counting(app);
  expect(await sync.now()).toBe(true);
  expect(isReachable()).toBe(true);
});

test('a collection of several pages is shown whole or not at all', async () => {
  const app = createTestApp();
  for (let at = 0; at < 201; at += 1) aPet(app.db);
  const { device } = await opened(app);
  expect(device.collection?.animals.size).toBe(201);
});

test('a sync that was cut off between its pages goes on where it was', async () => {
  const app = createTestApp();
  const { device, sync } = await opened(app);
  const ids = Array.from({ length: 401 }, () => aPet(app.db));
  const asked: string[] = [];
  serve((request) => {
    if (asked.length === 2) throw new TypeError('Failed to fetch');
    asked.push(request.url);
    return app.app.handle(request);
  });
  expect(await sync.now()).toBe(false);
  expect(device.collection?.animals.size).toBe(0);
  app.db.$client.run('UPDATE pets SET name = ? WHERE id = ?', ['Renamed', ids[0] ?? 0]);
  const paths = counting(app);
  expect(await sync.now()).toBe(true);
  expect(device.collection?.animals.size).toBe(401);
  expect(device.collection?.animals.get(ids[0] ?? 0)?.name).toBe('Renamed');
  // the third page, and what changed meanwhile
  expect(paths.filter((path) => path === '/api/sync')).toHaveLength(2);
});

test('a log-out ends the device', async () => {
  const app = createTestApp();
  const { sync } = await opened(app);
  endSession();
  expect(await deviceTasks()).toBeNull();
  expect(await sync.now()).toBe(false);
});

test('an animal that was noted here has the address and the calls of its number once it has one', async () => {
  const app = createTestApp();
  aPet(app.db, { name: 'Rosa' });
  const { sender } = await opened(app);
  counting(app, { isCut: true });
  const { data } = await api.pet.add.post({ p_sc_id: speciesId(app.db), name: 'Cleo' });
  const id = Number(data?.id);
  expect(id).toBeLessThan(0);
  navigate(`/pets/details?id=${id}`);
  await settled(() => heading().startsWith('Cleo'));
  const paths = counting(app);
  await sender.now();
  const real = (await app.as(3).get('pet/list')).data.rows.find(
    (row: { name: string }) => row.name === 'Cleo',
  ).id;
  await settled(() => window.location.search === `?id=${real}`);
  await settled(() => heading().startsWith('Cleo'));
  await api.purchases.pet_data({ id }).get();
  expect(paths.at(-1)).toBe(`/api/purchases/pet_data/${real}`);
});

test('what an action says is saved can be recorded upon, though the network goes at once', async () => {
  const app = createTestApp();
  await opened(app);
  const id = await act(() => api.pet.add.post({ p_sc_id: speciesId(app.db), name: 'Cleo' }), {
    errorTitle: 'Adding',
    success: () => (counting(app, { isCut: true }), null),
    invalidates: [['pet']],
  });
  const feeding = { id: Number(id?.id), date_f: today(), food: 'Dubia', progress: 0 } as const;
  expect(await api.pet.feeding.feed.post(feeding)).toMatchObject({ status: 200 });
});
