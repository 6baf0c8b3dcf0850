import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#src/db/database.ts';
import { prepared, preparedLimit } from '#src/db/prepared.ts';
import { events, feedings, molts, pets, species } from '#src/db/schema.ts';
import { FEEDINGS_AT_LEAST } from '#src/domain/sync/collection.ts';

const molt = { pet_id: molts.pet_id, date_mt: molts.date_mt, size: molts.size };

/** All molts of a pet. */
export const listMoltsOfPet = (db: Db, pet_id: number) =>
  prepared(db, 'molts of pet', () =>
    db
      .select(molt)
      .from(molts)
      .where(eq(molts.pet_id, sql.placeholder('pet_id')))
      .prepare(),
  ).all({ pet_id });

/** All molts of the pets that a keeper keeps now. */
export const listMoltsOfKeeper = (db: Db, uid: number) =>
  prepared(db, 'molts of keeper', () =>
    db
      .select(molt)
      .from(pets)
      .innerJoin(molts, eq(molts.pet_id, pets.id))
      .where(and(eq(pets.uid, sql.placeholder('uid')), eq(pets.archived, sql`0`)))
      .prepare(),
  ).all({ uid });

/** The last offers to a pet, the newest first. */
export const listLastOffers = (db: Db, pet_id: number) =>
  prepared(db, 'last offers', () =>
    db
      .select({ date_f: feedings.date_f, progress: feedings.progress })
      .from(feedings)
      .where(eq(feedings.pet_id, sql.placeholder('pet_id')))
      .orderBy(desc(feedings.date_f), desc(feedings.recorded), desc(feedings.id))
      .limit(preparedLimit(FEEDINGS_AT_LEAST))
      .prepare(),
  ).all({ pet_id });

/** What was noted as events of a pet. */
export const listEventTexts = (db: Db, pet_id: number): string[] =>
  prepared(db, 'event texts', () =>
    db
      .select({ event: events.event })
      .from(events)
      .where(and(eq(events.pet_id, sql.placeholder('pet_id')), eq(events.move, 0)))
      .prepare(),
  )
    .all({ pet_id })
    .map(({ event }) => event);

/** The events of those that a keeper keeps now and that may molt no more one day: `endsMolting`. */
export const listEventTextsOfKeeper = (db: Db, uid: number) =>
  prepared(db, 'event texts of keeper', () =>
    db
      .select({ pet_id: events.pet_id, event: events.event })
      .from(pets)
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .innerJoin(events, and(eq(events.pet_id, pets.id), eq(events.move, 0)))
      .where(
        and(
          eq(pets.uid, sql.placeholder('uid')),
          eq(pets.archived, sql`0`),
          or(
            inArray(species.an_type, ['insect', 'scorpion']),
            and(eq(pets.gender, 'm'), ne(species.an_type, 'reptile')),
          ),
        ),
      )
      .prepare(),
  ).all({ uid });
