import { and, eq } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { users } from '#src/db/schema.ts';

/** A keeper who was neither deleted nor suspended. */
export const findActive = (db: Executor, uid: number) =>
  db
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.uid, uid), eq(users.suspended, 0)))
    .get();
