import { and, desc, eq, gt } from 'drizzle-orm';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Executor } from '#src/db/database.ts';
import { contactMessages, users } from '#src/db/schema.ts';

export type NewMessage = { uid: number | null; email: string; message: string };

export function insertMessage(
  db: Executor,
  message: NewMessage & { message_date: string; language?: Spoken },
): number {
  return db.insert(contactMessages).values(message).returning({ id: contactMessages.id }).get().id;
}

/** The same text from the same address since then: a repeated call of a client that got no answer. */
export function findSameMessage(
  db: Executor,
  { email, message }: NewMessage,
  since: string,
): number | null {
  const row = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.email, email),
        eq(contactMessages.message, message),
        gt(contactMessages.message_date, since),
      ),
    )
    .orderBy(desc(contactMessages.id))
    .get();
  return row?.id ?? null;
}

/** What the sender of a message reads; null where it was not noted. */
export function findLanguageOfSender(db: Executor, id: number): Spoken | null {
  const row = db
    .select({ language: contactMessages.language })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .get();
  return row?.language ?? null;
}

export function findAddress(db: Executor, uid: number): string | null {
  return (
    db.select({ email: users.email }).from(users).where(eq(users.uid, uid)).get()?.email ?? null
  );
}
