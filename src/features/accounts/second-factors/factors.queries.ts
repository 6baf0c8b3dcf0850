import { and, eq, sql } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { loginTickets, oneTimeCodes, passkeys, recoveryCodes } from '#src/db/schema.ts';

export function findApp(db: Executor, uid: number) {
  return db.select().from(oneTimeCodes).where(eq(oneTimeCodes.uid, uid)).get();
}

/** Begins the set-up of an app; one that was begun before is forgotten. */
export function upsertApp(db: Executor, app: typeof oneTimeCodes.$inferInsert): void {
  const { secret, created } = app;
  db.insert(oneTimeCodes)
    .values(app)
    .onConflictDoUpdate({ target: oneTimeCodes.uid, set: { secret, created } })
    .run();
}

/** Uses the code of a time step up. False when it, or one of a later step, was used before. */
export function updateLastStep(db: Executor, uid: number, step: number): boolean {
  const changed = db
    .update(oneTimeCodes)
    .set({ last_step: step, confirmed: 1 })
    .where(and(eq(oneTimeCodes.uid, uid), sql`${oneTimeCodes.last_step} < ${step}`))
    .returning({ uid: oneTimeCodes.uid })
    .all();
  return changed.length > 0;
}

export function deleteApp(db: Executor, uid: number): boolean {
  const own = eq(oneTimeCodes.uid, uid);
  return db.delete(oneTimeCodes).where(own).returning({ uid: oneTimeCodes.uid }).all().length > 0;
}

export function countRecoveryCodes(db: Executor, uid: number): number {
  return countRows(db, recoveryCodes, eq(recoveryCodes.uid, uid));
}

/** Puts new codes in the place of all others. */
export function replaceRecoveryCodes(db: Executor, uid: number, hashes: string[]): void {
  db.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid)).run();
  if (hashes.length === 0) return;
  db.insert(recoveryCodes)
    .values(hashes.map((code_hash) => ({ uid, code_hash })))
    .run();
}

/** Uses a recovery code up. False when there is none like it. */
export function takeRecoveryCode(db: Executor, uid: number, code_hash: string): boolean {
  const one = and(eq(recoveryCodes.uid, uid), eq(recoveryCodes.code_hash, code_hash));
  return db.delete(recoveryCodes).where(one).returning({ uid: recoveryCodes.uid }).all().length > 0;
}

/** What an account has besides its password. */
export function countFactors(db: Executor, uid: number) {
  const app = findApp(db, uid)?.confirmed ?? 0;
  const keys = countRows(db, passkeys, eq(passkeys.uid, uid));
  return { app, passkeys: keys, recovery: countRecoveryCodes(db, uid) };
}

/** Removes every second factor of an account. */
export function deleteFactors(db: Executor, uid: number): void {
  for (const table of [oneTimeCodes, passkeys, recoveryCodes, loginTickets])
    db.delete(table).where(eq(table.uid, uid)).run();
}
