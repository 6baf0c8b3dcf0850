import { PlacePage, ScannedPlacePage } from '#web/features/animals/places/place.page.tsx';
import { PlaceLabelsPage } from '#web/features/animals/places/place-labels.page.tsx';
import { PlacesPage } from '#web/features/animals/places/places.page.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { feeding } from '#web/texts/en/feeding.ts';
import { labels } from '#web/texts/en/labels.ts';
import { pets } from '#web/texts/en/pets.ts';
import { places } from '#web/texts/en/places.ts';
import { plans } from '#web/texts/en/plans.ts';
import { problems } from '#web/texts/en/problems.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';
import { Pages } from './section-pages.tsx';

addTexts({ animals, errors, problems, feeding, labels, pets, places, plans });

const screens = {
  '/places': PlacesPage,
  '/places/details': PlacePage,
  '/places/labels': PlaceLabelsPage,
  '/l/:id': ScannedPlacePage,
};

/** Where animals stand, and the short address of a place's label. */
export default function PlacesSection() {
  return <Pages of="places" screens={screens} />;
}
