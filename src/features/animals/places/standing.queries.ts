import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { prepared, preparedRows } from '#src/db/prepared.ts';
import { events, pets } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';
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

/** What was noted of an animal's moves on a day. */
export const findMoveNote = (db: Executor, pet_id: number, day: Day) =>
  preparedRows(db, 'move note', () =>
    db
      .select({ id: events.id, moved_from: events.moved_from })
      .from(events)
      .where(
        and(
          eq(events.pet_id, sql.placeholder('pet_id')),
          eq(events.date_ev, sql.placeholder('day')),
          eq(events.move, sql`1`),
        ),
      )
      .orderBy(sql`recorded DESC, id DESC`),
  )({ pet_id, day })[0] ?? null;

export const insertMoveNote = (db: Executor, note: typeof events.$inferInsert): void =>
  void db
    .insert(events)
    .values({ ...note, move: 1 })
    .run();

export const updateMoveNote = (db: Executor, id: number, event: string, recorded: number): void =>
  void db.update(events).set({ event, recorded }).where(eq(events.id, id)).run();
