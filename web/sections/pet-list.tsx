import { prefetchList } from '#web/features/animals/pet-list/pets-calls.ts';
import { PetsPage } from '#web/features/animals/pet-list/pets.page.tsx';
import { Pages } from './section-pages.tsx';
import './pet-texts.ts';

const screens = {
  '/pets': PetsPage,
};

/** Asks for the animals of the address before their page is drawn. */
export async function preloadPage(_path: string, search?: string): Promise<void> {
  if (search !== undefined) prefetchList(search);
}

/** The list of animals. Part of the pets' section, which adds its texts. */
export default function PetListSection() {
  return <Pages of="petList" screens={screens} />;
}
