import { useEffect, useRef } from 'react';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { weightText } from '#web/lib/size.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { WeighRound } from './use-weigh-round.ts';
import type { WeighPet } from './weigh.page.tsx';

/** On a desktop all animals of the round are listed beside the current one. */
export function WeighList({ round }: { round: WeighRound }) {
  const { weigh } = useTexts().pets;
  return (
    <nav className="animal-list" aria-label={weigh.inThisRound}>
      <ul className="rows">
        {round.pets.map((pet) => (
          <Entry key={pet.id} pet={pet} round={round} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({ pet, round }: { pet: WeighPet; round: WeighRound }) {
  const { weigh } = useTexts().pets;
  const isNow = pet === round.pet;
  const turn = round.turnOf(pet.id);
  const value = turn ? turn.weighed?.value : round.isDone(pet.id) ? pet.weight : undefined;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNow) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNow]);
  return (
    <li ref={row} className={isNow ? 'is-now' : undefined}>
      <button
        type="button"
        className="row-button"
        aria-current={isNow ? 'step' : undefined}
        disabled={turn !== undefined || round.isDone(pet.id)}
        onClick={() => round.choose(pet.id)}
      >
        <PetPicture pet={pet} />
        <span className="main">
          <strong>{pet.name}</strong>
          <span className="secondary">
            <SpeciesName name={pet.sc_name} short />
          </span>
        </span>
        <span className="trailing num">
          {typeof value === 'number' ? weightText(value) : turn && weigh.skipped}
        </span>
      </button>
    </li>
  );
}
