import type { SpeciesPet } from '#src/features/catalogue/species/species.queries.ts';
import { daysBetween } from '#src/domain/days.ts';
import { GenderCount, GenderSum } from '#web/components/gender-count.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { lengthText } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Rows, WayOn } from '#web/ui/rows.tsx';
import type { Species } from './use-species.ts';

/** The keeper's own animals of the species, with their latest records. */
export function OwnAnimals({ of }: { of: Species }) {
  const { species } = useTexts();
  const kept = of.pets.filter((pet) => !pet.archived);
  return (
    <Box
      title={species.yours}
      end={
        kept.length > 0 && (
          <span className="small muted num">
            <GenderSum list={kept} />
          </span>
        )
      }
    >
      {of.pets.length === 0 ? (
        <p className="muted">{species.noneOfYours}</p>
      ) : (
        <Rows label={species.yours}>
          {of.pets.map((pet) => (
            <WayOn
              key={pet.id}
              href={paths.petDetails(pet.id)}
              title={pet.name}
              beside={<GenderCount gender={pet.gender} count={pet.an_count} />}
              line={<Last pet={pet} />}
            />
          ))}
        </Rows>
      )}
    </Box>
  );
}

/** '14.5 cm, fed 1d ago' */
function Last({ pet }: { pet: SpeciesPet }) {
  const { animals } = useTexts();
  const today = useToday();
  const age = pet.date_f === null ? null : daysBetween(pet.date_f, today);
  const fed = age === null ? animals.neverFed : age <= 0 ? animals.fedToday : animals.fedAgo(age);
  const words = [pet.size !== null && lengthText(pet.size), pet.archived ? animals.archived : fed];
  return words.filter(Boolean).join(', ');
}

/** The keeper's newest picture of the species. */
export function OwnPicture({ of }: { of: Species }) {
  const { animals, species } = useTexts();
  const pet = of.pets.find((each) => each.has_img);
  if (!pet) return null;
  return (
    <figure>
      <PetPicture pet={pet} alt={animals.pictureOf(pet.name)} size="mobile" eager />
      <figcaption className="figure-caption">{species.keptBy(pet.name)}</figcaption>
    </figure>
  );
}
