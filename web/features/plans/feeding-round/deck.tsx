import type { Outcome } from '#src/domain/feeding/feeding-round.ts';
import { useShortcuts } from '#web/components/shortcuts.ts';
import { wordsFor } from '#web/components/words-for.ts';
import type { Round, RoundPet } from '#web/state/round.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { outcomeWord } from './outcome.tsx';
import { giveAnswer, undoLast } from './record.ts';
import { lastPreMolt } from './round-steps.ts';
import { useMeantTaps, useSettleDelay } from './use-settle-delay.ts';
import type { Hand } from '#web/state/hand.ts';

type Words = Pick<Texts, 'feeding' | 'pets'>;

/** The five buttons of the round, for the right or the left hand. On a desktop the keys F R O S Z do the same. */
export function Deck({ round, pet, hand }: { round: Round; pet: RoundPet; hand: Hand }) {
  const texts = useTexts();
  const { feeding } = texts;
  // The next animal is shown immediately, and the first where the button stood that began the round.
  const { isForShown, isOneUndo } = useMeantTaps(pet.id);
  const calm = useSettleDelay(pet.id, 0);
  const last = round.answers.at(-1);
  const lastId = lastPreMolt(round)?.id ?? last?.id;
  const lastPet = round.pets.find(({ id }) => id === lastId);
  const give = (outcome: Outcome, at = performance.now()) => {
    if (isForShown(at)) giveAnswer(pet, outcome);
  };
  /** No key is pressed twice for once. */
  const undo = ({ detail, timeStamp }: { detail: number; timeStamp: number }) => {
    if (detail === 0 || isOneUndo(timeStamp)) undoLast();
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
      <DeckButton
        letter="R"
        icon="refused"
        className="big no"
        onClick={({ timeStamp }) => give('refused', timeStamp)}
      >
        {feeding.refused}
      </DeckButton>
      <DeckButton
        letter="F"
        variant="moss"
        icon="check"
        className="big yes"
        onClick={({ timeStamp }) => give('fed', timeStamp)}
      >
        {feeding.fed}
      </DeckButton>
      <DeckButton
        letter="Z"
        icon={leadsBack(round) ? 'left' : 'undo'}
        className="undo"
        disabled={!lastPet}
        onClick={undo}
      >
        <span className="visually-hidden">{undoText(round, lastPet, texts)}</span>
      </DeckButton>
      <DeckButton
        letter="S"
        icon="skip"
        className="skip"
        onClick={({ timeStamp }) => give('skipped', timeStamp)}
      >
        {feeding.skip}
      </DeckButton>
      <DeckButton
        letter="O"
        icon="attempt"
        className="offered"
        onClick={({ timeStamp }) => give('offered', timeStamp)}
      >
        {feeding.offered}
      </DeckButton>
    </div>
  );
}

/** What the button of the undo says, which shows a sign alone. */
function undoText(round: Round, pet: RoundPet | undefined, { feeding, pets }: Words): string {
  if (!pet) return feeding.nothingToUndo;
  if (lastPreMolt(round)) return feeding.undo(pet.name, wordsFor(pet.an_type, pets).preMolt);
  if (leadsBack(round)) return feeding.backTo(pet.name);
  const outcome = round.answers.at(-1)?.outcome;
  return outcome ? feeding.undo(pet.name, outcomeWord(feeding, outcome)) : feeding.nothingToUndo;
}

/** A molt stays noted: it was written in a dialog, whose notice takes it back, or else its page. */
const leadsBack = (round: Round) =>
  !lastPreMolt(round) && round.answers.at(-1)?.outcome === 'molted';

function DeckButton({ letter, children, ...button }: ButtonProps & { letter: string }) {
  return (
    <Button {...button} aria-keyshortcuts={letter.toLowerCase()}>
      {children}
      <kbd aria-hidden>{letter}</kbd>
    </Button>
  );
}
