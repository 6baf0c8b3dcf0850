import { and, eq, exists, getTableName, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { prepared, preparedLimit, preparedRows } from '#src/db/prepared.ts';
import {
  events,
  feeders,
  feedings,
  handOverPets,
  imports,
  measurements,
  molts,
  pastPets,
  pets,
  places,
  planPets,
  plans,
  purchases,
  sales,
  species,
} from '#src/db/schema.ts';
import { soldOut } from '#src/db/sold-out.ts';

export function insertImport(
  db: Executor,
  uid: number,
  about: { added: number; file: string; created: string },
): number {
  return db
    .insert(imports)
    .values({ uid, ...about })
    .returning({ id: imports.id })
    .get().id;
}

/** What belongs to a keeper and may have come by an import. */
export const importedTables = [pets, plans, purchases, sales, pastPets, places] as const;

/**
 * Gives all of a keeper's rows to somebody else, as those of an import, sets the tags free, and takes the animals out of their
 * places.
 */
export function giveAway(db: Executor, uid: number, to: { uid: number; import_id: number }): void {
  for (const table of importedTables) {
    const left =
      table === pets
        ? { ...to, tag: '', place_id: null }
        : table === places
          ? { ...to, tag: '' }
          : to;
    db.update(table).set(left).where(eq(table.uid, uid)).run();
  }
}

/**
 * Takes one pet from its keeper, as an import of its own to remove. To everything else it is deleted: what the foreign keys
 * do to all but its history when it goes, is done at once. False when the keeper has no such pet.
 */
export function setApart(
  db: Executor,
  { uid, id }: { uid: number; id: number },
  to: { uid: number; import_id: number },
): boolean {
  const own = and(eq(pets.id, id), eq(pets.uid, uid));
  if (
    db
      .update(pets)
      .set({ ...to, tag: '', place_id: null })
      .where(own)
      .returning({ id: pets.id })
      .all().length === 0
  )
    return false;
  for (const table of [planPets, handOverPets]) db.delete(table).where(eq(table.pet_id, id)).run();
  db.update(purchases).set({ parent_id: null }).where(eq(purchases.parent_id, id)).run();
  db.update(sales).set({ pet_id: null }).where(eq(sales.pet_id, id)).run();
  db.update(pastPets).set({ back_id: null }).where(eq(pastPets.back_id, id)).run();
  return true;
}

const historyTables = [feedings, molts, measurements, events] as const;

/** Whether a pet has more records of one kind than so many. */
export const hasLongHistory = (db: Executor, pet_id: number, records: number): boolean =>
  historyTables.some(
    (table) => someRecords(db, table, { pet_id, limit: records + 1 }).length > records,
  );

/** An import that the built-in user owns is being stored or removed. */
export const updateImportOwner = (db: Executor, id: number, uid: number): void =>
  void db.update(imports).set({ uid }).where(eq(imports.id, id)).run();

export const listImportsOf = (db: Executor, uid: number): number[] =>
  db
    .select({ id: imports.id })
    .from(imports)
    .where(eq(imports.uid, uid))
    .all()
    .map(({ id }) => id);

/** The feeders that a pet got. */
export const listFoods = (db: Executor, pet_id: number): string[] =>
  preparedRows(db, 'foods of pet', () =>
    db
      .selectDistinct({ food: feedings.food })
      .from(feedings)
      .where(eq(feedings.pet_id, sql.placeholder('pet_id'))),
  )({ pet_id }).map(({ food }) => food);

/** Deletes `limit` records of a pet that has more of one kind, and returns true. */
export const deletedSome = (db: Executor, pet_id: number, limit: number): boolean =>
  historyTables.some((table) => {
    const some = someRecords(db, table, { pet_id, limit: limit + 1 });
    if (some.length <= limit) return false;
    const ids = some.slice(1).map(({ id }) => id);
    db.delete(table).where(inArray(table.id, ids)).run();
    return true;
  });

const someRecords = (
  db: Executor,
  table: (typeof historyTables)[number],
  which: { pet_id: number; limit: number },
) =>
  preparedRows(db, `records of pet in ${getTableName(table)}`, () =>
    db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.pet_id, sql.placeholder('pet_id')))
      .limit(preparedLimit('limit')),
  )(which);

/**
 * What was sold or archived of a pet since it came back is its tombstone's, which stands in the stock book again once it is
 * gone.
 */
