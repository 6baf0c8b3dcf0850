import { memo } from 'react';
import type { Round } from '#web/state/round.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { usePainted } from '#web/ui/use-painted.ts';
import { LightButton } from '#web/layout/light-button.tsx';
import { NetLine } from '#web/components/net-line.tsx';
import { resultOf, countOutcomes, currentPet } from './round-steps.ts';
import { standOf } from './stands.ts';
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
  const counts = countOutcomes(round.answers);
  const place = Math.min(round.answers.length + 1, round.pets.length);
  return (
    <div className="round-top">
      <ButtonLink variant="quiet" icon="x" label={feeding.leave} href={paths.feeding()} />
      <div>
        <p className="small num">
          <strong>{feeding.place(place, round.pets.length)}</strong>{' '}
          <span className="muted">
            {feeding.counts(counts.fed, counts.refused, counts.offered, counts.skipped)}
          </span>
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

/** Whether the animal stands in another place than the one before it. */
function isNextStand(round: Round, at: number): boolean {
  const [before, pet] = [round.pets[at - 1], round.pets[at]];
  return (
    before !== undefined && pet !== undefined && standOf(round, before) !== standOf(round, pet)
  );
}

/** So many marks are drawn together, and again when one of them changes. */
const TOGETHER = 50;

/** Follows the frame that shows the next animal. */
const Tally = memo(function Tally({ round }: { round: Round }) {
  const now = currentPet(round);
  const looks = round.pets.map((pet, at) => lookOf(round, at, pet === now));
  const parts = Array.from({ length: Math.ceil(looks.length / TOGETHER) }, (_, part) =>
    looks.slice(part * TOGETHER, (part + 1) * TOGETHER).join(),
  );
  return (
    <ol className={classes('progress-marks', looks.length > GAPS_UP_TO && 'dense')} aria-hidden>
      {parts.map((part, at) => (
        <Marks key={at} looks={part} />
      ))}
    </ol>
  );
});

const outcomeMarks = { fed: 'done', refused: 'no', offered: 'half', skipped: 'past' };

function lookOf(round: Round, at: number, isNow: boolean): string {
  const answer = resultOf(round, round.pets[at]?.id ?? 0);
  return classes(
    answer ? outcomeMarks[answer.outcome] : isNow && 'now',
    at > 0 && round.stands && isNextStand(round, at) && 'next-place',
  );
}

/** `looks`: the class names of each, with commas between them. */
const Marks = memo(function Marks({ looks }: { looks: string }) {
  return looks.split(',').map((look, at) => <li key={at} className={look || undefined} />);
});
