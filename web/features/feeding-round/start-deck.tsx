import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Day } from '#src/domain/days.ts';
import { asFailure, reportFailure } from '#web/lib/failure.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { saveRound, type Round } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Scope } from './scopes.ts';
import { loadRound } from './start-round.ts';

/** The two ways through a round, in the thumb's reach. */
export function StartDeck({ scope, day }: { scope: Scope | null; day: Day | null }) {
  const { feeding } = useTexts();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState<Round['way'] | null>(null);
  const count = scope?.members.length ?? 0;

  async function start(way: Round['way']) {
    if (!scope || busy) return;
    setBusy(way);
    try {
      const round = await loadRound(scope, way, day);
      if (round.pets.length === 0) return notify(feeding.nothingDue);
      saveRound(round);
      navigate(paths.feedingRound());
    } catch (error) {
      reportFailure(asFailure(error), feeding.couldNotStart);
    } finally {
      setBusy(null);
    }
  }
  return (
    <div className="start-deck">
      <p className="small muted" role="status">
        {feeding.animals(count)}
      </p>
      <Button
        icon="check"
        large
        disabled={count === 0}
        busy={busy === 'list'}
        onClick={() => void start('list')}
      >
        {feeding.listWord}
      </Button>
      <Button
        variant="primary"
        icon="tongs"
        large
        disabled={count === 0}
        busy={busy === 'each'}
        onClick={() => void start('each')}
      >
        {feeding.eachWord}
      </Button>
    </div>
  );
}
