import { paths } from '#web/paths.ts';
import { useUnfinishedRound } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** Starts the feeding round, or continues an unfinished one. */
export function RoundButton() {
  const { dashboard } = useTexts();
  const round = useUnfinishedRound();
  const href = round ? paths.feedingRound() : paths.feeding();
  return (
    <ButtonLink variant="primary" large icon="tongs" href={href}>
      {round ? dashboard.continueRound : dashboard.startRound}
    </ButtonLink>
  );
}
