import type { QueueEntry } from './entries.ts';
import { idsIn, movesIn } from './ids.ts';
import { isMadeBy } from './next-entry.ts';
import { placeFieldOf } from './place-gone.ts';

/** What becomes of the queue where an entry is given up. */
export type GivenUp = {
  /** The entry, and what builds on it and has no meaning without it. */
  out: readonly QueueEntry[];
  /** What was put into a place that is given up: it goes to what that was to stand in. */
  kept: readonly QueueEntry[];
};

export function givenUp(queue: readonly QueueEntry[], gone: QueueEntry): GivenUp {
  const out = [gone];
  const kept: QueueEntry[] = [];
  for (const entry of queue) {
    if (entry.place <= gone.place) continue;
    const isOut = (one: QueueEntry) => idsIn(one).some((id) => isMadeBy(out, id));
    if (!isOut(entry)) continue;
    const left = aroundGivenUp(entry, gone);
    if (left && !isOut(left)) kept.push(left);
    else out.push(entry);
  }
  return { out, kept };
}

/** An entry that puts something into a place that is given up, into what that was to stand in. */
function aroundGivenUp(entry: QueueEntry, gone: QueueEntry): QueueEntry | undefined {
  const field = placeFieldOf(entry);
  if (gone.path !== '/place/add' || field === undefined) return undefined;
  const into = (gone.body['parent_id'] ?? null) as number | null;
  if (field === 'moved') {
    const moved = movesIn(entry).map((one) =>
      one.was.place_id === gone.first ? { ...one, was: { ...one.was, place_id: into } } : one,
    );
    return { ...entry, body: { ...entry.body, moved } };
  }
  // a note is of some place
  if (entry.body[field] !== gone.first || (into === null && field === 'id')) return undefined;
  const { after: _, ...body } = entry.body;
  return { ...entry, body: { ...body, [field]: into } };
}
