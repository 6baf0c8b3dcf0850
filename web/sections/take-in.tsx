import { TakeInPage } from '#web/features/portability/take-in/take-in.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { data } from '#web/texts/en/data.ts';
import { petImport } from '#web/texts/en/pet-import.ts';
import { problems } from '#web/texts/en/problems.ts';
import { takeOver } from '#web/texts/en/take-over.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';
import './pet-texts.ts';

addTexts({ animals, errors, problems, data, petImport, takeOver });

const screens = {
  '/pets/take_in': TakeInPage,
};

/** Taking in animals from another installation; part of the pets' section, loaded separately. */
export default function TakeInSection() {
  return <Pages of="takeIn" screens={screens} />;
}
