import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { events, pets } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';

export function listEvents(db: Executor, pet_id: number, offset: number, limit: number) {
  const rows = db
    .select({ id: events.id, date_ev: events.date_ev, event: events.event })
    .from(events)
    .where(eq(events.pet_id, pet_id))
    .orderBy(desc(events.date_ev), desc(events.id))
    .limit(limit)
    .offset(offset)
    .all();
  const total = db.select({ count: count() }).from(events).where(eq(events.pet_id, pet_id)).get();
  return { rows, count: total?.count ?? 0 };
}

/** The same words on the same day are one record, so a repeated call changes nothing. Returns its id. */
export function insertEvent(db: Executor, pet_id: number, date_ev: Day, event: string): number {
  return db
    .insert(events)
    .values({ pet_id, date_ev, event })
    .onConflictDoUpdate({ target: [events.pet_id, events.date_ev, events.event], set: { event } })
    .returning({ id: events.id })
    .get().id;
}

export function findOwnEvent(db: Executor, uid: number, id: number) {
  return db
    .select({ id: events.id, pet_id: events.pet_id, date_ev: events.date_ev, event: events.event })
    .from(events)
    .innerJoin(pets, eq(pets.id, events.pet_id))
    .where(and(eq(events.id, id), eq(pets.uid, uid)))
    .get();
}

export function findEventLike(db: Executor, pet_id: number, date_ev: Day, event: string) {
  return db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.pet_id, pet_id), eq(events.date_ev, date_ev), eq(events.event, event)))
    .get();
}

export function updateEvent(
  db: Executor,
  id: number,
  changes: { date_ev: Day; event: string },
): void {
  db.update(events).set(changes).where(eq(events.id, id)).run();
}

export function deleteEvent(db: Executor, id: number): void {
  db.delete(events).where(eq(events.id, id)).run();
}
