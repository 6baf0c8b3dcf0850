import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useWaitingPictures } from '#web/state/waiting-pictures.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import type { Pet } from '#web/features/animals/pet-details/use-pet.ts';
import { Film } from './film.tsx';
import { usePictures } from './use-pictures.ts';

/** The pictures of an animal on its page. Its place is there before they are. */
export function PictureStrip({ pet }: { pet: Pick<Pet, 'id' | 'has_img' | 'an_type'> }) {
  const { pets } = useTexts();
  const { data } = usePictures(pet.id);
  const waiting = useWaitingPictures(pet.id);
  if (!pet.has_img && waiting.length === 0) return null;
  return (
    <Box
      title={pets.showPictures}
      end={<Link href={paths.petPicture(pet.id)}>{pets.pictures.all}</Link>}
    >
      {data || waiting.length > 0 ? (
        <Film
          pictures={data?.rows ?? []}
          waiting={waiting}
          an_type={pet.an_type}
          hrefOf={({ id }) => paths.petPicture(pet.id, id)}
        />
      ) : (
        <div className="film-place" aria-busy="true" />
      )}
    </Box>
  );
}
