import { paths } from '#web/paths.ts';
import { saveRound, useUnfinishedRound } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** A round that was interrupted. The outcomes so far are already recorded. */
export function UnfinishedRound() {
  const { feeding } = useTexts();
  const round = useUnfinishedRound();
  if (!round) return null;
  return (
    <section className="panel unfinished" aria-label={feeding.unfinished(round.title)}>
      <div>
        <p>
          <strong>{feeding.unfinished(round.title)}</strong>
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
