import { PetImportPage } from '#web/features/portability/import/import.page.tsx';
import { PastePage } from '#web/features/portability/paste/paste.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { petImport } from '#web/texts/en/pet-import.ts';
import { imports } from '#web/texts/en/imports.ts';
import { problems } from '#web/texts/en/problems.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';
import './pet-texts.ts';

addTexts({ animals, errors, problems, imports, petImport });

const screens = {
  '/pets/import': PetImportPage,
  '/pets/paste': PastePage,
};

/** The import of pets from a table or from pasted lines; part of the pets' section, loaded separately. */
export default function PetImportSection() {
  return <Pages of="petImport" screens={screens} />;
}
