import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { passkeys, users } from '#src/db/schema.ts';

/** What a keeper sees of the own passkeys. */
export function listPasskeys(db: Executor, uid: number) {
  const { id, name, created, last_used } = passkeys;
  return db
    .select({ id, name, created, last_used })
    .from(passkeys)
    .where(eq(passkeys.uid, uid))
    .orderBy(asc(passkeys.id))
    .all();
}

/** How browsers are told of an account's passkeys. */
export function listCredentials(db: Executor, uid: number) {
  return db
    .select({ id: passkeys.credential_id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.uid, uid))
    .all()
    .map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] }));
}

/** A passkey by the id that its device gave it; none of a suspended account. */
export function findCredential(db: Executor, credential_id: string) {
  return db
    .select({
      id: passkeys.id,
      uid: passkeys.uid,
      public_key: passkeys.public_key,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.uid, passkeys.uid))
    .where(and(eq(passkeys.credential_id, credential_id), eq(users.suspended, 0)))
    .get();
}

/** The new passkey's number; undefined when it is there already. */
export function insertPasskey(db: Executor, passkey: typeof passkeys.$inferInsert) {
  return db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
    .all()[0]?.id;
}

export function updatePasskeyUse(
  db: Executor,
  id: number,
  use: { counter: number; last_used: string },
): void {
  db.update(passkeys).set(use).where(eq(passkeys.id, id)).run();
}

/** False when the keeper has no such passkey. */
export function updatePasskeyName(db: Executor, uid: number, id: number, name: string): boolean {
  const own = and(eq(passkeys.uid, uid), eq(passkeys.id, id));
  return (
    db.update(passkeys).set({ name }).where(own).returning({ id: passkeys.id }).all().length > 0
  );
}

/** False when the keeper has no such passkey. */
export function deletePasskey(db: Executor, uid: number, id: number): boolean {
  const own = and(eq(passkeys.uid, uid), eq(passkeys.id, id));
  return db.delete(passkeys).where(own).returning({ id: passkeys.id }).all().length > 0;
}
