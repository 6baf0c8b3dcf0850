import type { Expo } from '#src/features/club/expos/expos.queries.ts';
import { compareText } from '#src/domain/text/collation.ts';
import type { Collection } from './collection.ts';
import { isShown, type QueueEntry } from './entries.ts';
import { expoWriters, withExpoChange, type ExpoChange } from './writers/expos.ts';

// The stock lists of the expos that an administrator has opened on this device. No sync tells of them: the last answer of
// the server is kept, and what was changed here since is laid over it as over the collection.

/** `kept_at`: when the server answered. */
export type KeptExpo = Expo & { hidden: readonly number[]; kept_at: string };

/** What the device shows of an expo; undefined where it was never opened here. */
export function keptExpo({ expos, animals }: Collection, id: number): KeptExpo | undefined {
  const expo = expos.get(id);
  const isHidden = (pet: number) => {
    const animal = animals.get(pet);
    return !animal || (!animal.is_public && !animal.archived);
  };
  return expo && { ...expo, hidden: expo.hidden.filter(isHidden) };
}

/** All that were opened here as rows of their list: newest first. */
export const keptExpos = ({ expos }: Collection) =>
  [...expos.values()]
    .toSorted((a, b) => compareText(b.e_date, a.e_date) || b.expid - a.expid)
    .map(({ expid, e_date, e_name, e_table }) => ({
      ...{ expid, e_date, e_name, e_table },
      ue_tableid: e_table || null,
    }));

const isChange = ({ method, path }: QueueEntry): boolean => `${method} ${path}` in expoWriters;

/** Whether a change of this expo lies over what the server answered. */
export const isExpoNoted = (queue: readonly QueueEntry[], id: number): boolean =>
  queue.some((entry) => isChange(entry) && isShown(entry) && entry.body['expid'] === id);

/** The kept expos with what the server has taken since: entries of the queue that a sync contains are laid over nothing. */
export function withArrived(
  expos: Collection['expos'],
  before: readonly QueueEntry[],
  after: readonly QueueEntry[],
): Collection['expos'] {
  const was = new Set(before.filter(isShown).map(({ place }) => place));
  const arrived = after.filter(
    (entry) => isChange(entry) && entry.contained && was.has(entry.place),
  );
  if (arrived.length === 0) return expos;
  return arrived
    .toSorted((a, b) => a.place - b.place)
    .reduce((kept, { body }) => withExpoChange(kept, body as ExpoChange) ?? kept, expos);
}
