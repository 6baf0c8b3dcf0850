import { PetDetailsPage } from '#web/features/animals/pet-details/pet-details.page.tsx';
import { prefetchPetHistory } from '#web/features/animals/pet-details/charts/use-history.ts';
import { prefetchTimeline } from '#web/features/animals/pet-details/pet-history.tsx';
import { prefetchPet } from '#web/features/animals/pet-details/use-pet.ts';
import { prefetchPictures } from '#web/features/animals/pictures/use-pictures.ts';
import { idIn } from '#web/lib/params.ts';
import { Pages } from './section-pages.tsx';
import './pet-texts.ts';

const screens = {
  '/pets/details': PetDetailsPage,
};

/** Asks for the animal of the address before its page is drawn: all at once rather than one after the other. */
export async function preloadPage(_path: string, search?: string): Promise<void> {
  const id = search === undefined ? null : idIn(search);
  if (id === null) return;
  for (const ahead of [prefetchPet, prefetchTimeline, prefetchPetHistory, prefetchPictures])
    ahead(id);
}

/** One animal. Part of the pets' section, which adds its texts. */
export default function PetDetailsSection() {
  return <Pages of="petDetails" screens={screens} />;
}
