import { limits } from '#src/domain/limits.ts';
import type { Executor } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import type { Context } from '#src/platform/context.ts';
import { counter } from '#src/platform/security/rate-limit-kinds.ts';
import { Problem } from './problem.ts';
import { countOf } from './quotas.queries.ts';

export type Quota = keyof typeof countOf;

/** Rows that one call can add, besides an import, which counts what it adds: a quota may be passed by as many. */
const MOST_BY_A_CALL = 1000;

/** The calls that add records, by what they add. A call that is new has to be in one of the lists of the test. */
export const adding: ReadonlyMap<string, Quota[]> = new Map([
  ['/api/pet/add', ['animals']],
  ['/api/pet/add_all', ['animals']],
  ['/api/pet/archive_part', ['animals']],
  ['/api/purchases/add_pet', ['animals']],
  // it counts its animals itself: one that left and comes back has counted all along
  ['/api/data/import', ['entries', 'papers']],
  ['/api/hand_over/take', ['animals', 'entries', 'papers']],
  ['/api/hand_over/add', ['papers']],
  ['/api/pet/feeding/feed', ['entries']],
  ['/api/pet/feeding/feed_many', ['entries']],
  ['/api/pet/feeding/feed_plan', ['entries']],
  ['/api/pet/feeding/feed_plan_all', ['entries']],
  ['/api/pet/molt/add', ['entries']],
  ['/api/pet/measurement/add', ['entries']],
  ['/api/pet/events/add', ['entries']],
  ['/api/pet/events/add_many', ['entries']],
  ['/api/pet/move', ['entries']],
  ['/api/pet/move_back', ['entries']],
  ['/api/place/notes/add', ['entries']],
  ['/api/place/restore', ['places', 'entries']],
  ['/api/place/add', ['places']],
  ['/api/place/add_many', ['places']],
  ['/api/plan/assignment/add_all', ['entries']],
  ['/api/plan/assignment/assign_pet_to_plans', ['entries']],
  ['/api/plan/add', ['papers']],
  ['/api/purchases/add', ['papers']],
  ['/api/sales/add', ['papers']],
  ['/api/pet/available_feeders/add', ['papers']],
]);

/** What is known of a call behind its guards. */
export type Guarded = { route: string; maybeUser?: { uid: number } | null };

/** @throws Problem 409 for a keeper who has as many records as one can have of what the call adds */
export function requireQuotas(context: Context, { route, maybeUser }: Guarded): void {
  if (!maybeUser) return;
  for (const quota of adding.get(route) ?? []) requireQuota(context, maybeUser.uid, quota);
}

/**
 * Counting takes long where there is much: after a count, as many calls are let through as can't reach the quota, and who
 * reached it is counted again after a minute.
 */
function requireQuota({ db, limits: rates }: Context, uid: number, quota: Quota): void {
  const free = prepared(db, 'calls within quotas', () => new Map<string, number>());
  const key = `${quota} ${uid}`;
  const calls = free.get(key) ?? 0;
  if (calls > 0) return void free.set(key, calls - 1);
  const refused = counter('quota', key);
  const left = rates.isFull(refused) ? 0 : leftOf(db, uid, quota);
  if (left > 0) return void free.set(key, Math.floor(left / MOST_BY_A_CALL));
  if (!rates.isFull(refused)) rates.take(refused);
  throw reached(quota);
}

/** How much an import adds. */
export type Adds = Partial<Record<Quota, number>>;

/** For what adds many records at once: all of it has to have room. @throws Problem 409 */
export function requireRoomFor(db: Executor, uid: number, adds: Adds): void {
  for (const [what, count] of Object.entries(adds) as [Quota, number][]) {
    if (count === 0) continue;
    const free = leftOf(db, uid, what);
    if (free <= 0) throw reached(what);
    if (count > free) throw overQuota({ what, adds: count, free, max: limits.perKeeper[what] });
  }
}

/** Nothing of it is stored: what would stay out is for its keeper to choose. */
export const overQuota = (room: {
  what: Quota | 'pictures';
  adds: number;
  free: number;
  max: number;
}) => new Problem('over_quota', room);

const leftOf = (db: Executor, uid: number, quota: Quota): number =>
  limits.perKeeper[quota] - countOf[quota](db, uid);

const reached = (quota: Quota) =>
  new Problem('quota_reached', { what: quota, max: limits.perKeeper[quota] });
