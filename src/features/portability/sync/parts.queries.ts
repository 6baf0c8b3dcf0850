import { and, eq, gt, sql } from 'drizzle-orm';
import { columnsOf, planColumns } from '#src/db/columns.ts';
import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { databaseId } from '#src/db/database-id.ts';
import { preparedRows } from '#src/db/prepared.ts';
import {
  feedings,
  mergedSpecies,
  places,
  planPets,
  plans,
  species,
  speciesNumbers,
  speciesSynonyms,
  syncGone,
  syncParts,
  writeAnswers,
} from '#src/db/schema.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { findSyncRev } from '#src/db/sync.ts';
import type { Day } from '#src/domain/days.ts';
import type { DevicePlace, DeviceSpecies } from '#src/domain/sync/collection.ts';
import type { UsualGaps } from '#src/domain/species/spans.ts';
import { placeFields } from '#src/records/place.ts';
import type { State } from './cursor.ts';

export const findState = (db: Executor, uid: number): State => ({
  database: databaseId(db),
  rev: findSyncRev(db, uid) ?? 0,
  species: listParts(db, BUILT_IN_UID)['species'] ?? 0,
  oldest: listParts(db, uid)['gone'] ?? 0,
});

/** The highest id of all feedings (anyone's): those that are recorded later have higher ones. */
export const findLastFeeding = (db: Executor): number =>
  preparedRows(db, 'last feeding', () =>
    db.select({ id: sql<number>`ifnull(max(${feedings.id}), 0)`.as('id') }).from(feedings),
  )({})[0]?.id ?? 0;

/** The revisions of a keeper's parts; one that never changed has none. */
export const listParts = (db: Executor, uid: number): Record<string, number> =>
  Object.fromEntries(
    preparedRows(db, 'sync parts', () =>
      db
        .select({ part: syncParts.part, sync_rev: syncParts.sync_rev })
        .from(syncParts)
        .where(eq(syncParts.uid, sql.placeholder('uid'))),
    )({ uid }).map(({ part, sync_rev }) => [part, sync_rev]),
  );

export const listGone = (db: Executor, uid: number, since: number): number[] =>
  preparedRows(db, 'gone pets', () =>
    db
      .select({ id: syncGone.id })
      .from(syncGone)
      .where(
        and(
          eq(syncGone.uid, sql.placeholder('uid')),
          gt(syncGone.sync_rev, sql.placeholder('since')),
        ),
      ),
  )({ uid, since }).map(({ id }) => id);

/** Forgets all but the newest of those that left a keeper: a device that was away for as long takes everything again. */
export function purgeGone(db: Db, most = 10_000): void {
  inTransaction(db, (tx) => {
    tx.run(sql`
      INSERT INTO sync_parts (uid, part, sync_rev)
      SELECT uid, 'gone', max(sync_rev) FROM ${beyond(most)} GROUP BY uid
      ON CONFLICT (uid, part) DO UPDATE SET sync_rev = excluded.sync_rev`);
    tx.run(sql`DELETE FROM sync_gone WHERE (uid, id) IN (SELECT uid, id FROM ${beyond(most)})`);
  });
}

const beyond = (most: number) => sql`(
  SELECT uid, id, sync_rev FROM (
    SELECT *, row_number() OVER (PARTITION BY uid ORDER BY sync_rev DESC, id) AS place FROM sync_gone)
  WHERE place > ${most})`;

/** The keys of the keeper's writes that were answered since. */
export const listAnswered = (db: Executor, uid: number, since: number): string[] =>
  preparedRows(db, 'answered writes', () =>
    db
      .select({ key: writeAnswers.key })
      .from(writeAnswers)
      .where(
        and(
          eq(writeAnswers.uid, sql.placeholder('uid')),
          gt(writeAnswers.sync_rev, sql.placeholder('since')),
        ),
      ),
  )({ uid, since }).map(({ key }) => key);

