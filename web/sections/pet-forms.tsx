import { PetAddPage } from '#web/features/animals/pet-form/pet-add.page.tsx';
import { PetEditPage } from '#web/features/animals/pet-form/pet-edit.page.tsx';
import { PetPicturePage } from '#web/features/animals/pictures/pet-picture.page.tsx';
import { Pages } from './section-pages.tsx';
import './pet-texts.ts';

const screens = {
  '/pets/add': PetAddPage,
  '/pets/edit': PetEditPage,
  '/pets/picture': PetPicturePage,
};

/** Adding and changing an animal. Part of the pets' section, which adds its texts. */
export default function PetFormsSection() {
  return <Pages of="petForms" screens={screens} />;
}
