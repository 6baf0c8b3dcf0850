import '#web/testing/dom.ts';
import { afterAll, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { readStored, writeStored } from '#web/state/storage.ts';
import { deviceTasks } from './device.ts';
import { noteFeedings } from './note-feedings.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { eventually, says, settled } from '#web/testing/screen.ts';

afterAll(closeScreen);

const today = dayOf(new Date());
const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000).toISOString();

test('what an earlier version kept is sent once, in its order, and what was refused is still told', async () => {
  const app = createTestApp();
  const [ada, bea] = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Bea' })];
  const fp_id = aPlan(app.db, {}, [bea]);
  const fed = (id: number, at: number, fields: object = {}) => ({
    ...{ key: `${id} ${at}`, kind: 'feed', id, name: `Animal ${id}`, date_f: today, food: 'Dubia' },
    ...{ progress: 0, fp_id: null, recorded_at: minutesAgo(at), ...fields },
  });
  await openScreen('/pets/feeding', { app });
  writeStored('exuvia.outbox.3', {
    waiting: [
      fed(ada, 9),
      fed(bea, 8, { fp_id, progress: 2 }),
      fed(ada, 7, { kind: 'forget' }),
      fed(ada, 6, { kind: 'restore', progress: 1, food: 'Locust' }),
    ],
    refused: [{ ...fed(999, 10), name: 'Gone', error: 'Pet not found' }],
  });
  await openAgain(app);
  const records = async (id: number) =>
    (await app.as(3).get('pet/feeding/list', { id: String(id) })).data.rows.map(
      (row: { food: string; progress: number; fp_id: number | null }) => [
        ...[row.food, row.progress, row.fp_id],
      ],
    );
  await eventually(async () =>
    expect([await records(ada), await records(bea)]).toEqual([
      [['Locust', 1, null]],
      [['Dubia', 2, fp_id]],
    ]),
  );
  expect(readStored('exuvia.outbox.3')).toBeNull();
  expect(currentDeviceQueue().refused).toMatchObject([{ name: 'Gone', error: 'Pet not found' }]);
});

test('what another device noted later stays, and the keeper hears of it', async () => {
  const app = createTestApp();
  const [ada, bea] = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Bea' })];
  const refused = { date_f: today, food: 'Dubia', progress: 2 };
  await app.as(3).post('pet/feeding/feed', { id: ada, ...refused, recorded_at: minutesAgo(5) });
  await app.as(3).post('pet/feeding/feed', { id: bea, ...refused, recorded_at: minutesAgo(20) });
  await openScreen('/pets/feeding', { app, as: 3 });
  const meal = { date_f: today, food: 'Dubia', progress: 0 };
  const fed = (id: number, name: string, ago: number) => ({
    ...{ method: 'POST', path: '/pet/feeding/feed_many', names: [name] },
    body: { ids: [id], ...meal, recorded_at: minutesAgo(ago) },
  });
  await noteFeedings([fed(ada, 'Ada', 10), fed(bea, 'Bea', 9)]);
  await settled(says(/was recorded on another device and stays: Ada(?!, Bea)/));
  await settled(() => currentDeviceQueue().waiting === 0);
});

/** Opens the screen again with what the device's storage holds. */
async function openAgain(app: ReturnType<typeof createTestApp>): Promise<void> {
  const { data } = await app.as(3).get('user/me');
  const { startSession } = await import('#web/state/session.ts');
  startSession(data.data[0], await app.tokenOf(3));
  await deviceTasks();
}
