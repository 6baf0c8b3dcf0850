import type { Day } from '#src/domain/days.ts';

/** The note of a move: `event` is the path of the new place, `recorded` when it was noted, in milliseconds. */
export type MoveNote = {
  id: number;
  date_ev: Day;
  event: string;
  moved_from: number | null;
  recorded: number;
};
type Move = Omit<MoveNote, 'id' | 'moved_from'> & { place_id: number | null };

/** What changes of the notes of an animal's moves. `began`: where it stood when the day of a note began. */
type Changes = {
  remove: number[];
  update: { id: number; event: string; recorded: number } | null;
  insert: { moved_from: number | null } | null;
  began: { id: number; moved_from: number | null } | null;
};

/** Whether an animal was moved again after a move that comes late, from a device without a network. */
export const isMovedSince = (notes: readonly MoveNote[], recorded: number): boolean =>
  notes.some((note) => note.recorded > recorded);

/**
 * How a move that comes late is noted where the animal has moved on since: as it would be, had it come in its time, but
 * that it takes the line of no later move of its day, and none is without a line because of it.
 */
export function noteOfLateMove(notes: readonly MoveNote[], move: Move): Changes {
  const { place_id, date_ev, event, recorded } = move;
  const inTime = notes.toSorted((a, b) => a.recorded - b.recorded);
  const next = inTime.find((note) => note.recorded > recorded);
  const ofDay = inTime.filter((note) => note.date_ev === date_ev);
  const earlier = ofDay.findLast((note) => note.recorded <= recorded);
  const moved_from = (ofDay[0] ?? next)?.moved_from ?? null;
  const isSaid = ofDay.some((note) => note !== earlier && note.event === event);
  const isNoted = place_id !== moved_from && !isSaid;
  return {
    remove: earlier && !isNoted ? [earlier.id] : [],
    update: earlier && isNoted ? { id: earlier.id, event, recorded } : null,
    insert: !earlier && isNoted ? { moved_from } : null,
    began: next && next.date_ev > date_ev ? { id: next.id, moved_from: place_id } : null,
  };
}
