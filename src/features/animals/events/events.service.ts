import type { Day } from '#src/domain/days.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { requireEventDay } from '#src/platform/http/record-days.ts';
import { findRevision } from '#src/db/revisions.ts';
import { isAhead, plannedAfter } from '#src/domain/today/planned-events.ts';
import { isSuperseded, notedAt } from '#src/domain/feeding/noted.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { notesOf, type Noted, type NotedEach } from '#src/features/animals/feedings/noted-each.ts';
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
  happened: { date_ev: Day; event: string } & Noted,
  latest: Day,
) {
  const [added] = addEvents(context, uid, [pet_id], happened, latest, 'id');
  if (!added) throw notFound('pet', 'id');
  return { id: added.id, known: added.known };
}

/** The same for several pets at once, whose ids are in `field` of the body. */
export function addEvents(
  context: Context,
  uid: number,
  pet_ids: number[],
  { date_ev, event, ...noted }: { date_ev: Day; event: string } & NotedEach,
  latest: Day,
  field = 'ids',
) {
  requireEventDay('date_ev', date_ev, latest);
  const words = event.trim();
  const recordedAtOf = notesOf(pet_ids, noted);
  const now = context.now().getTime();
  const planned: 0 | 1 = isAhead(date_ev, latest) ? 1 : 0;
  return inTransaction(context.db, (tx) =>
    requireOwnPets(tx, uid, pet_ids, field).map((pet_id) => {
      const known = findEventLike(tx, pet_id, date_ev, words) ? (1 as const) : (0 as const);
      const recorded = notedAt(recordedAtOf(pet_id), now);
      const row = { pet_id, date_ev, event: words, recorded, planned };
      return { pet_id, id: upsertEvent(tx, row), known };
    }),
  );
}

/** Deletes several events at once, the undo of addEvents, but for those that were noted again later than `recorded_at`. */
export function removeEvents(
  context: Context,
  uid: number,
  { ids, recorded_at }: { ids: number[] } & Noted,
): { superseded: number[] } {
  return inTransaction(context.db, (tx) => {
    const superseded: number[] = [];
    for (const id of new Set(ids)) {
      const found = findOwnEvent(tx, uid, id);
      if (!found) throw notFound('event', 'ids');
      if (isSuperseded(recorded_at, found.recorded)) superseded.push(found.pet_id);
      else deleteEvent(tx, id);
    }
    return { superseded };
  });
}

/** Changes the fields that are given. Returns the revision. @throws Problem 404, 409 */
export function changeEvent(
  context: Context,
  uid: number,
  id: number,
  {
    if_rev,
    ...changes
  }: { date_ev?: Day | undefined; event?: string | undefined; if_rev?: number | undefined },
  latest: Day,
): number {
  if (changes.date_ev) requireEventDay('date_ev', changes.date_ev, latest);
  return inTransaction(context.db, (tx) => {
    const found = findOwnEvent(tx, uid, id);
    if (!found) throw notFound('event', 'id');
    refuseConflicts(findRevision(tx, 'events', id), if_rev, changes, found);
    const next = {
      date_ev: changes.date_ev ?? found.date_ev,
      event: changes.event?.trim() ?? found.event,
    };
    const duplicate = findEventLike(tx, found.pet_id, next.date_ev, next.event, found.move);
    if (duplicate && duplicate.id !== id)
      throw new Problem('event_exists', null, { field: 'event' });
    const planned = plannedAfter(found, next.date_ev, latest);
    updateEvent(tx, id, { ...next, planned, recorded: context.now().getTime() });
    return findRevision(tx, 'events', id).rev;
  });
}

/** Deletes an event, unless it was noted again later than `recorded_at`. */
export function removeEvent(
  context: Context,
  uid: number,
  { id, recorded_at }: { id: number } & Noted,
): { superseded: number[] } {
  const found = findOwnEvent(context.db, uid, id);
  if (!found) throw notFound('event', 'id');
  if (isSuperseded(recorded_at, found.recorded)) return { superseded: [found.pet_id] };
  deleteEvent(context.db, id);
  return { superseded: [] };
}
