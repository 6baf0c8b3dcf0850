import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { currentRound, saveRound, useUnfinishedRound, type Round } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { withDay } from './round-day.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** A round that was interrupted. The outcomes so far are already recorded. */
export function UnfinishedRound() {
  const { feeding } = useTexts();
  const round = useUnfinishedRound();
  if (!round) return null;
  const name = withDay(round.title, round);
  const title = feeding.unfinished(name);
  return (
    <section className="panel unfinished" aria-label={title}>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p className="muted">{feeding.doneOf(round.answers.length, round.pets.length)}</p>
      </div>
      <div className="cluster">
        <ButtonLink variant="primary" icon="tongs" large href={paths.feedingRound()}>
          {feeding.goOn}
        </ButtonLink>
        <Button large onClick={() => drop(round, feeding.dropped(name))}>
          {feeding.drop}
        </Button>
      </div>
    </section>
  );
}

function drop(round: Round, text: string): void {
  saveRound(null);
  const undo = async () => {
    // another one may have begun since
    if (currentRound()) return false;
    saveRound(round);
    return true;
  };
  notify(text, { undo });
}
