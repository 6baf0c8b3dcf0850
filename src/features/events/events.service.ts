import type { Day } from '#src/domain/days.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { requirePast } from '#src/platform/dates.ts';
import { requireOwnPet } from '#src/platform/ownership.ts';
import { conflict, notFound } from '#src/platform/problem.ts';
import {
  deleteEvent,
  findEventLike,
  findOwnEvent,
  insertEvent,
  updateEvent,
} from './events.queries.ts';

/** Notes something that happened to a pet, in the keeper's words. */
export function addEvent(
  context: Context,
  uid: number,
  pet_id: number,
  date_ev: Day,
  event: string,
): number {
  requirePast(context, 'date_ev', date_ev);
  requireOwnPet(context.db, uid, pet_id);
  return insertEvent(context.db, pet_id, date_ev, event.trim());
}

export function changeEvent(
  context: Context,
  uid: number,
  id: number,
  changes: { date_ev?: Day | undefined; event?: string | undefined },
): void {
  if (changes.date_ev) requirePast(context, 'date_ev', changes.date_ev);
  inTransaction(context.db, (tx) => {
    const found = findOwnEvent(tx, uid, id);
    if (!found) throw notFound('Event');
    const next = {
      date_ev: changes.date_ev ?? found.date_ev,
      event: changes.event?.trim() ?? found.event,
    };
    const twin = findEventLike(tx, found.pet_id, next.date_ev, next.event);
    if (twin && twin.id !== id)
      throw conflict('This event is noted on that day already.', {
        event: 'is noted on that day already',
      });
    updateEvent(tx, id, next);
  });
}

export function forgetEvent(context: Context, uid: number, id: number): void {
  if (!findOwnEvent(context.db, uid, id)) throw notFound('Event');
  deleteEvent(context.db, id);
}
