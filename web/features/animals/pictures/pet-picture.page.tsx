import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { Page } from '#web/layout/page.tsx';
import { useIdParam } from '#web/lib/params.ts';
import { paths, pictureFile } from '#web/paths.ts';
import { useWaitingPicture } from '#web/state/waiting-pictures.ts';
import { useTexts } from '#web/texts/texts.ts';
import { PetCrumbs } from '#web/features/animals/pet-details/pet-crumbs.tsx';
import { usePet, type Pet } from '#web/features/animals/pet-details/use-pet.ts';
import { PictureView } from './picture-view.tsx';
import { PicturesOf } from './pictures-of.tsx';

/** The pictures of an animal: through time, compared, and one of them large. */
export function PetPicturePage() {
  const { pets } = useTexts();
  const load = usePet(useIdParam());
  const { data: pet, missing } = load;
  const here = missing ? pets.notFound : pets.showPictures;
  return (
    <Page
      title={pet ? pets.pictures.title(pet.name) : here}
      crumbs={<PetCrumbs pet={pet} here={here} />}
    >
      <Loaded
        load={load}
        skeleton={<span className="plate" aria-busy="true" />}
        notFound={<RecordNotFound bare texts={pets} list={paths.pets()} />}
      >
        {(shown) => (shown.own ? <PicturesOf pet={shown} /> : <Cover pet={shown} />)}
      </Loaded>
    </Page>
  );
}

/** What others see of another keeper's animal. */
function Cover({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const waiting = useWaitingPicture(pet.id);
  if (!pet.has_img) return <p>{pets.noPictureYet}</p>;
  const src = waiting ?? pictureFile(pet, 'large');
  return <PictureView key={pet.img_version} src={src} alt={pets.pictureOf(pet.name)} />;
}
