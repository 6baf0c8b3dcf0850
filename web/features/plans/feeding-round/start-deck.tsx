import type { Day } from '#src/domain/days.ts';
import type { Round } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Scope } from './scopes.ts';
import { useStartRound } from './use-start-round.ts';

/** The two modes of a round, in the thumb's reach. `leftOut`: how many of the animals it leaves out. */
export function StartDeck(props: { scope: Scope | null; day: Day | null; leftOut: number }) {
  const { scope, day, leftOut } = props;
  const { feeding } = useTexts();
  const count = (scope?.members.length ?? leftOut) - leftOut;
  const start = useStartRound(day);
  const begin = (way: Round['way']) => {
    if (scope && !start.busy) start.run({ way, scope });
  };
  return (
    <div className="start-deck">
      <p className="small muted" role="status">
        {[feeding.animals(count), leftOut > 0 && feeding.leftOut(leftOut)]
          .filter(Boolean)
          .join(', ')}
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
