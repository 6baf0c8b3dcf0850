import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { eventLog, siteConfig, users } from '#src/db/schema.ts';

/** The result of the last backup. */
export function findLastBackupNote(db: Executor) {
  return db
    .select({ time: eventLog.time, message: eventLog.message })
    .from(eventLog)
    .where(eq(eventLog.log_type, 'backup'))
    .orderBy(desc(eventLog.eid))
    .limit(1)
    .get();
}

/** A value that the installation stores about itself. */
export function findSiteValue(db: Executor, conf_key: string): string | undefined {
  return db
    .select({ conf_val: siteConfig.conf_val })
    .from(siteConfig)
    .where(eq(siteConfig.conf_key, conf_key))
    .get()?.conf_val;
}

export function storeSiteValue(db: Executor, conf_key: string, conf_val: string): void {
  db.insert(siteConfig)
    .values({ conf_key, conf_val })
    .onConflictDoUpdate({ target: siteConfig.conf_key, set: { conf_val } })
    .run();
}

export function findEmail(db: Executor, uid: number): string | undefined {
  return db.select({ email: users.email }).from(users).where(eq(users.uid, uid)).get()?.email;
}
