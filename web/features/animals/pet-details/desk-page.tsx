import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Documents } from '#web/components/documents.tsx';
import { GenderCount } from '#web/components/gender-count.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { Ruler } from '#web/components/ruler.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { rulerFor } from '#web/lib/size.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { PictureStrip } from '#web/features/animals/pictures/picture-strip.tsx';
import { PetGrowth, PetYear } from './charts/pet-charts.tsx';
import { PetExpectedMolt } from './pet-expected-molt.tsx';
import { PetFacts } from './pet-facts.tsx';
import { PetFamily } from './pet-family.tsx';
import { PetHistory } from './pet-history.tsx';
import { PetStates } from './pet-states.tsx';
import { PetVitals } from './pet-vitals.tsx';
import { useGrown } from './use-grown.ts';
import type { Pet } from './use-pet.ts';

export function DeskHeading({ pet }: { pet: Pet }) {
  return (
    <>
      {pet.name} <GenderCount gender={pet.gender} count={pet.an_count} />
    </>
  );
}

export function DeskBelow({ pet }: { pet: Pet }) {
  return (
    <>
      <p className="title-sci">
        <Link href={paths.speciesDetails(pet.sc_id)}>
          <SpeciesName name={pet.sc_name} />
        </Link>{' '}
        <span className="muted">{pet.cm_name}</span>
      </p>
      <PetStates pet={pet} />
    </>
  );
}

/** With room for everything: what it is to the left, what happened to the right. */
export function DeskBody({ pet, children }: { pet: Pet; children: ReactNode }) {
  const grown = useGrown(pet);
  return (
    <div className="split flip">
      <div className="stack tight">
        <PetFigure pet={pet} />
        <PetFacts pet={pet} />
        <PetFamily pet={pet} />
        {pet.own === 1 && <Documents of={{ pet_id: pet.id }} open />}
      </div>
      <div className="stack">
        <div className="stack tight">
          <PetVitals pet={pet} {...grown} />
          {children}
        </div>
        <PetExpectedMolt pet={pet} />
        <PetYear pet={pet} />
        <PetGrowth pet={pet} />
        {pet.own === 1 && <PictureStrip pet={pet} />}
        <PetHistory pet={pet} />
      </div>
    </div>
  );
}

/** The picture of an animal and its size, drawn to scale. */
function PetFigure({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const own = pet.own === 1;
  const picture = <PetPicture pet={pet} alt={pets.pictureOf(pet.name)} size="mobile" eager />;
  return (
    <>
      <figure>
        {pet.has_img ? (
          <Link className="whole-picture" href={paths.petPicture(pet.id)}>
            {picture}
          </Link>
        ) : (
          picture
        )}
        {own && (
          <figcaption className="figure-caption">
            <Link href={paths.petPicture(pet.id)}>
              {pet.has_img ? pets.changePicture : pets.addPicture}
            </Link>
          </figcaption>
        )}
      </figure>
      {pet.size !== null && <Ruler size={pet.size} of={rulerFor(pet.size)} />}
    </>
  );
}
