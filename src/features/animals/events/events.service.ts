import type { Day } from '#src/domain/days.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { requireEventDay } from '#src/platform/http/record-days.ts';
import { requireOwnPets } from '#src/platform/security/ownership.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import {
  deleteEvent,
  findEventLike,
  findOwnEvent,
  updateEvent,
  upsertEvent,
} from './events.queries.ts';

/**
 * Records something that happened to a pet, in the keeper's own text. `known`: exactly this event existed already, so an
 * undo keeps it.
 */
export function addEvent(
  context: Context,
  uid: number,
  pet_id: number,
  happened: { date_ev: Day; event: string },
  latest: Day,
) {
  const [added] = addEvents(context, uid, [pet_id], happened, latest);
  if (!added) throw notFound('pet');
  return { id: added.id, known: added.known };
}

/** The same for several pets at once. */
export function addEvents(
  context: Context,
  uid: number,
  pet_ids: number[],
  { date_ev, event }: { date_ev: Day; event: string },
  latest: Day,
) {
  requireEventDay('date_ev', date_ev, latest);
  const words = event.trim();
  return inTransaction(context.db, (tx) =>
    requireOwnPets(tx, uid, pet_ids).map((pet_id) => {
      const known = findEventLike(tx, pet_id, date_ev, words) ? (1 as const) : (0 as const);
      return { pet_id, id: upsertEvent(tx, { pet_id, date_ev, event: words }), known };
    }),
  );
}

/** Deletes several events at once: the undo of addEvents. */
export function removeEvents(context: Context, uid: number, ids: number[]): void {
  inTransaction(context.db, (tx) => {
    for (const id of new Set(ids)) {
      if (!findOwnEvent(tx, uid, id)) throw notFound('event');
      deleteEvent(tx, id);
    }
  });
}

export function changeEvent(
  context: Context,
  uid: number,
  id: number,
  changes: { date_ev?: Day | undefined; event?: string | undefined },
  latest: Day,
): void {
  if (changes.date_ev) requireEventDay('date_ev', changes.date_ev, latest);
  inTransaction(context.db, (tx) => {
    const found = findOwnEvent(tx, uid, id);
    if (!found) throw notFound('event');
    const next = {
      date_ev: changes.date_ev ?? found.date_ev,
      event: changes.event?.trim() ?? found.event,
    };
    const duplicate = findEventLike(tx, found.pet_id, next.date_ev, next.event);
    if (duplicate && duplicate.id !== id)
      throw new Problem('event_exists', null, { field: 'event' });
    updateEvent(tx, id, next);
  });
}

export function removeEvent(context: Context, uid: number, id: number): void {
  if (!findOwnEvent(context.db, uid, id)) throw notFound('event');
  deleteEvent(context.db, id);
}
