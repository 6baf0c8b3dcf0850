import type { Outcome } from '#src/domain/feeding-round.ts';
import type { Round, RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { outcomeWord } from './outcome.tsx';
import { giveAnswer, undoLast } from './record.ts';
import { useCalm } from './use-calm.ts';
import { useKeys } from './use-keys.ts';
import type { Hand } from './use-hand.ts';

/** The five buttons of the round, for the right or the left hand. On a desk F R O S Z do the same. */
export function Deck({ round, pet, hand }: { round: Round; pet: RoundPet; hand: Hand }) {
  const { feeding } = useTexts();
  // The next animal comes at once: the second half of a double tap is not meant for it.
  const calm = useCalm(pet.id);
  const last = round.answers.at(-1);
  const lastPet = last && round.pets.find((one) => one.id === last.id);
  const give = (outcome: Outcome) => {
    if (calm) giveAnswer(pet, outcome);
  };
  useKeys({
    f: () => give('fed'),
    r: () => give('refused'),
    o: () => give('offered'),
    s: () => give('skipped'),
    z: undoLast,
  });
  return (
    <div
      className={classes('deck', hand === 'left' && 'left-hand')}
      data-waiting={calm ? undefined : true}
    >
      <Button
        icon="refused"
        className="big no"
        aria-keyshortcuts="r"
        onClick={() => give('refused')}
      >
        {feeding.refused}
        <kbd aria-hidden>R</kbd>
      </Button>
      <Button
        variant="moss"
        icon="check"
        className="big yes"
        aria-keyshortcuts="f"
        onClick={() => give('fed')}
      >
        {feeding.fed}
        <kbd aria-hidden>F</kbd>
      </Button>
      <Button
        icon="undo"
        className="undo"
        disabled={!last}
        aria-keyshortcuts="z"
        onClick={undoLast}
      >
        <span className="visually-hidden">
          {last && lastPet
            ? feeding.undo(lastPet.name, outcomeWord(feeding, last.outcome))
            : feeding.nothingToUndo}
        </span>
        <kbd aria-hidden>Z</kbd>
      </Button>
      <Button icon="skip" className="skip" aria-keyshortcuts="s" onClick={() => give('skipped')}>
        {feeding.skip}
        <kbd aria-hidden>S</kbd>
      </Button>
      <Button
        icon="attempt"
        className="later"
        aria-keyshortcuts="o"
        onClick={() => give('offered')}
      >
        {feeding.offered}
        <kbd aria-hidden>O</kbd>
      </Button>
    </div>
  );
}
