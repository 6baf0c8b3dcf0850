import { and, eq } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { digests, userConfig, users } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';

/** Who has a setting of the mail of the day, with a confirmed address. */
export const listDigestSettings = (db: Executor) =>
  db
    .select({
      uid: users.uid,
      email: users.email,
      conf_val: userConfig.conf_val,
      known: digests.uid,
      last_day: digests.last_day,
    })
    .from(userConfig)
    .innerJoin(users, eq(users.uid, userConfig.uid))
    .leftJoin(digests, eq(digests.uid, users.uid))
    .where(
      and(eq(userConfig.conf_key, 'digest'), eq(users.suspended, 0), eq(users.mail_confirmed, 1)),
    )
    .all();

export function upsertDigestDay(db: Executor, uid: number, last_day: Day | null): void {
  db.insert(digests)
    .values({ uid, last_day })
    .onConflictDoUpdate({ target: digests.uid, set: { last_day } })
    .run();
}

/** Switched off, the next switching on begins again. */
export function deleteDigestDay(db: Executor, uid: number): void {
  db.delete(digests).where(eq(digests.uid, uid)).run();
}
