import { SpeciesLogDetailsPage } from '#web/features/catalogue/species-log/species-log-details.page.tsx';
import { SpeciesLogPage } from '#web/features/catalogue/species-log/species-log.page.tsx';
import { SpeciesAddPage } from '#web/features/catalogue/species/species-add.page.tsx';
import { SpeciesDetailsPage } from '#web/features/catalogue/species/species-details.page.tsx';
import { SpeciesEditPage } from '#web/features/catalogue/species/species-edit.page.tsx';
import { SpeciesImportPage } from '#web/features/catalogue/species-import/species-import.page.tsx';
import { SpeciesRequestPage } from '#web/features/catalogue/species/species-request.page.tsx';
import { SpeciesPage } from '#web/features/catalogue/species/species.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { imports } from '#web/texts/en/imports.ts';
import { species } from '#web/texts/en/species.ts';
import { problems } from '#web/texts/en/problems.ts';
import { admin } from '#web/texts/en/admin.ts';
import { clubNumbers } from '#web/texts/en/club-numbers.ts';
import { statistics } from '#web/texts/en/statistics.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ animals, errors, problems, admin, clubNumbers, imports, species, statistics });

const screens = {
  '/species': SpeciesPage,
  '/species/details': SpeciesDetailsPage,
  '/species/add': SpeciesAddPage,
  '/species/edit': SpeciesEditPage,
  '/species/import': SpeciesImportPage,
  '/species/request': SpeciesRequestPage,
  '/species/log': SpeciesLogPage,
  '/species/log_details': SpeciesLogDetailsPage,
};

/** Everything under /species. */
export default function SpeciesSection() {
  return <Pages of="species" screens={screens} />;
}
