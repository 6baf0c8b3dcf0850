import { paths } from '#web/paths.ts';
import { saveRound, useUnfinishedRound } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { withDay } from './round-day.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** A round that was interrupted. The outcomes so far are already recorded. */
export function UnfinishedRound() {
  const { feeding } = useTexts();
  const round = useUnfinishedRound();
  if (!round) return null;
  const title = feeding.unfinished(withDay(round.title, round));
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
        <Button large onClick={() => saveRound(null)}>
          {feeding.drop}
        </Button>
      </div>
    </section>
  );
}
