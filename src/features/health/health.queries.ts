import { gt } from 'drizzle-orm';
import type { Db } from '#src/db/database.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { users } from '#src/db/schema.ts';

/** Taking the write lock shows that the file can be written, without wearing out an SD card. Throws when it can't. */
export function touch(db: Db): void {
  db.$client.run('BEGIN IMMEDIATE');
  db.$client.run('ROLLBACK');
}

/** Whether anybody has registered yet. */
export function hasUsers(db: Db): boolean {
  const people = gt(users.uid, BUILT_IN_UID);
  return db.select({ uid: users.uid }).from(users).where(people).limit(1).get() !== undefined;
}
