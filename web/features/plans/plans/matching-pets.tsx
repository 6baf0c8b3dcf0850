import { useState } from 'react';
import type { listAssignablePets } from '#src/features/plans/plans/plan-pets.queries.ts';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { SpeciesBeside } from '#web/components/species-name.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';

export type AssignablePet = ReturnType<typeof listAssignablePets>[number];

/** Enough to see whether the filter means what was meant. */
const AT_FIRST = 6;

/** The animals that a filter finds now. */
export function MatchingPets({ pets }: { pets: readonly AssignablePet[] }) {
  const { plans } = useTexts();
  const [all, setAll] = useState(false);
  const shown = all ? pets : pets.slice(0, AT_FIRST);
  return (
    <div className="stack tight">
      <p className="muted" role="status">
        {pets.length === 0 ? plans.noneMatch : plans.matching(pets.length)}
      </p>
      {pets.length > 0 && (
        <Rows label={plans.matching(pets.length)}>
          {shown.map((pet) => (
            <Row
              key={pet.id}
              title={pet.name}
              href={paths.petDetails(pet.id)}
              plate={<PetPicture pet={pet} />}
              beside={<SpeciesBeside pet={pet} />}
            />
          ))}
        </Rows>
      )}
      {shown.length < pets.length && (
        <Button wide onClick={() => setAll(true)}>
          {plans.showAll(pets.length)}
        </Button>
      )}
    </div>
  );
}
