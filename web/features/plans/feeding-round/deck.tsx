import type { Outcome } from '#src/domain/feeding/feeding-round.ts';
import { useShortcuts } from '#web/components/shortcuts.ts';
import type { Round, RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { outcomeWord } from './outcome.tsx';
import { giveAnswer, undoLast } from './record.ts';
import { useSettleDelay } from './use-settle-delay.ts';
import type { Hand } from '#web/state/hand.ts';

/** The five buttons of the round, for the right or the left hand. On a desktop the keys F R O S Z do the same. */
export function Deck({ round, pet, hand }: { round: Round; pet: RoundPet; hand: Hand }) {
  const { feeding } = useTexts();
  // The next animal is shown immediately: the second half of a double tap is not meant for it.
  const calm = useSettleDelay(pet.id);
  const last = round.answers.at(-1);
  const lastPet = last && round.pets.find((one) => one.id === last.id);
  const give = (outcome: Outcome) => {
    if (calm) giveAnswer(pet, outcome);
  };
  useShortcuts('round', {
    fed: () => give('fed'),
    refused: () => give('refused'),
    offered: () => give('offered'),
    skip: () => give('skipped'),
    undo: undoLast,
  });
  return (
    <div
      className={classes('deck', hand === 'left' && 'left-hand')}
      data-waiting={calm ? undefined : true}
    >
      <DeckButton letter="R" icon="refused" className="big no" onClick={() => give('refused')}>
        {feeding.refused}
      </DeckButton>
      <DeckButton
        letter="F"
        variant="moss"
        icon="check"
        className="big yes"
        onClick={() => give('fed')}
      >
        {feeding.fed}
      </DeckButton>
      <DeckButton letter="Z" icon="undo" className="undo" disabled={!last} onClick={undoLast}>
        <span className="visually-hidden">
          {last && lastPet
            ? last.outcome === 'molted'
              ? feeding.backTo(lastPet.name)
              : feeding.undo(lastPet.name, outcomeWord(feeding, last.outcome))
            : feeding.nothingToUndo}
        </span>
      </DeckButton>
      <DeckButton letter="S" icon="skip" className="skip" onClick={() => give('skipped')}>
        {feeding.skip}
      </DeckButton>
      <DeckButton letter="O" icon="attempt" className="offered" onClick={() => give('offered')}>
        {feeding.offered}
      </DeckButton>
    </div>
  );
}

function DeckButton({ letter, children, ...button }: ButtonProps & { letter: string }) {
  return (
    <Button {...button} aria-keyshortcuts={letter.toLowerCase()}>
      {children}
      <kbd aria-hidden>{letter}</kbd>
    </Button>
  );
}
