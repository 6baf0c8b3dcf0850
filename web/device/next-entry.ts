import { isPicture, isUpload, type QueueEntry } from './entries.ts';
import { idsIn, realId, translated, type Ids } from './ids.ts';

/**
 * The next entry to be sent: the first that waits, but for those that come after a refused one of the same animal, and those
 * that name records which the server does not have yet. Pictures and papers come after all others.
 */
export function nextEntry(queue: readonly QueueEntry[], ids: Ids): QueueEntry | undefined {
  const held = new Set<number>();
  const files = { pictures: new Set<number>(), all: new Set<number>(), sales: new Set<number>() };
  let upload: QueueEntry | undefined;
  for (const entry of queue) {
    // another file of the animal is the way out of one that was refused
    if (entry.state === 'sent' || (entry.state === 'refused' && isUpload(entry))) continue;
    const pets = entry.pets.map((pet) => realId(pet, ids));
    const sale = realId(Number(entry.body['slid'] ?? 0), ids);
    const isLate = needs(entry, { pets, sale }, files);
    const isHeld = entry.state === 'refused' || isLate || pets.some((pet) => held.has(pet));
    const isNext = !isHeld && !idsIn(translated(entry, ids)).some((id) => id < 0);
    if (isNext && !isUpload(entry)) return entry;
    if (isNext) upload ??= entry;
    if (isUpload(entry)) files.sales.add(sale);
    for (const pet of pets) {
      (isUpload(entry) ? files.all : held).add(pet);
      if (isPicture(entry)) files.pictures.add(pet);
    }
  }
  return upload;
}

/** What the files that wait belong to. */
type Files = Readonly<Record<'pictures' | 'all' | 'sales', ReadonlySet<number>>>;

/** Whether an entry has to come after an earlier file of its animal or its sale. */
function needs(
  { path }: QueueEntry,
  { pets, sale }: { pets: readonly number[]; sale: number },
  files: Files,
): boolean {
  if (path === '/sales/delete') return files.sales.has(sale);
  if (path === '/pet/delete') return pets.some((pet) => files.all.has(pet));
  return path.startsWith('/picture/') && pets.some((pet) => files.pictures.has(pet));
}

/** Takes an entry out, and with it those that name what it made. */
export function withDependents(queue: readonly QueueEntry[], gone: QueueEntry): QueueEntry[] {
  const out = new Set([gone]);
  for (const entry of queue)
    if (entry.place > gone.place && idsIn(entry).some((id) => isMadeBy([...out], id)))
      out.add(entry);
  return [...out];
}

/** The records of this device that writes of the queue name, looked up once for all entries of a long evening. */
export const namedIn = (queue: readonly QueueEntry[]): ReadonlySet<number> =>
  new Set(queue.flatMap((entry) => idsIn(entry).filter((id) => id < 0)));

/** Whether an entry makes one of these records. */
export const makesAny = (entry: QueueEntry, ids: ReadonlySet<number>): boolean =>
  ids.values().some((id) => made(entry, id));

export const isMadeBy = (entries: readonly QueueEntry[], id: number): boolean =>
  entries.some((one) => made(one, id));

const made = ({ first, pets }: QueueEntry, id: number): boolean =>
  id <= first && id > first - Math.max(1, pets.length);
