import { isRecord } from '#src/domain/is-record.ts';
import type { Round } from './round.ts';

// Browsers write their simple storage to the disk up to a minute late: a phone that dies would take the last taps of a round
// along, or all of it, though the feedings are kept. Beside them are kept as well the round as it was when its animals
// changed, and after each tap what that changes.

const fields = [
  ...(['answers', 'molts', 'takenBack', 'preMolt', 'swaps', 'ticks'] as const),
  ...(['counts', 'amount'] as const),
] as const;

/** `id`: the animal that is shown. `saved`: what was stored later has a larger number. */
export type Progress = Pick<Round, (typeof fields)[number]> & {
  begun: string;
  saved: number;
  id: number | null;
};

/** A round that was kept whole; null: it was removed then. */
export type KeptRound = { round: Round | null; saved: number };

/** What the device's database has of a round, as it was read. */
export type Kept = { whole: unknown; progress: unknown };

export const isRound = (value: unknown): value is Round =>
  isRecord(value) &&
  Array.isArray(value['pets']) &&
  Array.isArray(value['answers']) &&
  isRecord(value['ticks']);

/** The later one of what two stores have, with all that was kept of it. */
export function laterRound(
  round: Round | null,
  { whole, progress }: Kept,
  saved: number,
): Round | null {
  const isLater =
    isRecord(whole) &&
    (whole['round'] === null || isRound(whole['round'])) &&
    Number(whole['saved']) > saved;
  const base = isLater ? (whole as KeptRound) : { round, saved };
  return base.round && withProgress(base.round, progress, base.saved);
}

/** What is kept of a round with each tap; null of one that an earlier version began. */
export function progressOf(round: Round, saved: number): Progress | null {
  const { begun, pets, at } = round;
  if (begun === undefined) return null;
  const kept = Object.fromEntries(fields.map((name) => [name, round[name]]));
  return {
    ...(kept as Pick<Round, (typeof fields)[number]>),
    begun,
    saved,
    id: pets[at]?.id ?? null,
  };
}

/** The round with what was kept of it after `saved`; the same one where that is of another round or older. */
export function withProgress(round: Round, kept: unknown, saved: number): Round {
  if (!isRecord(kept) || round.begun === undefined || kept['begun'] !== round.begun) return round;
  const { begun: _, saved: then, id, ...progress } = kept as Progress;
  if (then <= saved) return round;
  const done = new Set(progress.answers.map((answer) => answer.id));
  const isOpen = (pet: { id: number }) => !done.has(pet.id);
  const shown = round.pets.findIndex((pet) => pet.id === id && isOpen(pet));
  const at = shown >= 0 ? shown : Math.max(0, round.pets.findIndex(isOpen));
  return { ...round, ...progress, at };
}
