import { Fragment, useEffect, useRef } from 'react';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { RestingTag } from '#web/components/resting-tag.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useToday } from '#web/lib/today.ts';
import { saveRound, type Round, type RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { OutcomeTag } from './outcome.tsx';
import { resultOf, currentPet } from './round-steps.ts';
import { StandHead } from './stand-line.tsx';
import { byStand } from './stands.ts';

/** On a desktop all animals of the round are listed beside the current one. */
export function AnimalList({ round }: { round: Round }) {
  const { feeding } = useTexts();
  const now = currentPet(round);
  return (
    <nav className="animal-list" aria-label={feeding.inThisRound}>
      {byStand(round, round.pets).map(({ stand, pets }) => (
        <Fragment key={pets[0]?.id}>
          {stand && <StandHead stand={stand} due={pets.length} />}
          <ul className="rows">
            {pets.map((pet) => (
              <Entry
                key={pet.id}
                pet={pet}
                round={round}
                isNow={pet === now}
                onShow={() => saveRound({ ...round, at: round.pets.indexOf(pet) })}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

function Entry(props: { pet: RoundPet; round: Round; isNow: boolean; onShow: () => void }) {
  const { pet, round, isNow, onShow } = props;
  const today = useToday();
  const row = useRef<HTMLLIElement>(null);
  const answer = resultOf(round, pet.id);
  useEffect(() => {
    if (isNow) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNow]);
  return (
    <li ref={row} className={isNow ? 'is-now' : undefined}>
      <button
        type="button"
        className="row-button"
        aria-current={isNow ? 'step' : undefined}
        disabled={answer !== undefined}
        onClick={onShow}
      >
        <PetPicture pet={pet} />
        <span className="main">
          <strong>{pet.name}</strong>
          <span className="secondary">
            <SpeciesName name={pet.sc_name} short />
          </span>
        </span>
        <span className="trailing">
          {answer ? (
            <OutcomeTag outcome={answer.outcome} />
          ) : (
            <RestingTag pet={pet} today={today} />
          )}
        </span>
      </button>
    </li>
  );
}
