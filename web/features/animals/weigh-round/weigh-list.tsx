import { RoundRow } from '#web/components/round-row.tsx';
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
  const turn = round.turnOf(pet.id);
  const value = turn ? turn.weighed?.value : round.isDone(pet.id) ? pet.weight : undefined;
  return (
    <RoundRow
      pet={pet}
      isNow={pet === round.pet}
      isOver={turn !== undefined || round.isDone(pet.id)}
      onChoose={() => round.choose(pet.id)}
      where={pet.place ?? undefined}
    >
      <span className="trailing num">
        {typeof value === 'number' ? weightText(value) : turn && weigh.skipped}
      </span>
    </RoundRow>
  );
}
