import { and, asc, desc, eq, gte, max, sql } from 'drizzle-orm';
import { columnsOf } from '#src/db/columns.ts';
import { countRows } from '#src/db/count-rows.ts';
import type { Db, Executor } from '#src/db/database.ts';
import { petCard } from '#src/db/pet-card.ts';
import { prepared } from '#src/db/prepared.ts';
import { fromRows, jsonRows } from '#src/db/rows.ts';
import { molts, pets, species, users } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';
import type { Gender } from '#src/domain/enums.ts';
import type { Values } from '#src/records/fields.ts';
import { moltFields } from '#src/records/history.ts';

export function listMolts(db: Executor, pet_id: number, offset: number, limit: number) {
  const rows = db
    .select({ id: molts.id, ...columnsOf(molts, moltFields), rev: molts.rev })
    .from(molts)
    .where(eq(molts.pet_id, pet_id))
    .orderBy(desc(molts.date_mt))
    .limit(limit)
    .offset(offset)
    .all();
  return { rows, count: countRows(db, molts, eq(molts.pet_id, pet_id)) };
}

type Molt = {
  pet_id: number;
  date_mt: Day;
  size: number | null;
  recorded?: number;
  size_recorded?: number;
  details_recorded?: string;
} & Partial<MoltDetails>;

/** What a keeper may say of a molt beside its day and size. */
export type MoltDetails = Omit<Values<typeof moltFields>, 'date_mt' | 'size'>;

/** Writes a molt of a day that has none. Returns its id. */
export const insertMolt = (db: Executor, molt: Molt): number =>
  upsert(db).get({ rows: JSON.stringify([molt]) }).id;

/** Writes a whole history; of several molts of a day the sizes are kept. */
export function upsertMolts(db: Executor, rows: readonly Molt[]): void {
  for (const part of jsonRows(rows)) upsert(db).run(part);
}

const upsert = (db: Executor) =>
  prepared(db, 'upsert molts', () =>
    db
      .insert(molts)
      .select(fromRows(molts))
      .onConflictDoUpdate({
        target: [molts.pet_id, molts.date_mt],
        set: {
          size: sql`ifnull(excluded.size, ${molts.size})`,
          recorded: sql`max(excluded.recorded, ${molts.recorded})`,
          size_recorded: sql`max(excluded.size_recorded, ${molts.size_recorded})`,
        },
      })
      .returning({ id: molts.id })
      .prepare(),
  );

export function findOwnMolt(db: Executor, uid: number, id: number) {
  return db
    .select({
      id: molts.id,
      pet_id: molts.pet_id,
      ...columnsOf(molts, moltFields),
      recorded: molts.recorded,
      details_recorded: molts.details_recorded,
    })
    .from(molts)
    .innerJoin(pets, eq(pets.id, molts.pet_id))
    .where(and(eq(molts.id, id), eq(pets.uid, uid)))
    .get();
}

export function findMoltOfDay(db: Executor, pet_id: number, date_mt: Day) {
  return db
    .select({
      id: molts.id,
      ...columnsOf(molts, moltFields),
      recorded: molts.recorded,
      size_recorded: molts.size_recorded,
      details_recorded: molts.details_recorded,
    })
    .from(molts)
    .where(and(eq(molts.pet_id, pet_id), eq(molts.date_mt, date_mt)))
    .get();
}

export function updateMolt(
  db: Executor,
  id: number,
  changes: Partial<typeof molts.$inferInsert>,
): void {
  db.update(molts).set(changes).where(eq(molts.id, id)).run();
}

export function deleteMolt(db: Executor, id: number): void {
  db.delete(molts).where(eq(molts.id, id)).run();
}

/** What a molt may change of its pet. */
export function findMolting(db: Executor, pet_id: number) {
  return db
    .select({
      pre_molt: pets.pre_molt,
      pre_molt_recorded: pets.pre_molt_recorded,
      gender_recorded: pets.gender_recorded,
      kept_since: pets.kept_since,
    })
    .from(pets)
    .where(eq(pets.id, pet_id))
    .get();
}

/** When a pet's molts on or after a day were last noted. */
export function findLastNoteOfMolts(db: Executor, pet_id: number, since: Day): number {
  const noted = db
    .select({ at: max(molts.recorded) })
    .from(molts)
    .where(and(eq(molts.pet_id, pet_id), gte(molts.date_mt, since)))
    .get();
  return noted?.at ?? 0;
}

export function clearPreMolt(db: Executor, pet_id: number): void {
  db.update(pets).set({ pre_molt: null }).where(eq(pets.id, pet_id)).run();
}

export function updateGender(
  db: Executor,
  pet_id: number,
  gender: Gender,
  gender_recorded: number,
): void {
  db.update(pets).set({ gender, gender_recorded }).where(eq(pets.id, pet_id)).run();
}

/** Pets that molted on or after a day, newest first, with the size they had before. */
export function listMoltedSince(db: Db, uid: number, since: Day) {
  const size_before = sql<number | null>`(
    SELECT size FROM molts WHERE pet_id = pets.id AND size IS NOT NULL AND date_mt < pets.mmt
    ORDER BY date_mt DESC LIMIT 1)`;
  return prepared(db, 'molted since', () =>
    db
      .select({ ...petCard, size_before: size_before.as('size_before') })
      .from(pets)
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .innerJoin(users, eq(users.uid, pets.uid))
      .where(
        and(
          eq(pets.uid, sql.placeholder('uid')),
          eq(pets.archived, 0),
          gte(pets.mmt, sql.placeholder('since')),
        ),
      )
      .orderBy(desc(pets.mmt), asc(sql`${pets.name} COLLATE NOCASE`), asc(pets.id))
      .prepare(),
  ).all({ uid, since });
}
