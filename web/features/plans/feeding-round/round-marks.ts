import type { Round, RoundPet } from '#web/state/round.ts';
import { classes } from '#web/ui/classes.ts';
import { currentPet, resultOf } from './round-steps.ts';
import { standOf } from './stands.ts';

/** How `count` animals after each other are marked in the progress of a round: class names. */
type Mark = { look: string; count: number };

/**
 * One mark for each animal. Where there are no gaps between them, those that look the same are drawn as one: each costs
 * time in every frame of a round of thousands.
 */
export function marksOf(round: Round, isDense: boolean): Mark[] {
  const now = currentPet(round);
  const marks: (Mark & { outcome: string })[] = [];
  for (const [at, pet] of round.pets.entries()) {
    const outcome = lookOf(round, pet, pet === now);
    const isNext = Boolean(round.stands) && isNextStand(round, at);
    const last = marks.at(-1);
    if (isDense && !isNext && last?.outcome === outcome) last.count += 1;
    else marks.push({ look: classes(outcome, isNext && 'next-place'), outcome, count: 1 });
  }
  return marks;
}

const outcomeMarks = { fed: 'done', refused: 'no', offered: 'half', skipped: 'past' };

function lookOf(round: Round, pet: RoundPet, isNow: boolean): string {
  const answer = resultOf(round, pet.id);
  return answer ? outcomeMarks[answer.outcome] : isNow ? 'now' : '';
}

/** Whether the animal stands in another place than the one before it. */
function isNextStand(round: Round, at: number): boolean {
  const [before, pet] = [round.pets[at - 1], round.pets[at]];
  return (
    before !== undefined && pet !== undefined && standOf(round, before) !== standOf(round, pet)
  );
}
