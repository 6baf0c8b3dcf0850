import { closeScreen } from '#web/testing/open-screen.tsx';
import { openOffline } from '#web/testing/open-offline.ts';
import { afterAll, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { button, clickButton, dialogs, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterAll(closeScreen);

test('a refused deletion is not given up as if a record were lost: it leaves everything as it is', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Ada' });
  const { device, sender } = await openOffline(app, paths.waiting());
  await api.pet.delete.delete({ id });
  await app.as(3).post('pet/molt/add', { id, date_mt: dayOf(new Date()) });
  serve((request) => app.app.handle(request));
  await sender.now();
  await settled(says('The animal was not deleted.'));
  expect(() => button('Give up')).toThrow();
  await clickButton('Leave it as it is');
  await settled(() => device.queue.length === 0);
  expect(dialogs()).toEqual([]);
  await settled(says('Nothing was deleted: Ada'));
  await settled(says('All that you recorded on this device is on the server.'));
  expect((await app.as(3).get(`pet/detail/${id}`)).status).toBe(200);
});
