import { Route } from 'wouter';
import { FeedingPage } from '#web/features/plans/feeding-round/feeding.page.tsx';
import { RoundPage } from '#web/features/plans/feeding-round/feeding-round.page.tsx';
import { PetAddPage } from '#web/features/animals/pet-form/pet-add.page.tsx';
import { PetDetailsPage } from '#web/features/animals/pet-details/pet-details.page.tsx';
import { PetEditPage } from '#web/features/animals/pet-form/pet-edit.page.tsx';
import { PetPicturePage } from '#web/features/animals/pictures/pet-picture.page.tsx';
import { PetsPage } from '#web/features/animals/pet-list/pets.page.tsx';
import { QuickViewPage } from '#web/features/animals/quick-view/quick-view.page.tsx';
import { PlanAddPage } from '#web/features/plans/plans/plan-add.page.tsx';
import { PlanDetailsPage } from '#web/features/plans/plans/plan-details.page.tsx';
import { PlanEditPage } from '#web/features/plans/plans/plan-edit.page.tsx';
import { WaitingPage } from '#web/features/plans/waiting/waiting.page.tsx';
import { PlansPage } from '#web/features/plans/plans/plans.page.tsx';
import { WeighPage } from '#web/features/animals/weigh-round/weigh.page.tsx';
import { lazySection } from '#web/layout/lazy-section.ts';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/animals.ts';
import { feeding } from '#web/texts/en/feeding.ts';
import { inventory } from '#web/texts/en/inventory.ts';
import { palette } from '#web/texts/en/palette.ts';
import { pets } from '#web/texts/en/pets.ts';
import { places } from '#web/texts/en/places.ts';
import { plans } from '#web/texts/en/plans.ts';
import { problems } from '#web/texts/en/problems.ts';
import { shareRows } from '#web/lib/row-sharing.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';

// The QR code generator: not needed to look at an animal.
const labels = lazySection(() => import('./labels.tsx'));
const handOver = lazySection(() => import('./hand-over.tsx'));
const petImport = lazySection(() => import('./pet-import.tsx'));
const petSheet = lazySection(() => import('./pet-sheet.tsx'));
const statistics = lazySection(() => import('./statistics.tsx'));
const takeIn = lazySection(() => import('./take-in.tsx'));

addTexts({ animals, errors, problems, palette, feeding, inventory, pets, places, plans });
shareRows();

const screens = {
  '/pets': PetsPage,
  '/pets/details': PetDetailsPage,
  '/pets/add': PetAddPage,
  '/pets/edit': PetEditPage,
  '/pets/picture': PetPicturePage,
  '/pets/plans': PlansPage,
  '/pets/plans/add': PlanAddPage,
  '/pets/plans/details': PlanDetailsPage,
  '/pets/plans/edit': PlanEditPage,
  '/pets/feeding': FeedingPage,
  '/pets/feeding/round': RoundPage,
  '/pets/weigh': WeighPage,
  '/pets/waiting': WaitingPage,
  '/pets/quickview': QuickViewPage,
  '/p/:id': QuickViewPage,
};

/** Everything under /pets, and the short address of a label. */
export default function PetsSection() {
  return (
    <Pages of="pets" screens={screens}>
      <Route path="/pets/labels/*?" component={labels.Section} />
      <Route path="/pets/hand_over/*?" component={handOver.Section} />
      <Route path="/pets/import" component={petImport.Section} />
      <Route path="/pets/paste" component={petImport.Section} />
      <Route path="/pets/print" component={petSheet.Section} />
      <Route path="/pets/statistics" component={statistics.Section} />
      <Route path="/pets/take_in" component={takeIn.Section} />
    </Pages>
  );
}
