import { asc, eq, gt, and, inArray, sql } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { sumDocuments } from '#src/platform/documents/documents.queries.ts';
import { countPictures } from '#src/platform/pictures/pictures.queries.ts';
import { countOf } from '#src/platform/http/quotas.queries.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { users } from '#src/db/schema.ts';
import { matchesWords, searchWords } from '#src/domain/text/search-words.ts';

export type UserListRow = ReturnType<typeof listUsers>['rows'][number];

const people = gt(users.uid, BUILT_IN_UID);

/** All pets of a user, the archived ones too. */
const petCount = sql<number>`(SELECT count(*) FROM pets WHERE pets.uid = users.uid)`;

const columns = {
  uid: users.uid,
  uname: users.uname,
  email: users.email,
  mail_confirmed: users.mail_confirmed,
  can_edit_sp: users.can_edit_sp,
  suspended: users.suspended,
  petCount: petCount.as('petCount'),
};

/** Searched by name and address, as lists are searched everywhere. */
export function listUsers(db: Executor, offset: number, limit: number, search = '') {
  const found = searchedUids(db, search);
  const rows = db
    .select(columns)
    .from(users)
    .where(found ? inArray(users.uid, found.slice(offset, offset + limit)) : people)
    .orderBy(asc(users.uid))
    .limit(limit)
    .offset(found ? 0 : offset)
    .all();
  return { rows, count: found ? found.length : countRows(db, users, people) };
}

/** Null where nothing is searched. People are few and keep no search key. */
function searchedUids(db: Executor, search: string): number[] | null {
  const words = searchWords(search);
  if (words.length === 0) return null;
  return db
    .select({ uid: users.uid, uname: users.uname, email: users.email })
    .from(users)
    .where(people)
    .orderBy(asc(users.uid))
    .all()
    .filter(({ uid, uname, email }) =>
      matchesWords({ texts: [uname, email], numbers: [uid] }, words),
    )
    .map(({ uid }) => uid);
}

export function findUserForAdmin(db: Executor, uid: number) {
  return db
    .select({ ...columns, created: users.created })
    .from(users)
    .where(and(eq(users.uid, uid), people))
    .get();
}

/** What is deleted together with an account. */
export function countBelongings(db: Executor, uid: number) {
  const ofPets = (table: string) =>
    sql<number>`(SELECT count(*) FROM ${sql.identifier(table)} WHERE pet_id IN (SELECT id FROM pets WHERE uid = ${uid}))`;
  const own = (table: string) =>
    sql<number>`(SELECT count(*) FROM ${sql.identifier(table)} WHERE uid = ${uid})`;
  return db
    .select({
      pets: own('pets').as('n_pets'),
      feedings: ofPets('feedings').as('n_feedings'),
      molts: ofPets('molts').as('n_molts'),
      plans: own('plans').as('n_plans'),
      purchases: own('purchases').as('n_purchases'),
      sales: own('sales').as('n_sales'),
      messages: own('contact_messages').as('n_messages'),
    })
    .from(users)
    .where(and(eq(users.uid, uid), people))
    .get();
}

/** How much of what one keeper can have there is: limits.perKeeper, pictures, and documents with their bytes. */
export function countRoom(db: Executor, uid: number) {
  const { count: documents, bytes } = sumDocuments(db, uid);
  return {
    animals: countOf.animals(db, uid),
    entries: countOf.entries(db, uid),
    papers: countOf.papers(db, uid),
    places: countOf.places(db, uid),
    pictures: countPictures(db, uid),
    ...{ documents, bytes },
  };
}

type Permission = { can_edit_sp: 0 | 1 } | { suspended: 0 | 1 };

/** False when there is no such user. */
export function updatePermission(db: Executor, uid: number, permission: Permission): boolean {
  return (
    db
      .update(users)
      .set(permission)
      .where(and(eq(users.uid, uid), people))
      .returning({ uid: users.uid })
      .all().length > 0
  );
}
