import type { Round } from './round.ts';
import { progressOf, type Progress } from './round-progress.ts';
import { readStored, writeStored } from './storage.ts';
import { newKey } from './write-key.ts';

// A round is stored whole where its animals change, and without them after each tap: writing 2,000 animals again would
// take longer than all the rest of a tap. The name that both carry says which progress belongs to which animals.

type Stored = Partial<Round> & { name?: string; saved?: number };

/** What was stored last. */
let whole: { key: string; round: Round; name: string } | null = null;

/** Counts what is stored, from what was read on. */
let saved = 0;
let keep: ((progress: Progress | null) => void) | null = null;

export const savedAt = (): number => saved;

/** Hands what changes with each tap on to somebody who keeps it more safely; returns how to stop it. */
export function onProgress(keeper: (progress: Progress | null) => void): () => void {
  keep = keeper;
  return () => {
    if (keep === keeper) keep = null;
  };
}

/** Where what changes with each tap is stored. */
export const progressKey = (key: string): string => `${key}.progress`;

export function storeRound(key: string, round: Round | null): void {
  saved += 1;
  keep?.(round && progressOf(round, saved));
  const isSame =
    whole?.key === key && whole.round.pets === round?.pets && whole.round.stands === round.stands;
  if (whole && isSame) {
    const { pets: _, stands: __, ...progress } = round;
    writeStored(progressKey(key), { ...progress, name: whole.name, saved });
    return;
  }
  const name = newKey();
  const isStored = writeStored(key, round && { ...round, name, saved });
  // where there was no room, the former round is still there, with its progress
  if (isStored) writeStored(progressKey(key), null);
  whole = round && isStored ? { key, round, name } : null;
}

/** Only this client writes it; one of another version is ignored. */
export function readRound(key: string): Round | null {
  const stored = readStored(key) as Stored | null;
  const progress = readStored(progressKey(key)) as Stored | null;
  const isNewer = progress !== null && progress.name === stored?.name;
  const { name: _, saved: then = 0, ...round } = { ...stored, ...(isNewer && progress) };
  saved = then;
  const isWhole = Array.isArray(round.pets) && Array.isArray(round.answers) && round.ticks;
  return isWhole ? (round as Round) : null;
}
