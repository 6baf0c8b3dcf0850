import { PetsPage } from '#web/features/animals/pet-list/pets.page.tsx';
import { Pages } from './section-pages.tsx';

const screens = {
  '/pets': PetsPage,
};

/** The list of animals. Part of the pets' section, which adds its texts. */
export default function PetListSection() {
  return <Pages of="petList" screens={screens} />;
}
