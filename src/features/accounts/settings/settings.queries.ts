import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { digests, userConfig } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';

export function findSetting(db: Executor, uid: number, conf_key: string): string | null {
  const row = db
    .select({ conf_val: userConfig.conf_val })
    .from(userConfig)
    .where(and(eq(userConfig.uid, uid), eq(userConfig.conf_key, conf_key)))
    .get();
  return row?.conf_val ?? null;
}

export function listSettings(db: Executor, uid: number) {
  const rows = db
    .select({ conf_key: userConfig.conf_key, conf_val: userConfig.conf_val })
    .from(userConfig)
    .where(eq(userConfig.uid, uid))
    .all();
  return { rows, count: rows.length };
}

export function deleteSetting(db: Executor, uid: number, conf_key: string): void {
  db.delete(userConfig)
    .where(and(eq(userConfig.uid, uid), eq(userConfig.conf_key, conf_key)))
    .run();
}

export function upsertSetting(db: Executor, uid: number, conf_key: string, conf_val: string): void {
  db.insert(userConfig)
    .values({ uid, conf_key, conf_val })
    .onConflictDoUpdate({ target: [userConfig.uid, userConfig.conf_key], set: { conf_val } })
    .run();
}

/** Notes from which day on the mail of the day is looked at; a later day that was looked at stays. */
export function noteDigestSeen(db: Executor, uid: number, last_day: Day | null): void {
  const later = sql`coalesce(max(${digests.last_day}, ${last_day}), ${digests.last_day}, ${last_day})`;
  db.insert(digests)
    .values({ uid, last_day })
    .onConflictDoUpdate({ target: digests.uid, set: { last_day: later } })
    .run();
}
