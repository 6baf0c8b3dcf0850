import type { Day } from '#src/domain/days.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { requirePast } from '#src/platform/dates.ts';
import { requireOwnPets } from '#src/platform/ownership.ts';
import { conflict, notFound } from '#src/platform/problem.ts';
import {
  deleteEvent,
  findEventLike,
  findOwnEvent,
  insertEvent,
  updateEvent,
} from './events.queries.ts';

/**
 * Notes something that happened to a pet, in the keeper's words. `known`: it stood there already, word by
 * word, so that an undo leaves it.
 */
export function addEvent(
  context: Context,
  uid: number,
  pet_id: number,
  date_ev: Day,
  event: string,
) {
  const [added] = addEvents(context, uid, [pet_id], date_ev, event);
  if (!added) throw notFound('Pet');
  return { id: added.id, known: added.known };
}

/** The same for several pets at once. */
export function addEvents(
  context: Context,
  uid: number,
  pet_ids: number[],
  date_ev: Day,
  event: string,
) {
  requirePast(context, 'date_ev', date_ev);
  const words = event.trim();
  return inTransaction(context.db, (tx) =>
    requireOwnPets(tx, uid, pet_ids).map((pet_id) => {
      const known = findEventLike(tx, pet_id, date_ev, words) ? (1 as const) : (0 as const);
      return { pet_id, id: insertEvent(tx, pet_id, date_ev, words), known };
    }),
  );
}

/** Forgets several events at once: the undo of addEvents. */
export function forgetEvents(context: Context, uid: number, ids: number[]): void {
  inTransaction(context.db, (tx) => {
    for (const id of new Set(ids)) {
      if (!findOwnEvent(tx, uid, id)) throw notFound('Event');
      deleteEvent(tx, id);
    }
  });
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
