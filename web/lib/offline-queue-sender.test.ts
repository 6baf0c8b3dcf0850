import '#web/testing/dom.ts';
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { dayOf } from '#src/domain/days.ts';
import {
  enqueue,
  forgetRefused,
  pendingRequests,
  type QueuedRequest,
} from '#web/state/offline-queue.ts';
import { currentSession, endSession, startSession, type Session } from '#web/state/session.ts';
import { readStored } from '#web/state/storage.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';
import { sendNow } from './offline-queue-sender.ts';

const today = dayOf(new Date());
let app: ReturnType<typeof createTestApp>;
let calls: string[];

beforeEach(async () => {
  localStorage.clear();
  app = createTestApp();
  calls = [];
  online();
  await become(3);
});
afterEach(() => {
  forgetRefused();
  endSession();
  localStorage.clear();
});

function online(): void {
  serve((request) => {
    calls.push(new URL(request.url).pathname.replace('/api/pet/feeding/', ''));
    return app.app.handle(request);
  });
}

async function become(uid: number): Promise<void> {
  const { data } = await app.as(uid).get('user/me');
  startSession(data.data[0], await app.tokenOf(uid));
}

const fed = (id: number, fields: Partial<QueuedRequest> = {}): Omit<QueuedRequest, 'key'> => ({
  kind: 'feed',
  id,
  name: `Animal ${id}`,
  date_f: today,
  food: 'Dubia',
  progress: 0,
  fp_id: null,
  ...fields,
});

const recordsOf = async (id: number, uid = 3) =>
  (await app.as(uid).get('pet/feeding/list', { id: String(id) })).data.rows.map(
    (row: { food: string; progress: number; fp_id: number | null }) => [
      row.food,
      row.progress,
      row.fp_id,
    ],
  );

