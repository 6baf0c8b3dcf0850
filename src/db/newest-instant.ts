import { max } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { eventLog, feedings, sessions } from './schema.ts';

/** The last instant, in milliseconds, that the server's own clock has written into the database; 0 for none. */
export function findNewestInstant(db: Executor): number {
  const recorded =
    db
      .select({ at: max(feedings.recorded) })
      .from(feedings)
      .get()?.at ?? 0;
  const noted = db
    .select({ at: max(eventLog.time) })
    .from(eventLog)
    .get()?.at;
  const used = db
    .select({ at: max(sessions.last_used) })
    .from(sessions)
    .get()?.at;
  return Math.max(recorded, ...[noted, used].map((at) => Date.parse(at ?? '') || 0));
}
