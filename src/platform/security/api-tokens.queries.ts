import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { preparedRows } from '#src/db/prepared.ts';
import { apiTokens, users } from '#src/db/schema.ts';

const holder = {
  id: sql<number>`${apiTokens.id}`.as('id'),
  scope: apiTokens.scope,
  last_used: apiTokens.last_used,
  uid: users.uid,
  uname: users.uname,
  email: users.email,
  can_edit_sp: users.can_edit_sp,
};

/** A token and its user in one query, for each call; undefined when it was revoked or its user is suspended. */
export function findTokenUser(db: Executor, token_hash: string) {
  const [row] = preparedRows(db, 'api token', () =>
    db
      .select(holder)
      .from(apiTokens)
      .innerJoin(users, eq(users.uid, apiTokens.uid))
      .where(and(eq(apiTokens.token_hash, sql.placeholder('token_hash')), eq(users.suspended, 0))),
  )({ token_hash });
  return row;
}

/** Ends all tokens of a keeper. */
export function deleteApiTokens(db: Executor, uid: number): void {
  db.delete(apiTokens).where(eq(apiTokens.uid, uid)).run();
}

/** Null when the keeper has no such token. */
export function deleteApiToken(db: Executor, uid: number, id: number): { name: string } | null {
  const own = and(eq(apiTokens.uid, uid), eq(apiTokens.id, id));
  return db.delete(apiTokens).where(own).returning({ name: apiTokens.name }).get() ?? null;
}

export function updateTokenUse(db: Executor, id: number, last_used: string): void {
  db.update(apiTokens).set({ last_used }).where(eq(apiTokens.id, id)).run();
}

export function insertApiToken(
  db: Executor,
  token: Pick<
    typeof apiTokens.$inferInsert,
    'uid' | 'name' | 'scope' | 'token_hash' | 'hint' | 'created'
  >,
): number {
  return db.insert(apiTokens).values(token).returning({ id: apiTokens.id }).get().id;
}

/** A keeper's tokens, the newest first; never what they are. */
export function listApiTokens(db: Executor, uid: number) {
  return db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scope: apiTokens.scope,
      hint: apiTokens.hint,
      created: apiTokens.created,
      last_used: apiTokens.last_used,
    })
    .from(apiTokens)
    .where(eq(apiTokens.uid, uid))
    .orderBy(desc(apiTokens.id))
    .all();
}