describe('the offline queue', () => {
  test('sends answers in a row that say the same in one call, others in their order', async () => {
    const [ada, bea, cleo] = [aPet(app.db), aPet(app.db), aPet(app.db)];
    const fp_id = aPlan(app.db, {}, [cleo]);
    enqueue([
      fed(ada),
      fed(bea),
      fed(cleo, { fp_id, progress: 2 }),
      fed(ada, { kind: 'forget' }),
      fed(ada, { kind: 'restore', progress: 1, food: 'Locust' }),
    ]);
    await sendNow();
    expect(calls).toEqual(['feed_many', 'feed_plan_all', 'delete', 'feed']);
    expect(pendingRequests(3)).toEqual([]);
    expect(await recordsOf(ada)).toEqual([['Locust', 1, null]]);
    expect(await recordsOf(bea)).toEqual([['Dubia', 0, null]]);
    expect(await recordsOf(cleo)).toEqual([['Dubia', 2, fp_id]]);
  });

  test('every request says when it was noted, each later than the one before', () => {
    enqueue([fed(1), fed(2)]);
    const [one, other] = pendingRequests(3).map(({ recorded_at = '' }) => Date.parse(recorded_at));
    expect(other).toBeGreaterThan(one ?? Infinity);
  });

  test('keeps an answer and its undo in their order for one animal', async () => {
    const ada = aPet(app.db);
    enqueue([fed(ada), fed(ada, { kind: 'forget' }), fed(ada, { progress: 1 })]);
    await sendNow();
    expect(await recordsOf(ada)).toEqual([['Dubia', 1, null]]);
  });

  test('does not let an animal that is gone hold back the others, and says so', async () => {
    const [ada, bea] = [aPet(app.db), aPet(app.db)];
    enqueue([fed(ada), fed(999), fed(bea)]);
    await sendNow();
    expect(pendingRequests(3)).toEqual([]);
    expect([await recordsOf(ada), await recordsOf(bea)]).toEqual([
      [['Dubia', 0, null]],
      [['Dubia', 0, null]],
    ]);
    const stored = readStored('exuvia.outbox.3') as { refused: { id: number; error: string }[] };
    expect(stored.refused).toMatchObject([{ id: 999, error: 'Pet not found' }]);
  });

  test('records what was eaten although its plan was deleted or the animal archived meanwhile', async () => {
    const [ada, bea] = [aPet(app.db), aPet(app.db)];
    const [gone, kept] = [aPlan(app.db, {}, [ada]), aPlan(app.db, {}, [ada, bea])];
    await app.as(3).delete('plan/delete', { fp_id: gone });
    await app.as(3).put('pet/archive', { id: bea, archived: 1 });
    enqueue([
      fed(ada, { fp_id: gone }),
      fed(ada, { fp_id: kept, food: 'Locust' }),
      fed(bea, { fp_id: kept, food: 'Locust' }),
    ]);
    await sendNow();
    expect(pendingRequests(3)).toEqual([]);
    expect(readStored('exuvia.outbox.3')).toBeNull();
    expect(await recordsOf(ada)).toEqual([
      ['Locust', 0, kept],
      ['Dubia', 0, null],
    ]);
    expect(await recordsOf(bea)).toEqual([['Locust', 0, null]]);
  });

  test('treats an undo of a deleted record as done', async () => {
    enqueue([fed(aPet(app.db), { kind: 'forget' })]);
    await sendNow();
    expect(pendingRequests(3)).toEqual([]);
    expect(readStored('exuvia.outbox.3')).toBeNull();
  });

  const troubles: [string, () => Response][] = [
    ['no network', () => Response.error()],
    ['a proxy without its server', () => new Response('Bad gateway', { status: 502 })],
    ['the log-in page of a hotel', () => new Response('<h1>Welcome</h1>')],
    ['a stranger’s page', () => new Response('<h1>Not here</h1>', { status: 404 })],
    ['a server that is busy', () => Response.json({ code: 'too_many_requests' }, { status: 429 })],
  ];
  test.each(troubles)('waits through %s, and loses nothing', async (_, trouble) => {
    const ada = aPet(app.db);
    serve(() => {
      const response = trouble();
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    });
    enqueue([fed(ada)]);
    await sendNow();
    expect(pendingRequests(3)).toHaveLength(1);
    online();
    await sendNow();
    expect([pendingRequests(3), await recordsOf(ada)]).toEqual([[], [['Dubia', 0, null]]]);
  });

  test('waits through a session that ended, and is sent when its keeper logs in again', async () => {
    const [ada, bea] = [aPet(app.db), aPet(app.db)];
    const { user } = currentSession() as Session;
    startSession(user, 'a token that has expired');
    enqueue([fed(ada), fed(bea)]);
    await sendNow();
    expect(currentSession()).toBeNull();
    expect(readStored('exuvia.outbox.3')).toMatchObject({
      waiting: [{ id: ada }, { id: bea }],
      refused: [],
    });
    await become(3);
    await sendNow();
    expect(readStored('exuvia.outbox.3')).toBeNull();
    expect([await recordsOf(ada), await recordsOf(bea)]).toEqual([
      [['Dubia', 0, null]],
      [['Dubia', 0, null]],
    ]);
  });

  test('is sent by its own keeper only', async () => {
    const ada = aPet(app.db);
    serve(() => {
      throw new TypeError('Failed to fetch');
    });
    enqueue([fed(ada)]);
    await sendNow();
    online();
    await become(4);
    await sendNow();
    expect([calls, await recordsOf(ada)]).toEqual([[], []]);
    await become(3);
    await sendNow();
    expect(await recordsOf(ada)).toEqual([['Dubia', 0, null]]);
  });

  describe('when another keeper logs in between two calls', () => {
    /** Of an animal that is not in the plan, so that a second call follows the first. */
    async function queueAndSwitch(between = async (_token: string) => {}): Promise<number> {
      const ada = aPet(app.db);
      const { token } = currentSession() as Session;
      serve(async (request) => {
        const response = await app.app.handle(request);
        if (request.url.endsWith('feed_plan_all')) {
          await between(token);
          await become(4);
        }
        return response;
      });
      enqueue([fed(ada, { fp_id: aPlan(app.db) })]);
      await sendNow();
      return ada;
    }

    test('is sent with the token of its own keeper', async () => {
      const ada = await queueAndSwitch();
      expect(await recordsOf(ada)).toEqual([['Dubia', 0, null]]);
      expect(readStored('exuvia.outbox.3')).toBeNull();
    });

    test('is followed by that of the other keeper at once', async () => {
      await become(4);
      const theirs = aPet(app.db, { uid: 4 });
      serve(() => {
        throw new TypeError('Failed to fetch');
      });
      enqueue([fed(theirs)]);
      await sendNow();
      await become(3);
      await queueAndSwitch();
      expect([pendingRequests(3), pendingRequests(4)]).toEqual([[], []]);
      expect(await recordsOf(theirs, 4)).toEqual([['Dubia', 0, null]]);
    });

    test('waits where that token has ended, and leaves the other keeper logged in', async () => {
      await queueAndSwitch(async (token) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const url = 'http://localhost/api/user/logout';
        await app.app.handle(new Request(url, { method: 'POST', headers, body: '{}' }));
      });
      expect(currentSession()?.user.uid).toBe(4);
      expect(pendingRequests(3)).toHaveLength(1);
    });
  });
});

// Last: from here on the screen sends by itself.
test('what another device noted later stays, and the keeper hears of it', async () => {
  const [ada, bea] = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Bea' })];
  const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000).toISOString();
  const refused = { date_f: today, food: 'Dubia', progress: 2 };
  await app.as(3).post('pet/feeding/feed', { id: ada, ...refused, recorded_at: minutesAgo(5) });
  await app.as(3).post('pet/feeding/feed', { id: bea, ...refused, recorded_at: minutesAgo(20) });
  await openScreen('/pets/feeding', { app, as: 3 });
  enqueue([
    fed(ada, { recorded_at: minutesAgo(10), name: 'Ada' }),
    fed(bea, { recorded_at: minutesAgo(9), name: 'Bea' }),
    fed(ada, { recorded_at: minutesAgo(8), name: 'Ada', kind: 'forget' }),
  ]);
  await sendNow();
  await settled(says(/was recorded on another device and stays: Ada(?!, Bea)/));
  expect(pendingRequests(3)).toEqual([]);
  expect(await recordsOf(ada)).toEqual([['Dubia', 2, null]]);
  expect(await recordsOf(bea)).toEqual([['Dubia', 0, null]]);
  closeScreen();
});
