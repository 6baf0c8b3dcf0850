import { and, between, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { preparedRows } from '#src/db/prepared.ts';
import { feedings, measurements, molts, pets, places, purchases, species } from '#src/db/schema.ts';
import { FIRST_DAY } from '#src/domain/animal/counted-molts.ts';
import { lengthKinds } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import type {
  CountedAnimal,
  KnownLength,
  KnownMolt,
  Offer,
  Offers,
} from '#src/domain/statistics/records.ts';
import { bred } from '#src/features/animals/pets/lineage.ts';

// Each reads one keeper's records once. Days before FIRST_DAY are mistyped years, and count nowhere.

/** The tables of records, each with its day. */
const RECORDS = [
  ['feedings', 'date_f'],
  ['molts', 'date_mt'],
  ['measurements', 'date_ms'],
  ['events', 'date_ev'],
] as const;

/** Every animal that the keeper has or had, with the days of its first and newest records up to `today`. */
export const listCountedAnimals = (db: Executor, uid: number, today: Day): CountedAnimal[] =>
  preparedRows<CountedAnimal>(db, 'statistics animals', () => selectAnimals(db))({ uid, today });

function selectAnimals(db: Executor) {
  const today = sql.placeholder('today');
  const event = sql`(SELECT max(events.date_ev) FROM events
    WHERE events.pet_id = pets.id AND events.date_ev <= ${today})`;
  const measured = sql`(SELECT max(measurements.date_ms) FROM measurements
    WHERE measurements.pet_id = pets.id AND measurements.date_ms <= ${today})`;
  const kept = sql<Day>`ifnull(pets.kept_since, substr(pets.created, 1, 10))`;
  const isKnown = (day: SQL) => sql`${day} BETWEEN ${FIRST_DAY} AND ${today}`;
  const archived = (none: string) => sql`CASE WHEN pets.archived
    AND ${isKnown(sql`pets.archive_date`)} THEN pets.archive_date ELSE ${none} END`;
  /** Of all of its records; without any the day that changes nothing. */
  const record = (which: 'min' | 'max') => {
    const none = which === 'min' ? '9999' : '';
    const of = ([table, day]: readonly [string, string]) => sql`ifnull((
      SELECT ${sql.raw(`${which}(${day})`)} FROM ${sql.raw(table)}
      WHERE pet_id = pets.id AND ${isKnown(sql.raw(day))}), ${none})`;
    return sql`${sql.raw(which)}(${sql.join(RECORDS.map(of), sql`, `)})`;
  };
  return db
    .select({
      id: pets.id,
      name: pets.name,
      sc_id: pets.sc_id,
      sc_name: species.sc_name,
      an_type: species.an_type,
      gender: pets.gender,
      an_count: pets.an_count,
      hatched: pets.hatched,
      kept_since: kept.as('kept_since'),
      since: sql<Day>`min(${kept}, ${record('min')}, ${archived('9999')})`.as('since'),
      archived: pets.archived,
      archive_reason: pets.archive_reason,
      archive_date: pets.archive_date,
      gone: sql<Day>`CASE WHEN pets.archived THEN coalesce(nullif(${archived('')}, ''), ${record('max')}) ELSE '' END`.as(
        'gone',
      ),
      archive_note: pets.archive_note,
      place: sql<string | null>`places.path`.as('place'),
      last: sql<Day>`max(substr(pets.created, 1, 10), ifnull(pets.kept_since, ''), ifnull(pets.offer_date, ''), ifnull(pets.mmt, ''),
        ifnull(pets.pre_molt, ''), ifnull(${event}, ''), ifnull(${measured}, ''))`.as('last'),
    })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .leftJoin(places, eq(places.id, pets.place_id))
    .where(eq(pets.uid, sql.placeholder('uid')));
}

// The order of the index by which a keeper's animals are found: any other one would sort all of their records.
const inOrder = [pets.archived, pets.sc_id, pets.id] as const;

/** What was offered to each animal, in the order of their days. */
export const listOffers = (db: Executor, uid: number, from: Day, to: Day): Offer[] =>
  preparedRows<Offer>(db, 'statistics offers', () =>
    db
      .select({
        pet_id: feedings.pet_id,
        date_f: feedings.date_f,
        food: feedings.food,
        progress: feedings.progress,
        amount: feedings.amount,
      })
      .from(pets)
      .innerJoin(feedings, eq(feedings.pet_id, pets.id))
      .where(
        and(
          eq(pets.uid, sql.placeholder('uid')),
          between(feedings.date_f, sql.placeholder('from'), sql.placeholder('to')),
        ),
      )
      .orderBy(...inOrder, feedings.date_f),
  )({ uid, from, to });

/** How often each animal ate and refused. */
export const countOffers = (db: Executor, uid: number, from: Day, to: Day): Offers[] =>
  preparedRows<Offers>(db, 'statistics counts', () =>
    db
      .select({
        pet_id: feedings.pet_id,
        fed: sql<number>`sum(${feedings.progress} = 0)`.as('fed'),
        refused: sql<number>`sum(${feedings.progress} = 2)`.as('refused'),
      })
      .from(pets)
      .innerJoin(feedings, eq(feedings.pet_id, pets.id))
      .where(
        and(
          eq(pets.uid, sql.placeholder('uid')),
          between(feedings.date_f, sql.placeholder('from'), sql.placeholder('to')),
        ),
      )
      .groupBy(...inOrder),
  )({ uid, from, to });

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

/** Of each animal in the order of their days. */
export const listKnownMolts = (db: Executor, uid: number, to: Day): KnownMolt[] =>
  preparedRows<KnownMolt>(db, 'statistics molts', () =>
    db
      .select({
        pet_id: molts.pet_id,
        date_mt: molts.date_mt,
        size: molts.size,
        outcome: molts.outcome,
      })
      .from(pets)
      .innerJoin(molts, eq(molts.pet_id, pets.id))
      .where(
        and(
          eq(pets.uid, sql.placeholder('uid')),
          between(molts.date_mt, FIRST_DAY, sql.placeholder('to')),
        ),
      )
      .orderBy(...inOrder, molts.date_mt),
  )({ uid, to });

/** What was measured of each animal, but for weights. */
export const listKnownLengths = (db: Executor, uid: number, to: Day): KnownLength[] =>
  preparedRows<KnownLength>(db, 'statistics lengths', () =>
    db
      .select({
        pet_id: measurements.pet_id,
        date_ms: measurements.date_ms,
        kind: measurements.kind,
        value: measurements.value,
      })
      .from(pets)
      .innerJoin(measurements, eq(measurements.pet_id, pets.id))
      .where(
        and(
          eq(pets.uid, sql.placeholder('uid')),
          inArray(measurements.kind, lengthKinds),
          between(measurements.date_ms, FIRST_DAY, sql.placeholder('to')),
        ),
      ),
  )({ uid, to });

/** Of which animals feedings or molts are on a day to come, of a mistyped year, or molts from before hatching. */
export function listMisdatedPets(db: Executor, uid: number, today: Day) {
  const of = (table: string, day: string, more: SQL = sql`0`) =>
    db
      .all<{ id: number }>(
        sql`
        SELECT DISTINCT pets.id FROM pets JOIN ${sql.raw(table)} ON pet_id = pets.id
        WHERE pets.uid = ${uid}
          AND (${sql.raw(day)} < ${FIRST_DAY} OR ${sql.raw(day)} > ${today} OR ${more})`,
      )
      .map(({ id }) => id);
  return { feedings: of('feedings', 'feedings.date_f'), molts: of('molts', 'date_mt', isUnborn) };
}

const isUnborn = sql`ifnull(date_mt < hatched || substr('-01-01', length(hatched) - 3), 0)`;

/** How many records and losses are on a day to come, of a mistyped year, or molts before hatching: they count nowhere. */
export function countMisdated(db: Executor, uid: number, today: Day) {
  const outside = (table: string, day: string) => sql`
    (SELECT count(*) FROM pets JOIN ${sql.raw(table)} ON pet_id = pets.id
      WHERE pets.uid = ${uid} AND ${sql.raw(`${table}.${day}`)} < ${FIRST_DAY})
    + (SELECT count(*) FROM pets JOIN ${sql.raw(table)} ON pet_id = pets.id
      WHERE pets.uid = ${uid} AND ${sql.raw(`${table}.${day}`)} > ${today})`;
  const unborn = sql`
    (SELECT count(*) FROM pets JOIN molts ON pet_id = pets.id
      WHERE pets.uid = ${uid} AND date_mt BETWEEN ${FIRST_DAY} AND ${today}
        AND ${isUnborn})`;
  const [row] = db.all<{ feedings: number; molts: number; losses: number }>(sql`
    SELECT ${outside('feedings', 'date_f')} AS feedings,
      ${outside('molts', 'date_mt')} + ${unborn} AS molts,
      (SELECT ifnull(sum(an_count), 0) FROM pets WHERE uid = ${uid} AND archived
        AND archive_reason IN ('died', 'lost')
        AND (archive_date < ${FIRST_DAY} OR archive_date > ${today})) AS losses`);
  return row ?? { feedings: 0, molts: 0, losses: 0 };
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

/** Whether anything was noted in these days that the numbers of a year count. */
export function hasRecords(db: Executor, uid: number, from: Day, to: Day): boolean {
  const any = (table: string, day: string) => sql`EXISTS (
    SELECT 1 FROM pets JOIN ${sql.raw(table)} AS record ON record.pet_id = pets.id
    WHERE pets.uid = ${uid} AND ${sql.raw(`record.${day}`)} BETWEEN ${from} AND ${to})`;
  const [row] = db.all<{ known: number }>(sql`
    SELECT ${any('feedings', 'date_f')} OR ${any('molts', 'date_mt')} OR EXISTS (
      SELECT 1 FROM pets WHERE uid = ${uid} AND archived
        AND archive_reason IN ('died', 'lost') AND archive_date BETWEEN ${from} AND ${to}) AS known`);
  return row?.known === 1;
}

/** The last day before another one on which anything was noted that the numbers of a year count. */
export function findLastDay(db: Executor, uid: number, before: Day): Day | null {
  const isKnown = (day: SQL) => sql`${day} >= ${FIRST_DAY} AND ${day} < ${before}`;
  const [row] = db.all<{ day: Day | null }>(sql`
    SELECT max(day) AS day FROM (
      SELECT (SELECT max(date_f) FROM feedings
        WHERE pet_id = pets.id AND ${isKnown(sql`date_f`)}) AS day FROM pets WHERE uid = ${uid}
      UNION ALL SELECT (SELECT max(date_mt) FROM molts
        WHERE pet_id = pets.id AND ${isKnown(sql`date_mt`)}) FROM pets WHERE uid = ${uid}
      UNION ALL SELECT archive_date FROM pets WHERE uid = ${uid} AND archived
        AND archive_reason IN ('died', 'lost') AND ${isKnown(sql`archive_date`)})`);
  return row?.day ?? null;
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
