import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import { feedings, measurements, molts, speciesNumbers } from '#src/db/schema.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import type { NotedLength } from '#src/domain/animal/counted-sizes.ts';
import { sizeKind } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType, Gender } from '#src/domain/enums.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import type { ClubNumbers } from '#src/domain/species/club-numbers.ts';
import type { UsualGaps } from '#src/domain/species/spans.ts';

/** Species of which animals arrived, and, with a night, those that were last counted before it. */
export function listUncounted(db: Executor, night: Day | null): number[] {
  const soon = sql`SELECT sc_id FROM species_numbers WHERE stale = 1`;
  const tonight = sql`
    SELECT sc_id FROM pets WHERE uid > ${BUILT_IN_UID}
    UNION SELECT sc_id FROM species_numbers WHERE numbers IS NOT NULL OR usual IS NOT NULL
    EXCEPT SELECT sc_id FROM species_numbers WHERE stale = 0 AND counted = ${night}`;
  return db.all<{ sc_id: number }>(night === null ? soon : tonight).map(({ sc_id }) => sc_id);
}

export type CountedPet = {
  id: number;
  uid: number;
  name: string;
  an_type: AnimalType;
  gender: Gender;
  hatched: PartialDay | null;
  archive_date: Day | null;
};

/** Of each keeper, and of all of them. */
const MOST = { each: 40, all: 200 };

/**
 * Single animals of a species, the newest of each keeper first, those included that are archived. Left out are keepers
 * who stay out or are suspended, and records of animals whose life goes on with another keeper.
 */
export const listCountedPets = (db: Executor, sc_id: number): CountedPet[] =>
  db.all<CountedPet>(sql`
    SELECT id, uid, name, an_type, gender, hatched, archive_date FROM (
      SELECT pets.*, an_type, row_number() OVER (PARTITION BY uid ORDER BY id DESC) AS nth
      FROM pets JOIN species USING (sc_id)
      WHERE sc_id = ${sc_id} AND uid > ${BUILT_IN_UID} AND an_count = 1 AND handed_over = 0
        AND NOT EXISTS (SELECT 1 FROM users WHERE users.uid = pets.uid AND suspended = 1)
        AND NOT EXISTS (
          SELECT 1 FROM user_config
          WHERE user_config.uid = pets.uid AND conf_key = 'club_numbers' AND conf_val IN ('0', 'false')))
    WHERE nth <= ${MOST.each} ORDER BY nth, uid LIMIT ${MOST.all}`);

/** A keeper's own single animals of a species that are kept now. */
export const listOwnPets = (db: Executor, uid: number, sc_id: number): CountedPet[] =>
  db.all<CountedPet>(sql`
    SELECT id, uid, name, an_type, gender, hatched, archive_date
    FROM pets JOIN species USING (sc_id)
    WHERE uid = ${uid} AND archived = 0 AND sc_id = ${sc_id} AND an_count = 1
    ORDER BY id LIMIT ${MOST.each}`);

export const listMolts = (db: Executor, pet_id: number) =>
  prepared(db, 'molts in order', () =>
    db
      .select({ date_mt: molts.date_mt, size: molts.size })
      .from(molts)
      .where(eq(molts.pet_id, sql.placeholder('pet_id')))
      .orderBy(asc(molts.date_mt))
      .prepare(),
  ).all({ pet_id });

/** In the way that its type is known by. */
export const listLengths = (db: Executor, pet_id: number, an_type: AnimalType): NotedLength[] =>
  prepared(db, 'lengths of a kind', () =>
    db
      .select({
        date_ms: measurements.date_ms,
        kind: measurements.kind,
        value: measurements.value,
      })
      .from(measurements)
      .where(
        and(
          eq(measurements.pet_id, sql.placeholder('pet_id')),
          eq(measurements.kind, sql.placeholder('kind')),
        ),
      )
      .prepare(),
  ).all({ pet_id, kind: sizeKind(an_type) });

export const listMeals = (db: Executor, pet_id: number, from: Day, to: Day) =>
  prepared(db, 'meals in order', () =>
    db
      .select({ date_f: feedings.date_f, food: feedings.food })
      .from(feedings)
      .where(
        and(
          eq(feedings.pet_id, sql.placeholder('pet_id')),
          eq(feedings.progress, sql`0`),
          between(feedings.date_f, sql.placeholder('from'), sql.placeholder('to')),
        ),
      )
      .orderBy(asc(feedings.date_f))
      .prepare(),
  ).all({ pet_id, from, to });

export function storeNumbers(
  db: Executor,
  sc_id: number,
  numbers: ClubNumbers | null,
  usual: UsualGaps,
  counted: Day,
): void {
  const row = {
    numbers: numbers && JSON.stringify(numbers),
    usual: usual.length > 0 ? JSON.stringify(usual) : null,
    counted,
    stale: 0 as const,
  };
  db.insert(speciesNumbers)
    .values({ sc_id, ...row })
    .onConflictDoUpdate({ target: speciesNumbers.sc_id, set: row })
    .run();
}

export function findNumbers(db: Executor, sc_id: number): ClubNumbers | null {
  const row = db
    .select({ numbers: speciesNumbers.numbers })
    .from(speciesNumbers)
    .where(eq(speciesNumbers.sc_id, sc_id))
    .get();
  return row?.numbers ? (JSON.parse(row.numbers) as ClubNumbers) : null;
}
