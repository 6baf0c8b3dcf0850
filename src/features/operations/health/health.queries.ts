import { gt } from 'drizzle-orm';
import type { Db } from '#src/db/database.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { users } from '#src/db/schema.ts';

/** Whether anybody has registered yet. */
export function hasUsers(db: Db): boolean {
  const people = gt(users.uid, BUILT_IN_UID);
  return db.select({ uid: users.uid }).from(users).where(people).limit(1).get() !== undefined;
}
