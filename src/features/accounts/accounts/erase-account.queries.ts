import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { contactMessages, feeders, users } from '#src/db/schema.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';

/** Deletes a user and, through the foreign keys, everything that is its own. False when there is none. */
export function deleteUser(db: Executor, uid: number): boolean {
  // first, or each pet that goes would have its feeders counted again
  db.delete(feeders).where(eq(feeders.uid, uid)).run();
  const person = and(eq(users.uid, uid), gt(users.uid, BUILT_IN_UID));
  return db.delete(users).where(person).returning({ uid: users.uid }).all().length > 0;
}

/** What the foreign keys would keep without a name, though it holds the address. */
export function deleteMessagesOf(db: Executor, uid: number): void {
  db.delete(contactMessages).where(eq(contactMessages.uid, uid)).run();
}
