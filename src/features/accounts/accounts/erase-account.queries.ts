import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { contactMessages, users } from '#src/db/schema.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';

/** Deletes a user and, through the foreign keys, everything that is its own. False when there is none. */
export function deleteUser(db: Executor, uid: number): boolean {
  const person = and(eq(users.uid, uid), gt(users.uid, BUILT_IN_UID));
  return db.delete(users).where(person).returning({ uid: users.uid }).all().length > 0;
}

/** What the foreign keys would keep without a name, though it holds the address. */
export function deleteMessagesOf(db: Executor, uid: number): void {
  db.delete(contactMessages).where(eq(contactMessages.uid, uid)).run();
}
