import { and, eq } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { userConfig } from '#src/db/schema.ts';

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
