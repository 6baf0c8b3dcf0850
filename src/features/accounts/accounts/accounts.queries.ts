import { and, eq, gt, sql } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { users } from '#src/db/schema.ts';

/** What a user may see of itself. Never more: the row holds the password's hash. */
const publicColumns = {
  uid: users.uid,
  uname: users.uname,
  email: users.email,
  mail_confirmed: users.mail_confirmed,
  can_edit_sp: users.can_edit_sp,
  rev: users.rev,
};

export function findUser(db: Executor, uid: number) {
  return db
    .select(publicColumns)
    .from(users)
    .where(and(eq(users.uid, uid), gt(users.uid, BUILT_IN_UID)))
    .get();
}

/** For the login only. Addresses are one whatever their case. */
export function findCredentials(db: Executor, email: string) {
  return db
    .select({
      uid: users.uid,
      password_hash: users.password_hash,
      suspended: users.suspended,
    })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, gt(users.uid, BUILT_IN_UID)))
    .get();
}

export function findPasswordHash(db: Executor, uid: number): string {
  const row = db
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(eq(users.uid, uid))
    .get();
  return row?.password_hash ?? '';
}

export function countUsers(db: Executor): number {
  return countRows(db, users, gt(users.uid, BUILT_IN_UID));
}

export function insertUser(
  db: Executor,
  user: {
    uid?: number;
    uname: string;
    email: string;
    password_hash: string;
    mail_confirmed?: 0 | 1;
  },
): number {
  return db.insert(users).values(user).returning({ uid: users.uid }).get().uid;
}

export function updateProfile(
  db: Executor,
  uid: number,
  profile: { uname: string; email: string; mail_confirmed: 0 | 1 },
): void {
  db.update(users).set(profile).where(eq(users.uid, uid)).run();
}

/** Returns false when the user has another address by now. */
export function updateMailConfirmed(db: Executor, uid: number, email: string): boolean {
  const changed = db
    .update(users)
    .set({ mail_confirmed: 1 })
    .where(and(eq(users.uid, uid), sql`lower(${users.email}) = lower(${email})`))
    .returning({ uid: users.uid })
    .all();
  return changed.length > 0;
}

export function updatePassword(db: Executor, uid: number, password_hash: string): void {
  db.update(users).set({ password_hash }).where(eq(users.uid, uid)).run();
}
