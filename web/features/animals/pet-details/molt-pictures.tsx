import { Link } from 'wouter';
import {
  addressOf,
  usePictures,
  type AnimalPicture,
} from '#web/features/animals/pictures/use-pictures.ts';
import { paths } from '#web/paths.ts';
import type { Pet } from './use-pet.ts';

/** The pictures of an animal by the molts that they belong to. Without a network nothing is said of them. */
export function useMoltPictures(pet: Pet): ReadonlyMap<number | null, readonly AnimalPicture[]> {
  const enabled = pet.own === 1 && pet.has_img === 1;
  const { data } = usePictures(pet.id, { quiet: true, enabled });
  return Map.groupBy(data?.rows ?? [], ({ molt_id }) => molt_id);
}

/** As many as a desk has room for beside an entry; a phone shows the last one. */
const MOST = 3;

/** The newest pictures of a molt, beside its entry and no higher than its button, since they come after it. */
export function MoltPictures(props: {
  pet: Pet;
  pictures: readonly AnimalPicture[];
  label: string;
}) {
  const { pet, pictures, label } = props;
  return pictures.slice(-MOST).map((picture) => (
    <Link
      key={picture.id}
      className="plate entry-picture"
      href={paths.petPicture(pet.id, picture.id)}
      aria-label={[label, picture.caption].filter(Boolean).join(', ')}
    >
      <img
        src={addressOf(picture, 'thumb')}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        decoding="async"
      />
    </Link>
  ));
}
