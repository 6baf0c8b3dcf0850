import { and, between, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { preparedRows } from '#src/db/prepared.ts';
import { feedings, molts, pets, places, purchases, species } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';
import type { CountedAnimal, KnownMolt, Offer, Offers } from '#src/domain/statistics/records.ts';
import { bred } from '#src/features/animals/pets/lineage.ts';

// Each reads one keeper's records once. Days before this one are mistyped years, and count nowhere.
const FIRST_DAY = '1950-01-01';

const isOf = (uid: number) => eq(pets.uid, uid);

/** Every animal that the keeper has or had, with the day of its newest record up to `today`. */
export function listCountedAnimals(db: Executor, uid: number, today: Day): CountedAnimal[] {
  const event = sql`(SELECT max(events.date_ev) FROM events
    WHERE events.pet_id = pets.id AND events.date_ev <= ${today})`;
  return db
    .select({
      id: pets.id,
      name: pets.name,
      sc_id: pets.sc_id,
      sc_name: species.sc_name,
      gender: pets.gender,
      an_count: pets.an_count,
      hatched: pets.hatched,
      since: sql<Day>`ifnull(pets.kept_since, substr(pets.created, 1, 10))`,
      archived: pets.archived,
      archive_reason: pets.archive_reason,
      archive_date: pets.archive_date,
      archive_note: pets.archive_note,
      place: sql<string | null>`places.path`,
      last: sql<Day | null>`nullif(max(ifnull(pets.offer_date, ''), ifnull(pets.mmt, ''),
        ifnull(pets.pre_molt, ''), ifnull(${event}, '')), '')`,
    })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .leftJoin(places, eq(places.id, pets.place_id))
    .where(isOf(uid))
    .all();
}

/** What was offered to each animal, in the order of their days. */
export const listOffers = (db: Executor, uid: number, from: Day, to: Day): Offer[] =>
  preparedRows<Offer>(db, 'statistics offers', () =>
    db
      .select({
        pet_id: feedings.pet_id,
        date_f: feedings.date_f,
        food: feedings.food,
        progress: feedings.progress,
      })
      .from(pets)
      .innerJoin(feedings, eq(feedings.pet_id, pets.id))
      .where(
        and(
          eq(pets.uid, sql.placeholder('uid')),
          between(feedings.date_f, sql.placeholder('from'), sql.placeholder('to')),
        ),
      )
      .orderBy(pets.id, feedings.date_f),
  )({ uid, from, to });

/** How often what became of offers. */
export const countOffers = (db: Executor, uid: number, from: Day, to: Day): Offers[] =>
  db
    .select({
      pet_id: feedings.pet_id,
      progress: feedings.progress,
      n: sql<number>`count(*)`,
    })
    .from(pets)
    .innerJoin(feedings, eq(feedings.pet_id, pets.id))
    .where(and(isOf(uid), between(feedings.date_f, from, to)))
    .groupBy(feedings.pet_id, feedings.progress)
    .all();

/** The last meal of each animal before a day. */
export const listMealsBefore = (db: Executor, uid: number, day: Day) =>
  db.all<{ pet_id: number; date_f: Day }>(sql`
    SELECT * FROM (
      SELECT pets.id AS pet_id, (
        SELECT feedings.date_f FROM feedings
        WHERE feedings.pet_id = pets.id AND feedings.date_f < ${day} AND feedings.progress = 0
        ORDER BY feedings.date_f DESC LIMIT 1) AS date_f
      FROM pets WHERE pets.uid = ${uid})
    WHERE date_f IS NOT NULL AND date_f >= ${FIRST_DAY}`);

export function listKnownMolts(db: Executor, uid: number, to: Day): KnownMolt[] {
  return db
    .select({ pet_id: molts.pet_id, date_mt: molts.date_mt, size: molts.size })
    .from(pets)
    .innerJoin(molts, eq(molts.pet_id, pets.id))
    .where(and(isOf(uid), between(molts.date_mt, FIRST_DAY, to)))
    .orderBy(molts.pet_id, molts.date_mt)
    .all();
}

/** Own offspring that hatched or was taken in these days. */
export function countOffspring(db: Executor, uid: number, from: Day, to: Day): number {
  const [row] = db
    .select({ count: sql<number>`ifnull(sum(purchases.count), 0)` })
    .from(purchases)
    .where(and(eq(purchases.uid, uid), between(purchases.date, from, to), sql`${bred} = 1`))
    .all();
  return row?.count ?? 0;
}

/** The first and the last year of which there are records. */
export function findYears(
  db: Executor,
  uid: number,
  today: Day,
): { first: number; last: number } | null {
  const [row] = db.all<{ first: string | null; last: string | null }>(sql`
    SELECT min(day) AS first, max(day) AS last FROM (
      SELECT min(f.first) AS day FROM (
        SELECT (SELECT min(feedings.date_f) FROM feedings
          WHERE feedings.pet_id = pets.id AND feedings.date_f >= ${FIRST_DAY}) AS first
        FROM pets WHERE pets.uid = ${uid}) f
      UNION ALL SELECT max(pets.offer_date) FROM pets WHERE pets.uid = ${uid} AND pets.offer_date <= ${today}
      UNION ALL SELECT min(molts.date_mt) FROM pets JOIN molts ON molts.pet_id = pets.id
        WHERE pets.uid = ${uid} AND molts.date_mt BETWEEN ${FIRST_DAY} AND ${today}
      UNION ALL SELECT max(pets.mmt) FROM pets WHERE pets.uid = ${uid} AND pets.mmt <= ${today})`);
  return row?.first && row.last
    ? { first: Number(row.first.slice(0, 4)), last: Number(row.last.slice(0, 4)) }
    : null;
}

/** What was bought that is no animal. */
export function listBought(db: Executor, uid: number, from: Day, to: Day) {
  const { custom_text, price, currency } = purchases;
  return db
    .select({ custom_text, price, currency })
    .from(purchases)
    .where(
      and(
        eq(purchases.uid, uid),
        between(purchases.date, from, to),
        isNull(purchases.sc_id),
        ne(custom_text, ''),
      ),
    )
    .all();
}
