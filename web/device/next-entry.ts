import type { QueueEntry } from './entries.ts';
import { idsIn, realId, translated, type Ids } from './ids.ts';

/**
 * The next entry to be sent: the first that waits, but for those that come after a refused one of the same animal, and those
 * that name records which the server does not have yet.
 */
export function nextEntry(queue: readonly QueueEntry[], ids: Ids): QueueEntry | undefined {
  const held = new Set<number>();
  for (const entry of queue) {
    if (entry.state === 'sent') continue;
    const pets = entry.pets.map((pet) => realId(pet, ids));
    const isHeld = entry.state === 'refused' || pets.some((pet) => held.has(pet));
    if (!isHeld && !idsIn(translated(entry, ids)).some((id) => id < 0)) return entry;
    for (const pet of pets) held.add(pet);
  }
  return undefined;
}

/** Takes an entry out, and with it those that name what it made. */
export function withDependents(queue: readonly QueueEntry[], gone: QueueEntry): QueueEntry[] {
  const out = new Set([gone]);
  for (const entry of queue)
    if (
      entry.place > gone.place &&
      idsIn(entry).some((id) => [...out].some((one) => made(one, id)))
    )
      out.add(entry);
  return [...out];
}

const made = ({ first, pets }: QueueEntry, id: number): boolean =>
  id <= first && id > first - Math.max(1, pets.length);
