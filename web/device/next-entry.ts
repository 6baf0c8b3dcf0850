import { isPicture, type QueueEntry } from './entries.ts';
import { idsIn, realId, translated, type Ids } from './ids.ts';

/**
 * The next entry to be sent: the first that waits, but for those that come after a refused one of the same animal, and those
 * that name records which the server does not have yet. A picture comes after all others.
 */
export function nextEntry(queue: readonly QueueEntry[], ids: Ids): QueueEntry | undefined {
  const held = new Set<number>();
  const pictured = new Set<number>();
  let picture: QueueEntry | undefined;
  for (const entry of queue) {
    // another picture of the animal is the way out of one that was refused
    if (entry.state === 'sent' || (entry.state === 'refused' && isPicture(entry))) continue;
    const pets = entry.pets.map((pet) => realId(pet, ids));
    const isLate = needsPicture(entry) && pets.some((pet) => pictured.has(pet));
    const isHeld = entry.state === 'refused' || isLate || pets.some((pet) => held.has(pet));
    const isNext = !isHeld && !idsIn(translated(entry, ids)).some((id) => id < 0);
    if (isNext && !isPicture(entry)) return entry;
    if (isNext) picture ??= entry;
    for (const pet of pets) (isPicture(entry) ? pictured : held).add(pet);
  }
  return picture;
}

/** Whether an entry has to come after an earlier picture of its animal. */
const needsPicture = ({ path }: QueueEntry): boolean =>
  path.startsWith('/picture/') || path === '/pet/delete';

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
