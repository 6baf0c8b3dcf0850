import { applySync, emptyCollection, joinPages } from '#web/device/apply-sync.ts';
import type { Collection } from '#web/device/collection.ts';
import type { Day } from '#src/domain/days.ts';
import type { SyncAnswer } from '#src/domain/sync/packed-history.ts';
import type { TestApp } from '#src/testing/test-app.ts';

/** A keeper's collection as a device holds it after its first sync. */
export async function syncedCollection(
  { as, db }: TestApp,
  uid: number,
  today: Day,
): Promise<Collection> {
  const pages: SyncAnswer[] = [];
  let since = '';
  do {
    const query = since === '' ? {} : { since };
    const { data } = await as(uid).get('sync', query, { 'x-today': today });
    pages.push(data);
    since = data.cursor;
  } while (pages.at(-1)?.more === 1);
  const answer = joinPages(pages);
  if (!answer) throw new Error('No sync was answered');
  const row = db.$client
    .query<{ uname: string }, [number]>('SELECT uname FROM users WHERE uid = ?')
    .get(uid);
  return applySync(emptyCollection(uid, row?.uname ?? ''), answer);
}
