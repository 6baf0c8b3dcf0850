import { and, desc, eq, sql } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import { fromRows, jsonRows } from '#src/db/rows.ts';
import { events, pets } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';

export function listEvents(db: Executor, pet_id: number, offset: number, limit: number) {
  const rows = db
    .select({
      id: events.id,
      date_ev: events.date_ev,
      event: events.event,
      move: events.move,
      rev: events.rev,
    })
    .from(events)
    .where(eq(events.pet_id, pet_id))
    .orderBy(desc(events.date_ev), desc(events.recorded), desc(events.id))
    .limit(limit)
    .offset(offset)
    .all();
  return { rows, count: countRows(db, events, eq(events.pet_id, pet_id)) };
}

type Event = {
  pet_id: number;
  date_ev: Day;
  event: string;
  recorded?: number;
  move?: 0 | 1;
  planned?: 0 | 1;
};

/** The same text on the same day is one record, so a repeated call changes nothing. Returns its id. */
export const upsertEvent = (db: Executor, event: Event): number =>
  upsert(db).get({ rows: JSON.stringify([event]) }).id;

/** The same for a whole history. */
export function upsertEvents(db: Executor, rows: readonly Event[]): void {
  for (const part of jsonRows(rows)) upsert(db).run(part);
}

const upsert = (db: Executor) =>
  prepared(db, 'upsert events', () =>
    db
      .insert(events)
      .select(fromRows(events))
      .onConflictDoUpdate({
        target: [events.pet_id, events.date_ev, events.event, events.move],
        set: { recorded: sql`max(excluded.recorded, ${events.recorded})` },
      })
      .returning({ id: events.id })
      .prepare(),
  );

export function findOwnEvent(db: Executor, uid: number, id: number) {
  return db
    .select({
      id: events.id,
      pet_id: events.pet_id,
      date_ev: events.date_ev,
      event: events.event,
      move: events.move,
      planned: events.planned,
      recorded: events.recorded,
    })
    .from(events)
    .innerJoin(pets, eq(pets.id, events.pet_id))
    .where(and(eq(events.id, id), eq(pets.uid, uid)))
    .get();
}

/** An event of the keeper's own words; that an animal was moved (1) is another one. */
export function findEventLike(
  db: Executor,
  pet_id: number,
  date_ev: Day,
  event: string,
  move: 0 | 1 = 0,
) {
  return db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.pet_id, pet_id),
        eq(events.date_ev, date_ev),
        eq(events.event, event),
        eq(events.move, move),
      ),
    )
    .get();
}

export function updateEvent(
  db: Executor,
  id: number,
  changes: { date_ev: Day; event: string; recorded: number; planned: 0 | 1 },
): void {
  db.update(events).set(changes).where(eq(events.id, id)).run();
}

export function deleteEvent(db: Executor, id: number): void {
  db.delete(events).where(eq(events.id, id)).run();
}
