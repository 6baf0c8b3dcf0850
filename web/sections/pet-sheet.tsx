import { PetSheetPage } from '#web/features/animals/pet-sheet/pet-sheet.page.tsx';
import { Pages } from './section-pages.tsx';
import './pet-texts.ts';

const screens = {
  '/pets/print': PetSheetPage,
};

/** An animal on paper; part of the pets' section, loaded separately and with its texts. */
export default function PetSheetSection() {
  return <Pages of="petSheet" screens={screens} />;
}
