import type { Round, RoundPet } from '#web/state/round.ts';
import { classes } from '#web/ui/classes.ts';
import { currentPet, resultOf } from './round-answers.ts';
import { standOf } from './stands.ts';

/** How `count` animals after each other are marked in the progress of a round: class names. */
type Mark = { look: string; count: number };

/** More gaps between places would leave no room for the marks: a rack of boxes has one after each. */
const MOST_GAPS = 12;

/**
 * One mark for each animal. Where there are no gaps between them, those that look the same are drawn as one: each costs
 * time in every frame of a round of thousands.
 */
export function marksOf(round: Round, isDense: boolean): Mark[] {
  const now = currentPet(round);
  const isApart = (at: number) => Boolean(round.stands) && isNextStand(round, at);
  const hasRoom = round.pets.filter((_, at) => isApart(at)).length <= MOST_GAPS;
  const marks: (Mark & { outcome: string })[] = [];
  for (const [at, pet] of round.pets.entries()) {
    const outcome = lookOf(round, pet, pet === now);
    const isNext = hasRoom && isApart(at);
    const last = marks.at(-1);
    if (isDense && !isNext && last?.outcome === outcome) last.count += 1;
    else marks.push({ look: classes(outcome, isNext && 'next-place'), outcome, count: 1 });
  }
  return marks;
}

const outcomeMarks = {
  fed: 'done',
  refused: 'no',
  offered: 'half',
  molted: 'past',
  skipped: 'past',
};

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
