import { StatisticsPage } from '#web/features/animals/statistics/statistics.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { statistics } from '#web/texts/en/statistics.ts';
import { errors } from '#web/texts/en/errors.ts';
import { problems } from '#web/texts/en/problems.ts';
import { addTexts } from '#web/texts/texts.ts';
import './pet-texts.ts';

addTexts({ animals, errors, problems, statistics });

const screens = {
  '/pets/statistics': StatisticsPage,
};

/** The numbers of a collection; part of the pets' section, loaded separately. */
export default function StatisticsSection() {
  return <Pages of="statistics" screens={screens} />;
}
