import { DataPage } from '#web/features/portability/data/data.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { data } from '#web/texts/en/data.ts';
import { petImport } from '#web/texts/en/pet-import.ts';
import { problems } from '#web/texts/en/problems.ts';
import { secondFactors } from '#web/texts/en/second-factors.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ animals, errors, problems, data, petImport, secondFactors });

const screens = {
  '/data': DataPage,
};

/** Everything under /data. */
export default function DataSection() {
  return <Pages of="data" screens={screens} />;
}