/** The plans, without their animals. `used_before`: when each was last used before the day `from`. */
export const listPlans = (db: Executor, uid: number, from: Day) =>
  preparedRows(db, 'plans of a device', () =>
    db
      .select({
        ...planColumns,
        rev: plans.rev,
        used_before: sql<Day | null>`(
          SELECT max(date_f) FROM feedings
          WHERE feedings.fp_id = plans.fp_id AND date_f < ${sql.placeholder('from')})`.as(
          'used_before',
        ),
      })
      .from(plans)
      .where(eq(plans.uid, sql.placeholder('uid')))
      .orderBy(plans.fp_id),
  )({ uid, from });

export const listPlanPets = (db: Executor, uid: number) =>
  preparedRows(db, 'pets of plans', () =>
    db
      .select({ fp_id: planPets.fp_id, pet_id: planPets.pet_id })
      .from(plans)
      .innerJoin(planPets, eq(planPets.fp_id, plans.fp_id))
      .where(eq(plans.uid, sql.placeholder('uid')))
      .orderBy(planPets.fp_id, planPets.pet_id),
  )({ uid });

export const listDevicePlaces = (db: Executor, uid: number): Omit<DevicePlace, 'entries'>[] =>
  preparedRows(db, 'places of a device', () =>
    db
      .select({
        id: places.id,
        parent_id: places.parent_id,
        position: places.position,
        ...columnsOf(places, placeFields),
        rev: places.rev,
      })
      .from(places)
      .where(eq(places.uid, sql.placeholder('uid')))
      .orderBy(places.id),
  )({ uid });

const ofKeeper = sql`${species.sc_id} IN (SELECT sc_id FROM pets WHERE uid = ${sql.placeholder('uid')})`;

/** The species of the keeper's animals. */
export function listSpecies(db: Executor, uid: number): DeviceSpecies[] {
  const rows = preparedRows(db, 'species of a device', () =>
    db
      .select({
        sc_id: species.sc_id,
        sc_name: species.sc_name,
        cm_name: species.cm_name,
        de_name: species.de_name,
        an_type: species.an_type,
        env_type: species.env_type,
        humidity: species.humidity,
        country_code: species.country_code,
        usual: speciesNumbers.usual,
      })
      .from(species)
      .leftJoin(speciesNumbers, eq(speciesNumbers.sc_id, species.sc_id))
      .where(ofKeeper)
      .orderBy(species.sc_id),
  )({ uid });
  const names = Map.groupBy(listSynonyms(db, uid), ({ sc_id }) => sc_id);
  const merged = Map.groupBy(listMerged(db, uid), ({ into_id }) => into_id);
  return rows.map((row) => ({
    ...row,
    ...(merged.has(row.sc_id) && {
      merged: (merged.get(row.sc_id) ?? []).map(({ sc_id }) => sc_id),
    }),
    usual: row.usual === null ? null : (JSON.parse(row.usual) as UsualGaps),
    synonyms: (names.get(row.sc_id) ?? []).map(({ sc_name }) => sc_name),
  }));
}

const listSynonyms = (db: Executor, uid: number) =>
  preparedRows(db, 'synonyms of a device', () =>
    db
      .select({ sc_id: speciesSynonyms.sc_id, sc_name: speciesSynonyms.sc_name })
      .from(speciesSynonyms)
      .innerJoin(species, eq(species.sc_id, speciesSynonyms.sc_id))
      .where(ofKeeper)
      .orderBy(speciesSynonyms.sc_name),
  )({ uid });

const listMerged = (db: Executor, uid: number) =>
  preparedRows(db, 'merged species of a device', () =>
    db
      .select({ sc_id: mergedSpecies.sc_id, into_id: mergedSpecies.into_id })
      .from(mergedSpecies)
      .innerJoin(species, eq(species.sc_id, mergedSpecies.into_id))
      .where(ofKeeper)
      .orderBy(mergedSpecies.sc_id),
  )({ uid });
