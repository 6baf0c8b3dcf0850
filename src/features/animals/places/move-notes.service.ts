import type { Executor } from '#src/db/database.ts';
import type { Day } from '#src/domain/days.ts';
import { isMovedSince, noteOfLateMove } from '#src/domain/places/late-move.ts';
import { noteOfMove } from '#src/domain/places/move-note.ts';
import { deleteEvent } from '#src/features/animals/events/events.queries.ts';
import { insertMoveNote, listMoveNotes, updateMoveNote } from './standing.queries.ts';

/** On which day, and when a move was noted. */
type Moment = { today: Day; now: number };
type Place = { place_id: number | null; path: string };

/** Notes that an animal was moved, in the history of the day: one note a day, none where it is back. */
export function noteMove(
  tx: Executor,
  { today, now }: Moment,
  pet: { id: number; place_id: number | null },
  { place_id, path }: Place,
): void {
  if (pet.place_id === place_id) return;
  const ofDay = listMoveNotes(tx, pet.id).filter(({ date_ev }) => date_ev === today);
  const [noted] = ofDay;
  const outcome = noteOfMove(noted ?? null, pet.place_id, place_id);
  if (outcome === 'unchanged') return;
  if (outcome === 'none') {
    for (const { id } of ofDay) deleteEvent(tx, id);
  } else if (noted) {
    // an older move of the day that came late has a line of its own
    for (const { id, event } of ofDay.slice(1)) if (event === path) deleteEvent(tx, id);
    updateMoveNote(tx, noted.id, { event: path, recorded: Math.max(now, noted.recorded) });
  } else
    insertMoveNote(tx, { pet_id: pet.id, date_ev: today, event: path, recorded: now, ...outcome });
}

/** Notes a move that comes late, where the animal has moved on since. False where it has not. */
export function noteLateMove(
  tx: Executor,
  { today, now }: Moment,
  pet_id: number,
  { place_id, path }: Place,
): boolean {
  const notes = listMoveNotes(tx, pet_id);
  if (!isMovedSince(notes, now)) return false;
  const move = { date_ev: today, recorded: now, event: path };
  const { remove, update, insert, began } = noteOfLateMove(notes, { ...move, place_id });
  for (const id of remove) deleteEvent(tx, id);
  if (update) updateMoveNote(tx, update.id, { event: update.event, recorded: update.recorded });
  if (insert) insertMoveNote(tx, { pet_id, ...move, ...insert });
  if (began) updateMoveNote(tx, began.id, { moved_from: began.moved_from });
  return true;
}
