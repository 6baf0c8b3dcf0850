import { useLocation } from 'wouter';
import type { Day } from '#src/domain/days.ts';
import { useAction } from '#web/lib/action.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { saveRound, type Round } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Scope } from './scopes.ts';
import { loadRound } from './start-round.ts';

type Start = { way: Round['way']; scope: Scope };

/** The two modes of a round, in the thumb's reach. */
export function StartDeck({ scope, day }: { scope: Scope | null; day: Day | null }) {
  const { feeding } = useTexts();
  const [, navigate] = useLocation();
  const count = scope?.members.length ?? 0;
  const start = useAction(({ way, scope }: Start) => loadRound(scope, way, day), {
    errorTitle: feeding.couldNotStart,
    keyOf: ({ way }) => way,
    done(round) {
      if (round.pets.length === 0) return void notify(feeding.nothingDue);
      saveRound(round);
      navigate(paths.feedingRound());
    },
  });
  const begin = (way: Round['way']) => {
    if (scope && !start.busy) void start.run({ way, scope });
  };
  return (
    <div className="start-deck">
      <p className="small muted" role="status">
        {feeding.animals(count)}
      </p>
      <Button
        icon="check"
        large
        disabled={count === 0}
        busy={start.busyWith('list')}
        onClick={() => begin('list')}
      >
        {feeding.listWord}
      </Button>
      <Button
        variant="primary"
        icon="tongs"
        large
        disabled={count === 0}
        busy={start.busyWith('each')}
        onClick={() => begin('each')}
      >
        {feeding.eachWord}
      </Button>
    </div>
  );
}