export function leaveTombstone(db: Executor, id: number): void {
  prepared(db, 'how a pet that came back left', () =>
    db
      .update(pastPets)
      .set({
        an_count: ofPet(sql`iif(${soldOut}, 0, pets.an_count)`),
        archive_reason: ofPet(pets.archive_reason),
        archive_date: ofPet(pets.archive_date),
        archive_note: ofPet(pets.archive_note),
      })
      .where(and(eq(pastPets.back_id, sql.placeholder('id')), eq(ofPet(pets.archived), 1)))
      .prepare(),
  ).run({ id });
  prepared(db, 'sales of a pet that came back', () => {
    const back = db
      .select({ id: pastPets.id })
      .from(pastPets)
      .where(eq(pastPets.back_id, sql.placeholder('id')));
    return db
      .update(sales)
      .set({ past_id: sql`(${back})` })
      .where(and(eq(sales.pet_id, sql.placeholder('id')), exists(back)))
      .prepare();
  }).run({ id });
}

/** What the pet says that a tombstone came back as. */
const ofPet = (value: SQLWrapper) =>
  sql`(SELECT ${value} FROM pets WHERE pets.id = past_pets.back_id)`;

/** Prepared, since each time all triggers of its history would be compiled again. */
export const deletePet = (db: Executor, id: number): void =>
  void prepared(db, 'delete pet', () =>
    db
      .delete(pets)
      .where(eq(pets.id, sql.placeholder('id')))
      .prepare(),
  ).run({ id });

/** Deletes some of what an import added besides its pets. Returns whether there was any. */
export function deleteSome(db: Executor, import_id: number, limit: number): boolean {
  return [
    { table: plans, key: plans.fp_id },
    { table: purchases, key: purchases.id },
    { table: sales, key: sales.slid },
    { table: pastPets, key: pastPets.id },
    { table: places, key: places.id },
  ].some(({ table, key }) => {
    const own = and(eq(table.import_id, import_id), table === places ? isEmpty : undefined);
    const some = db.select({ key }).from(table).where(own).limit(limit);
    return db.delete(table).where(inArray(key, some)).returning({ key }).all().length > 0;
  });
}

/** What stands in a place that an import made is kept, and the place with it. */
const isEmpty = sql`NOT EXISTS (SELECT 1 FROM pets WHERE place_id = places.id)
  AND NOT EXISTS (SELECT 1 FROM places inner_place WHERE inner_place.parent_id = places.id)`;

/**
 * Deletes some of the species that an import added to the club's list, but those that anybody uses or has edited since. The
 * log keeps who added them, and says what they were. Returns whether there was any.
 */
export function deleteSomeSpecies(
  db: Executor,
  import_id: number,
  { limit, time }: { limit: number; time: string },
): boolean {
  const some = db
    .select({ sc_id: species.sc_id })
    .from(species)
    .where(and(eq(species.import_id, import_id), isUnused))
    .limit(limit)
    .all();
  for (const { sc_id } of some) {
    db.run(sql`INSERT INTO species_log (action_time, action_type, action_user, sc_id, sc_name, changes)
      SELECT ${time}, 'delete', action_user, sc_id, sc_name, (SELECT json_group_array(json_object(
          'field', value ->> 'field', 'old', value -> 'new', 'new', NULL)) FROM json_each(changes))
      FROM species_log WHERE sc_id = ${sc_id} AND action_type = 'add'`);
    db.delete(species).where(eq(species.sc_id, sc_id)).run();
  }
  return some.length > 0;
}

const isUnused = sql`NOT EXISTS (SELECT 1 FROM pets WHERE sc_id = species.sc_id)
  AND NOT EXISTS (SELECT 1 FROM purchases WHERE sc_id = species.sc_id)
  AND NOT EXISTS (SELECT 1 FROM past_pets WHERE sc_id = species.sc_id)
  AND NOT EXISTS (SELECT 1 FROM plans WHERE fp_filter LIKE '%sc_id=%' || species.sc_id || '%')
  AND NOT EXISTS (SELECT 1 FROM species_log log
    WHERE log.sc_id = species.sc_id AND log.action_type = 'update')`;

export const deleteFeeders = (db: Executor, uid: number): void =>
  void db.delete(feeders).where(eq(feeders.uid, uid)).run();

/** Deletes a feeder that nothing uses any more. */
export function deleteUnusedFeeder(db: Executor, uid: number, food: string): void {
  const unused = and(eq(feeders.uid, uid), eq(feeders.food, food), eq(feeders.uses, 0));
  db.delete(feeders).where(unused).run();
}

export const deleteImport = (db: Executor, id: number): void =>
  void db.delete(imports).where(eq(imports.id, id)).run();

/** Some pets of an import that is being removed, with their owner. */
export function listImportedPets(db: Executor, import_id: number, limit: number) {
  return db
    .select({ id: pets.id, uid: pets.uid })
    .from(pets)
    .where(eq(pets.import_id, import_id))
    .limit(limit)
    .all();
}
