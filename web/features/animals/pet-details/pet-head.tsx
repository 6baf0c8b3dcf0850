import { Link } from 'wouter';
import { ageOf } from '#src/domain/animal/age.ts';
import { isNew } from '#src/domain/sync/ids.ts';
import { GenderCount } from '#web/components/gender-count.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { Ruler } from '#web/components/ruler.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { rulerFor } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { vars } from '#web/ui/vars.ts';
import type { Pet } from './use-pet.ts';

type Shown = Pick<
  Pet,
  | 'id'
  | 'name'
  | 'gender'
  | 'an_count'
  | 'an_type'
  | 'sc_id'
  | 'sc_name'
  | 'cm_name'
  | 'size'
  | 'archived'
  | 'has_img'
  | 'img_version'
> & { own: number; hatched?: Pet['hatched'] };

/** Who it is, on a phone: picture, name, species and ruler beside each other. */
export function PetHead({ pet }: { pet: Shown | undefined }) {
  const { pets } = useTexts();
  if (!pet)
    return (
      <div className="pet-head" aria-busy="true">
        <span className="plate" />
        <div>
          <h1>…</h1>
        </div>
      </div>
    );
  const picture = <PetPicture pet={pet} alt={pets.pictureOf(pet.name)} numbered eager />;
  const what = pet.has_img ? pets.pictureOf(pet.name) : pets.addPicture;
  return (
    <div className="pet-head">
      {pet.has_img || pet.own ? (
        <Link
          href={paths.petPicture(pet.id)}
          // its number is drawn in the corner
          aria-label={isNew(pet.id) ? what : `${what}, ${pet.id}`}
        >
          {picture}
        </Link>
      ) : (
        picture
      )}
      <div>
        <h1 style={vars({ '--longest': longestWord(pet.name) })}>
          {pet.name} <GenderCount gender={pet.gender} count={pet.an_count} />
        </h1>
        <p className="title-sci">
          <Link href={paths.speciesDetails(pet.sc_id)}>
            <SpeciesName name={pet.sc_name} />
          </Link>
        </p>
        <AgeLine pet={pet} />
        {pet.size !== null && <Ruler size={pet.size} of={rulerFor(pet.size)} />}
      </div>
    </div>
  );
}

/** In letters: 'cyaneopubescens' is written smaller, rather than in two parts. */
const longestWord = (name: string) => Math.max(...name.split(/[\s-]+/).map((word) => word.length));

/** Its common name and how old it is, as far as both are known. */
function AgeLine({ pet }: { pet: Shown }) {
  const { pets } = useTexts();
  const today = useToday();
  const age = pet.hatched && pet.archived === 0 ? ageOf(pet.hatched, today) : null;
  const old = age && pets.old(age.count, pets.age[age.unit], age.about);
  const said = [pet.cm_name, old].filter(Boolean).join(', ');
  return said && <p className="small muted">{said}</p>;
}
