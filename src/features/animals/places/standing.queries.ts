import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { prepared, preparedRows } from '#src/db/prepared.ts';
import { events, pets } from '#src/db/schema.ts';
import type { Standing } from '#src/domain/places/standing.ts';

const standing = {
  id: pets.id,
  place_id: pets.place_id,
  place_order: pets.place_order,
  archived: pets.archived,
};

/** All animals of a place, archived ones too, in their order. */
export const listStanding = (db: Executor, place_id: number) =>
  preparedRows(db, 'standing in place', () =>
    db
      .select(standing)
      .from(pets)
      .where(eq(pets.place_id, sql.placeholder('place_id')))
      .orderBy(pets.place_order, pets.id),
  )({ place_id });

/** Where some of a keeper's animals stand, in the order of the ids. */
export function listPlacesOf(db: Executor, uid: number, ids: readonly number[]) {
  const rows = preparedRows(db, 'places of pets', () =>
    db
      .select(standing)
      .from(pets)
      .where(
        sql`id IN (SELECT value FROM json_each(${sql.placeholder('ids')})) AND +uid = ${sql.placeholder('uid')}`,
      ),
  )({ uid, ids: JSON.stringify(ids) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Puts animals into a place, or nowhere, each at its number there. */
export function updateStanding(
  db: Executor,
  place_id: number | null,
  rows: readonly Standing[],
): void {
  const update = prepared(db, 'put into place', () =>
    db
      .update(pets)
      .set({
        place_id: sql`${sql.placeholder('place_id')}`,
        place_order: sql`${sql.placeholder('place_order')}`,
      })
      .where(eq(pets.id, sql.placeholder('id')))
      .prepare(),
  );
  for (const row of rows) update.run({ place_id, ...row });
}

/** What was noted of an animal's moves, the newest first. */
export const listMoveNotes = (db: Executor, pet_id: number) =>
  preparedRows(db, 'move notes', () =>
    db
      .select({
        id: events.id,
        date_ev: events.date_ev,
        event: events.event,
        moved_from: events.moved_from,
        recorded: events.recorded,
      })
      .from(events)
      .where(and(eq(events.pet_id, sql.placeholder('pet_id')), eq(events.move, sql`1`)))
      .orderBy(sql`recorded DESC, id DESC`),
  )({ pet_id });

export const insertMoveNote = (db: Executor, note: typeof events.$inferInsert): void =>
  void db
    .insert(events)
    .values({ ...note, move: 1 })
    .run();

type NoteChanges = Partial<Pick<typeof events.$inferSelect, 'event' | 'recorded' | 'moved_from'>>;

export const updateMoveNote = (db: Executor, id: number, changes: NoteChanges): void =>
  void db.update(events).set(changes).where(eq(events.id, id)).run();
