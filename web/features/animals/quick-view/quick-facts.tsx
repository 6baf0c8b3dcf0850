import { GenderCount } from '#web/components/gender-count.tsx';
import { NextFeeding } from '#web/components/next-feeding.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { Ruler } from '#web/components/ruler.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { formatDay } from '#web/lib/format.ts';
import { rulerFor } from '#web/lib/size.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Head } from '#web/ui/page-header.tsx';
import { PetTags } from '#web/features/animals/pet-details/pet-tags.tsx';
import type { QuickPet } from './quick-view.page.tsx';

/** Name and species, last feeding and molt, and the next due day. */
export function QuickFacts({ pet }: { pet: QuickPet }) {
  const { pets } = useTexts();
  const own = pet.own === 1;
  return (
    <>
      <Head
        title={
          <>
            {pet.name} <GenderCount gender={pet.gender} count={pet.an_count} />
          </>
        }
        below={
          <p className="title-sci">
            <SpeciesName name={pet.sc_name} /> <span className="muted">{pet.cm_name}</span>
          </p>
        }
      />
      <PetPicture pet={pet} alt={pets.pictureOf(pet.name)} size="mobile" numbered eager />
      {pet.size !== null && <Ruler size={pet.size} of={rulerFor(pet.size)} />}
      <PetTags pet={pet} />
      <Facts>
        <Fact label={pets.lastFed}>
          {pet.date_f ? formatDay(pet.date_f) : pets.never}
          {pet.date_f && pet.food && ` (${pet.food})`}
        </Fact>
        <Fact label={pets.lastMolt}>{pet.mmt ? formatDay(pet.mmt) : pets.never}</Fact>
        <NextFeeding pet={pet} />
        {!own && <Fact label={pets.keeper}>{pet.uname}</Fact>}
      </Facts>
      {own && (
        <ButtonLink icon="arrow" href={paths.petDetails(pet.id)}>
          {pets.openPage}
        </ButtonLink>
      )}
    </>
  );
}
