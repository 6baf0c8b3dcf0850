import { describe, expect, test } from 'bun:test';
import { logEvent, purgeEventLog } from '#src/platform/log/event-log.ts';
import { createTestApp } from '#src/testing/test-app.ts';

describe('the event log', () => {
  test('names who was refused, and is kept two weeks', async () => {
    const { as, db, context } = createTestApp();
    await as(3).get('admin/event_log');
    const { rows, count } = (await as(2).get('admin/event_log')).data;
    expect(count).toBe(1);
    expect(rows[0]).toMatchObject({
      path: 'GET /api/admin/event_log',
      log_type: 'refused',
      uid: 3,
      uname: 'Berta',
    });
    logEvent(db, { log_type: 'system', message: 'Internal' });
    expect((await as(2).get('admin/event_log/detail/2')).data).toMatchObject({
      uid: null,
      uname: null,
    });
    expect((await as(2).get('admin/event_log/detail/9')).data.error).toBe('Event log not found');
    const weeksLater = (days: number) =>
      new Date(context.now().getTime() + days * 24 * 60 * 60 * 1000);
    purgeEventLog(db, weeksLater(13));
    expect((await as(2).get('admin/event_log')).data.count).toBe(2);
    purgeEventLog(db, weeksLater(15));
    expect((await as(2).get('admin/event_log')).data.count).toBe(0);
  });

  test('names the account that was suspended, until it is deleted', async () => {
    const { as } = createTestApp();
    await as(2).put('admin/user_suspend', { uid: 3, suspended: 1 });
    const messages = async () =>
      (await as(2).get('admin/event_log')).data.rows.map((row: { message: string }) => row.message);
    expect(await messages()).toEqual(['Suspended user Berta (3)']);
    expect((await as(2).get('admin/event_log/detail/1')).data.message).toBe(
      'Suspended user Berta (3)',
    );
    await as(2).delete('admin/user_delete', { uid: 3 });
    expect(await messages()).toEqual(['Deleted user 3', 'Suspended user 3']);
  });
});
