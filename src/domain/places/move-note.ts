/** The note of an animal's history that it was moved on a day: `moved_from` is where it stood when the day began. */
type MoveNote = { id: number; moved_from: number | null };

/**
 * What becomes of the day's note when an animal goes from a place to another one (null: nowhere): there is one a day, from
 * where the day began, and none where the animal is back there.
 */
export function noteOfMove(
  noted: MoveNote | null,
  from: number | null,
  to: number | null,
): { moved_from: number | null } | 'none' | 'unchanged' {
  if (from === to) return 'unchanged';
  const moved_from = noted ? noted.moved_from : from;
  return moved_from === to ? 'none' : { moved_from };
}
