import type { Round } from './round.ts';
import { isRound, progressOf, type KeptRound, type Progress } from './round-progress.ts';
import { noteTime } from './server-clock.ts';
import { readStored, writeStored } from './storage.ts';
import { newKey } from './write-key.ts';

// A round is stored whole where its animals change, and without them after each tap: writing 2,000 animals again would
// take longer than all the rest of a tap. The name that both carry says which progress belongs to which animals.

type Stored = Partial<Round> & { name?: string; saved?: number };

/** What was stored last. */
let whole: { key: string; round: Round; name: string } | null = null;

/** When it was stored last. */
let saved = 0;
let keeper: RoundKeeper | null = null;
/** The round that was removed while nobody kept it, and when. */
let removed: { key: string; saved: number } | null = null;

/** Keeps a round more safely: whole where its animals change, and what changes with each tap. */
export type RoundKeeper = {
  keepWhole(whole: KeptRound): void;
  keepProgress(progress: Progress | null): void;
};

/** By the clock: what was stored before all was removed must not seem to be later than what came since. */
const nextSaved = () => Math.max(saved + 1, Date.parse(noteTime()));

export const savedAt = (): number => saved;

/** Whether what a keeper has of it is of before it was removed. */
export const isRemoved = (key: string): boolean => removed?.key === key;

/** To be kept with the records of a step: a round that has come less far than they would record them again. */
export const progressAhead = (after: Round): Progress | null => progressOf(after, nextSaved());

/**
 * Hands on the round that is there, and each that is stored from now on. That there is none says nothing new, unless it was
 * removed just now. Returns how to stop it.
 */
export function keepRounds(by: RoundKeeper, key: string, now: Round | null): () => void {
  keeper = by;
  const gone = removed?.key === key ? removed : null;
  if (now) {
    keepWhole(now);
    by.keepProgress(progressOf(now, saved));
  } else if (gone) {
    by.keepWhole({ round: null, saved: gone.saved });
    by.keepProgress(null);
  }
  if (gone) removed = null;
  return () => {
    if (keeper === by) keeper = null;
  };
}

/** Where what changes with each tap is stored. */
export const progressKey = (key: string): string => `${key}.progress`;

export function storeRound(key: string, round: Round | null): void {
  saved = nextSaved();
  if (!round) removed = keeper ? null : { key, saved };
  keeper?.keepProgress(round && progressOf(round, saved));
  const isSame =
    whole?.key === key && whole.round.pets === round?.pets && whole.round.stands === round.stands;
  if (whole && isSame) {
    const { pets: _, stands: __, ...progress } = round;
    writeStored(progressKey(key), { ...progress, name: whole.name, saved });
    return;
  }
  keepWhole(round);
  const name = newKey();
  const isStored = writeStored(key, round && { ...round, name, saved });
  // where there was no room, the former round is still there, with its progress
  if (isStored) writeStored(progressKey(key), null);
  whole = round && isStored ? { key, round, name } : null;
}

/** One that an earlier version began has no name by which its progress would be known. */
function keepWhole(round: Round | null): void {
  if (!round || round.begun !== undefined) keeper?.keepWhole({ round, saved });
}

/** Only this client writes it; one of another version is ignored. */
export function readRound(key: string): Round | null {
  const stored = readStored(key) as Stored | null;
  const progress = readStored(progressKey(key)) as Stored | null;
  const isNewer = progress !== null && progress.name === stored?.name;
  const { name: _, saved: then = 0, ...round } = { ...stored, ...(isNewer && progress) };
  saved = then;
  return isRound(round) ? round : null;
}
