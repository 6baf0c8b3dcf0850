import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { documents, goneDocuments, pets, purchases, sales } from '#src/db/schema.ts';
import type { DocumentKind } from '#src/domain/documents/kind.ts';

/** What a document belongs to: one of the three. */
export type Belonging = { pet_id: number } | { purchase_id: number } | { slid: number };
export type NewDocument = { name: string; kind: DocumentKind; bytes: number; sum: string };

const columns = {
  id: documents.id,
  name: documents.name,
  kind: documents.kind,
  bytes: documents.bytes,
  created: documents.created,
};

export const isOf = (of: Belonging): SQL | undefined =>
  'pet_id' in of
    ? eq(documents.pet_id, of.pet_id)
    : 'purchase_id' in of
      ? eq(documents.purchase_id, of.purchase_id)
      : eq(documents.slid, of.slid);

const isKept = isNull(documents.removed);

/** The documents of all that is a keeper's, but those that were removed. */
const isOwn = (db: Executor, uid: number) => and(isKept, belongsTo(db, uid));

const belongsTo = (db: Executor, uid: number) =>
  or(
    inArray(documents.pet_id, db.select({ id: pets.id }).from(pets).where(eq(pets.uid, uid))),
    inArray(
      documents.purchase_id,
      db.select({ id: purchases.id }).from(purchases).where(eq(purchases.uid, uid)),
    ),
    inArray(documents.slid, db.select({ id: sales.slid }).from(sales).where(eq(sales.uid, uid))),
  );

export const listDocuments = (db: Executor, of: Belonging) =>
  db
    .select(columns)
    .from(documents)
    .where(and(isOf(of), isKept))
    .orderBy(asc(documents.id))
    .all();

/** Of an animal's documents these, with the sums of their files. */
export const listThese = (db: Executor, pet_id: number, ids: readonly number[]) =>
  db
    .select({ ...columns, sum: documents.sum })
    .from(documents)
    .where(and(eq(documents.pet_id, pet_id), isKept, inArray(documents.id, [...ids])))
    .orderBy(asc(documents.id))
    .all();

/** All documents of a keeper, with what each belongs to. `no` names its file in an export. */
export const listPapers = (db: Executor, uid: number) =>
  db
    .select({
      no: documents.id,
      pet_id: documents.pet_id,
      purchase_id: documents.purchase_id,
      slid: documents.slid,
      name: documents.name,
      kind: documents.kind,
      created: documents.created,
    })
    .from(documents)
    .where(isOwn(db, uid))
    .orderBy(asc(documents.id))
    .all();

/** A document of the keeper; nobody else finds it, the administrator neither. */
export const findOwnDocument = (db: Executor, uid: number, id: number) =>
  db
    .select({ ...columns, sum: documents.sum })
    .from(documents)
    .where(and(eq(documents.id, id), isOwn(db, uid)))
    .get();

/** How many documents a keeper has, and their bytes. */
export const sumDocuments = (db: Executor, uid: number): { count: number; bytes: number } =>
  db
    .select({ count: count(), bytes: sql<number>`ifnull(sum(${documents.bytes}), 0)` })
    .from(documents)
    .where(isOwn(db, uid))
    .get() ?? { count: 0, bytes: 0 };

export const insertDocument = (
  db: Executor,
  of: Belonging,
  document: NewDocument & { created?: string },
): number =>
  db
    .insert(documents)
    .values({ ...of, ...document })
    .returning({ id: documents.id })
    .get().id;

export function renameDocument(db: Executor, id: number, name: string): void {
  db.update(documents).set({ name }).where(eq(documents.id, id)).run();
}

export function setRemoved(db: Executor, id: number, removed: string | null): void {
  db.update(documents).set({ removed }).where(eq(documents.id, id)).run();
}

/** A document that its keeper removed, and can have back. */
export const findRemoved = (db: Executor, uid: number, id: number) =>
  db
    .select({ bytes: documents.bytes })
    .from(documents)
    .where(and(eq(documents.id, id), isNotNull(documents.removed), belongsTo(db, uid)))
    .get();

/** Deletes what a keeper removed, but for the last ones. */
export function deleteRemoved(db: Executor, uid: number, { but }: { but: number }): void {
  const removed = and(isNotNull(documents.removed), belongsTo(db, uid));
  const last = db
    .select({ id: documents.id })
    .from(documents)
    .where(removed)
    .orderBy(desc(documents.removed), desc(documents.id))
    .limit(but);
  db.delete(documents)
    .where(and(removed, notInArray(documents.id, last)))
    .run();
}

/** Deletes what was removed before an instant. */
export function deleteRemovedBefore(db: Executor, instant: string): void {
  db.delete(documents).where(lt(documents.removed, instant)).run();
}

export const hasDocument = (db: Executor, id: number): boolean =>
  db.select({ id: documents.id }).from(documents).where(eq(documents.id, id)).get() !== undefined;

export const listDocumentIds = (db: Executor): number[] =>
  db
    .select({ id: documents.id })
    .from(documents)
    .all()
    .map(({ id }) => id);

/** Documents whose rows were deleted, by whatever, and whose files may still be there. */
export const listGone = (db: Executor): number[] =>
  db
    .select({ id: goneDocuments.id })
    .from(goneDocuments)
    .all()
    .map(({ id }) => id);

export function forgetGone(db: Executor, ids: readonly number[]): void {
  db.delete(goneDocuments)
    .where(inArray(goneDocuments.id, [...ids]))
    .run();
}
