import { useTexts } from '#web/texts/texts.ts';
import type { Round } from '#web/state/round.ts';
import { Animal } from './animal.tsx';
import { Deck } from './deck.tsx';
import { FeederChips } from './feeder-chips.tsx';
import { AnimalList } from './animal-list.tsx';
import { chooseFeeder } from './record.ts';
import { RoundTop } from './round-top.tsx';
import { currentPet, feederFor } from './round-steps.ts';
import { useHandedness } from './use-handedness.ts';

/** One animal after another, with big buttons in the thumb's reach. */
export function OneByOne({ round }: { round: Round }) {
  const { feeding } = useTexts();
  const [hand, setHand] = useHandedness();
  const pet = currentPet(round);
  if (!pet) return null;
  const place = feeding.place(round.answers.length + 1, round.pets.length);
  return (
    <main className="round" id="main">
      <RoundTop round={round} hand={hand} onHand={setHand} />
      <AnimalList round={round} />
      <Animal pet={pet} day={round.day} />
      <div className="round-deck">
        <FeederChips
          key={pet.id}
          feeders={round.feeders}
          value={feederFor(round, pet)}
          onChange={(food) => chooseFeeder(pet, food)}
        />
        <Deck round={round} pet={pet} hand={hand} />
      </div>
      <p className="visually-hidden" role="status">
        {feeding.now(pet.name, place)}
      </p>
    </main>
  );
}
