import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { useReadyFormats } from '#web/lib/ready-formats.ts';
import { takeFocus } from '#web/layout/page-focus.ts';
import { useTexts } from '#web/texts/texts.ts';
import { paths } from '#web/paths.ts';
import { useRound, type Round } from '#web/state/round.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { isFinished, currentPet } from './round-answers.ts';
import { feederFor, feedersFor } from './round-feeders.ts';
import { Summary } from './summary.tsx';
import { Checklist } from './checklist.tsx';
import { Animal } from './animal.tsx';
import { Deck } from './deck.tsx';
import { FeederChips } from './feeder-chips.tsx';
import { AmountChips, SayHowMany } from './amount-chips.tsx';
import { AnimalList } from './animal-list.tsx';
import { chooseFeeder } from './record.ts';
import { RoundTop } from './round-top.tsx';
import { useNewest } from './use-newest.ts';
import { useHandedness } from '#web/state/hand.ts';

/** The round, full screen. Its state is stored on this device, so it survives a reload. */
export function RoundPage() {
  const { common, feeding } = useTexts();
  const round = useRound();
  useReadyFormats();
  useEffect(() => {
    document.title = common.title(feeding.title);
  }, [common, feeding]);
  useEffect(() => takeFocus(document.getElementById('main')), []);
  if (!round) return <Redirect to={paths.feeding()} replace />;
  return (
    <>
      <Newest round={round} />
      <RoundScreen round={round} />
    </>
  );
}

/** Beside the screen, so that news render what they change alone. */
function Newest({ round }: { round: Round }) {
  useNewest(round);
  return null;
}

function RoundScreen({ round }: { round: Round }) {
  if (isFinished(round)) return <Summary round={round} />;
  return round.way === 'list' ? <Checklist round={round} /> : <OneByOne round={round} />;
}

/** One animal after another, with big buttons in the thumb's reach. */
function OneByOne({ round }: { round: Round }) {
  const { feeding } = useTexts();
  const [hand, setHand] = useHandedness();
  const isWide = useWide();
  const pet = currentPet(round);
  if (!pet) return null;
  const place = feeding.place(round.answers.length + 1, round.pets.length);
  return (
    <main className="round" id="main">
      <RoundTop round={round} hand={hand} onHand={setHand} />
      {isWide && <AnimalList round={round} />}
      <Animal round={round} pet={pet} />
      <div className="round-deck">
        <FeederChips
          of={pet.id}
          feeders={feedersFor(round, pet)}
          value={feederFor(round, pet)}
          onChange={(food) => chooseFeeder(pet, food)}
          more={<SayHowMany round={round} />}
        />
        <AmountChips round={round} />
        <Deck round={round} pet={pet} hand={hand} />
      </div>
      <p className="visually-hidden" role="status">
        {feeding.now(pet.name, place)}
      </p>
    </main>
  );
}
