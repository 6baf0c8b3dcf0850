import { useLocation } from 'wouter';
import type { Day } from '#src/domain/days.ts';
import { useAction } from '#web/lib/action.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { saveRound, useUnfinishedRound, type Round } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { askAboutUnfinished, isBegun } from './ask-unfinished.ts';
import type { Scope } from './scopes.ts';
import { loadRound } from './start-round.ts';

type Start = { way: Round['way']; scope: Scope };

/**
 * Loads a round and goes to it, from wherever it is begun: nothing of an unfinished one is forgotten without a question.
 * `day`: null for the day of each outcome.
 */
export function useStartRound(day: Day | null) {
  const { feeding } = useTexts();
  const [, navigate] = useLocation();
  const unfinished = useUnfinishedRound();
  const goOn = () => navigate(paths.feedingRound());
  const load = useAction(({ way, scope }: Start) => loadRound(scope, way, day), {
    errorTitle: feeding.couldNotStart,
    keyOf: ({ way }) => way,
    done(round) {
      const leftOut = round.aside?.length ?? 0;
      if (round.pets.length === 0)
        return void notify(leftOut > 0 ? feeding.allLeftOut(leftOut) : feeding.nothingDue);
      saveRound(round);
      goOn();
    },
  });
  return {
    ...load,
    run(start: Start) {
      const begin = () => void load.run(start);
      if (unfinished && isBegun(unfinished)) askAboutUnfinished(unfinished, { goOn, begin });
      else begin();
    },
  };
}
