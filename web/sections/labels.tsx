import { LabelsPage } from '#web/features/animals/labels/labels.page.tsx';
import { LabelsPrintPage } from '#web/features/animals/labels/print.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { labels } from '#web/texts/en/labels.ts';
import { problems } from '#web/texts/en/problems.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';
import './pet-texts.ts';

addTexts({ animals, errors, problems, labels });

const screens = {
  '/pets/labels': LabelsPage,
  '/pets/labels/print': LabelsPrintPage,
};

/** Labels and their printing; part of the pets' section, loaded separately. */
export default function LabelsSection() {
  return <Pages of="labels" screens={screens} />;
}
