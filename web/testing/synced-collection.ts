import type { Day } from '#src/domain/days.ts';
import type { SyncAnswer } from '#src/domain/sync/packed-history.ts';
import type { TestApp } from '#src/testing/test-app.ts';
import { applySync, emptyCollection, joinPages } from '#web/device/apply-sync.ts';
import { wholeAnswer } from '#web/device/whole-animals.ts';
import type { Collection } from '#web/device/collection.ts';

/** What a device holds after a sync, and the cursor for the next one. */
export type Held = { collection: Collection; cursor?: string };

/** A keeper's collection as a device holds it after its first sync. */
export const syncedCollection = async (app: TestApp, uid: number, today: Day) =>
  (await firstSync(app, uid, today)).collection;

export function firstSync(app: TestApp, uid: number, today: Day): Promise<Held> {
  const row = app.db.$client
    .query<{ uname: string }, [number]>('SELECT uname FROM users WHERE uid = ?')
    .get(uid);
  return syncAgain(app, { collection: emptyCollection(uid, row?.uname ?? '') }, today);
}

export async function syncAgain({ as }: TestApp, held: Held, today: Day): Promise<Held> {
  const pages: SyncAnswer[] = [];
  let { cursor } = held;
  do {
    const query = { newer: '1', ...(cursor !== undefined && { since: cursor }) };
    const { data } = await as(held.collection.uid).get('sync', query, { 'x-today': today });
    pages.push(data);
    cursor = data.cursor;
  } while (pages.at(-1)?.more === 1);
  const answer = joinPages(pages);
  if (!answer) throw new Error('No sync was answered');
  const whole = wholeAnswer(answer, held.collection.animals);
  if (!whole) throw new Error('Newer feedings of an animal that the device does not have');
  return { collection: applySync(held.collection, whole), cursor: answer.cursor };
}
