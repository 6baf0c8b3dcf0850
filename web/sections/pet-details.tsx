import { PetDetailsPage } from '#web/features/animals/pet-details/pet-details.page.tsx';
import { Pages } from './section-pages.tsx';

const screens = {
  '/pets/details': PetDetailsPage,
};

/** One animal. Part of the pets' section, which adds its texts. */
export default function PetDetailsSection() {
  return <Pages of="petDetails" screens={screens} />;
}
