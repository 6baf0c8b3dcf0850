import { LightButton } from '#web/layout/light-button.tsx';
import { NetLine } from '#web/components/net-line.tsx';
import { useHandedness } from '#web/state/hand.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { useWayOut } from './use-way-out.ts';
import type { WeighRound } from './use-weigh-round.ts';

/** How far the round is, the way out, and the hand that holds the device. */
export function WeighTop({ round }: { round: WeighRound }) {
  const { feeding, pets } = useTexts();
  const { weigh } = pets;
  const wayOut = useWayOut();
  const [hand, setHand] = useHandedness();
  const done = round.pets.filter(({ id }) => round.isDone(id) || round.turnOf(id)).length;
  return (
    <div className="round-top">
      <ButtonLink variant="quiet" icon="x" label={weigh.leave} href={wayOut} />
      <div>
        <p className="small num">
          <strong>{feeding.place(Math.min(done + 1, round.pets.length), round.pets.length)}</strong>{' '}
          <span className="muted">{weigh.title}</span>
        </p>
        <ol className="progress-marks" aria-hidden>
          {round.pets.map((pet) => (
            <li
              key={pet.id}
              className={classes(
                round.isDone(pet.id) && 'done',
                round.turnOf(pet.id)?.weighed === null && 'past',
                pet === round.pet && 'now',
              )}
            />
          ))}
        </ol>
      </div>
      <div className="round-tools">
        <Button
          variant="quiet"
          icon="hand"
          label={feeding.leftHand}
          aria-pressed={hand === 'left'}
          onClick={() => setHand(hand === 'left' ? 'right' : 'left')}
        />
        <LightButton />
      </div>
      <NetLine />
    </div>
  );
}
