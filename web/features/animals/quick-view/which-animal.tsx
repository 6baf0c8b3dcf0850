import { GenderCount } from '#web/components/gender-count.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Head } from '#web/ui/page-header.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import type { QuickPet } from './quick-view.page.tsx';

/** Asks what the number on an old label means, before anything is recorded of the wrong animal. */
export function WhichAnimal({ pet }: { pet: QuickPet }) {
  const { pets } = useTexts();
  return (
    <>
      <Head title={pets.whichAnimal} below={<p className="muted">{pets.whichAnimalText}</p>} />
      <Rows label={pets.whichAnimal}>
        {[pet, ...pet.others].map((one) => (
          <Row
            key={one.id}
            href={paths.petQuick(one.tag)}
            title={one.name}
            beside={<GenderCount gender={one.gender} count={one.an_count} />}
            line={<SpeciesName name={one.sc_name} />}
            plate={<PetPicture pet={one} />}
          />
        ))}
      </Rows>
    </>
  );
}
