import { memo } from 'react';
import type { Round } from '#web/state/round.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { usePainted } from '#web/ui/use-painted.ts';
import { vars } from '#web/ui/vars.ts';
import { LightButton } from '#web/layout/light-button.tsx';
import { NetLine } from '#web/components/net-line.tsx';
import { marksOf } from './round-marks.ts';
import { countsLine } from './outcome.tsx';
import { withDay } from './round-day.ts';
import { countsOf, moltedIn } from './round-answers.ts';
import type { Hand } from '#web/state/hand.ts';

// rendered once: a tap changes neither
const lightButton = <LightButton />;
const netLine = <NetLine />;

/** Above this number of animals there is no room for gaps between their marks. */
const GAPS_UP_TO = 40;

/** The round's progress, the offline queue, the link back, and the hand switch. */
export function RoundTop(props: { round: Round; hand?: Hand; onHand?: (hand: Hand) => void }) {
  const { round, hand, onHand } = props;
  const { feeding } = useTexts();
  const counts = countsOf(round);
  const place = Math.min(round.answers.length + 1, round.pets.length);
  return (
    <div className="round-top">
      <ButtonLink variant="quiet" icon="x" label={feeding.leave} href={paths.feeding()} />
      <div>
        <p className="small num">
          <strong>{withDay(feeding.place(place, round.pets.length), round)}</strong>{' '}
          <span className="muted">{countsLine(feeding, counts, moltedIn(round))}</span>
        </p>
        <Tally round={usePainted(round)} />
      </div>
      <div className="round-tools">
        {hand && onHand && (
          <Button
            variant="quiet"
            icon="hand"
            label={feeding.leftHand}
            aria-pressed={hand === 'left'}
            onClick={() => onHand(hand === 'left' ? 'right' : 'left')}
          />
        )}
        {lightButton}
      </div>
      {netLine}
    </div>
  );
}

/** Follows the frame that shows the next animal. */
const Tally = memo(function Tally({ round }: { round: Round }) {
  const isDense = round.pets.length > GAPS_UP_TO;
  return (
    <ol className={classes('progress-marks', isDense && 'dense')} aria-hidden>
      {marksOf(round, isDense).map(({ look, count }, at) => (
        <Mark key={at} look={look} count={count} />
      ))}
    </ol>
  );
});

const Mark = memo(function Mark({ look, count }: { look: string; count: number }) {
  return (
    <li
      className={look || undefined}
      style={count > 1 ? vars({ '--animals': count }) : undefined}
    />
  );
});
