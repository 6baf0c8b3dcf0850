import { NextFeeding } from '#web/components/next-feeding.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { PetHead } from '#web/features/animals/pet-details/pet-head.tsx';
import { PetStates } from '#web/features/animals/pet-details/pet-states.tsx';
import { PetVitals } from '#web/features/animals/pet-details/pet-vitals.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import type { QuickPet } from './quick-view.page.tsx';

/** Who it is, what decides about it, and its next due day; visitors see the picture large. */
export function QuickFacts({ pet }: { pet: QuickPet }) {
  const { pets } = useTexts();
  const own = pet.own === 1;
  return (
    <>
      <PetHead pet={pet} />
      {!own && pet.has_img === 1 && (
        <PetPicture pet={pet} alt={pets.pictureOf(pet.name)} size="mobile" eager />
      )}
      <PetStates pet={pet} />
      <PetVitals pet={pet} />
      <Facts>
        <NextFeeding pet={pet} />
        {!own && <Fact label={pets.keeper}>{pet.uname}</Fact>}
      </Facts>
    </>
  );
}
