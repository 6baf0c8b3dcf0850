import { and, asc, eq, gt, gte, lte, or, sql } from 'drizzle-orm';
import { planRuleColumns } from '#src/db/columns.ts';
import type { Db } from '#src/db/database.ts';
import { petIdentity } from '#src/db/pet-card.ts';
import { prepared, preparedRows } from '#src/db/prepared.ts';
import { events, pets, places, planPets, plans, species } from '#src/db/schema.ts';
import type { Measured } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import { LAST_WEIGHTS } from '#src/domain/today/weighing.ts';

const uidIs = () => eq(pets.uid, sql.placeholder('uid'));
const isKept = eq(pets.archived, sql`0`);

/** What a day is summed up from of each animal that a keeper keeps. */
export const listTodayAnimals = (db: Db, uid: number) =>
  preparedRows(db, 'today animals', () =>
    db
      .select({
        ...petIdentity,
        archived: pets.archived,
        notes: pets.notes,
        hatched: pets.hatched,
        kept_since: pets.kept_since,
        created: pets.created,
        place_id: pets.place_id,
        food: pets.food,
        offer_date: pets.offer_date,
        offer_food: pets.offer_food,
        progress: pets.progress,
        refusals: pets.refusals,
        refused_since: pets.refused_since,
        pre_molt: pets.pre_molt,
        mmt: pets.mmt,
        size: pets.size,
      })
      .from(pets)
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .where(and(uidIs(), isKept)),
  )({ uid });

/** The active plans of each animal. */
export const listTodayPlans = (db: Db, uid: number) =>
  preparedRows(db, 'today plans', () =>
    db
      .select({
        pet_id: planPets.pet_id,
        fp_id: plans.fp_id,
        fp_name: plans.fp_name,
        ...planRuleColumns,
        def_feeder: plans.def_feeder,
      })
      .from(plans)
      .innerJoin(planPets, eq(planPets.fp_id, plans.fp_id))
      .where(and(eq(plans.uid, sql.placeholder('uid')), eq(plans.fp_active, sql`1`))),
  )({ uid });

export const listTodayPlaces = (db: Db, uid: number) =>
  preparedRows(db, 'today places', () =>
    db
      .select({
        id: places.id,
        parent_id: places.parent_id,
        position: places.position,
        name: places.name,
        kind: places.kind,
        path: places.path,
      })
      .from(places)
      .where(eq(places.uid, sql.placeholder('uid'))),
  )({ uid });

/** The last weights of each animal that was ever weighed, the newest first. */
export const listLastWeights = (db: Db, uid: number, today: Day) =>
  db.all<Measured & { pet_id: number }>(sql`
    SELECT measurements.pet_id, measurements.date_ms, measurements.value FROM pets
    CROSS JOIN measurements ON measurements.id IN (
      SELECT id FROM measurements AS last
      WHERE last.pet_id = pets.id AND last.kind = 'weight' AND last.date_ms <= ${today}
      ORDER BY last.date_ms DESC LIMIT ${LAST_WEIGHTS})
    WHERE pets.uid = ${uid} AND pets.archived = 0 AND pets.weight IS NOT NULL
    ORDER BY measurements.date_ms DESC`);

/** What is planned from a day up to another one (domain/today/planned-events.ts). */
export const listEventsAhead = (db: Db, uid: number, today: Day, to: Day) =>
  prepared(db, 'events ahead', () =>
    db
      .select({ pet_id: events.pet_id, date_ev: events.date_ev, event: events.event })
      .from(pets)
      .innerJoin(events, eq(events.pet_id, pets.id))
      .where(
        and(
          uidIs(),
          isKept,
          gte(events.date_ev, sql.placeholder('today')),
          or(gt(events.date_ev, sql.placeholder('today')), eq(events.planned, 1)),
          lte(events.date_ev, sql.placeholder('to')),
        ),
      )
      .orderBy(asc(events.id))
      .prepare(),
  ).all({ uid, today, to });
