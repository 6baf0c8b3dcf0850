import { Link } from 'wouter';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { Ruler } from '#web/components/ruler.tsx';
import { rulerFor } from '#web/lib/size.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Pet } from './use-pet.ts';

/** The picture of an animal and its size, drawn to scale. */
export function PetFigure({ pet }: { pet: Pet }) {
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
