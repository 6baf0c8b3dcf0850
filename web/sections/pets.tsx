import { Route, Switch } from 'wouter';
import { FeedingPage } from '#web/features/feeding-round/feeding.page.tsx';
import { RoundPage } from '#web/features/feeding-round/round.page.tsx';
import { PetAddPage } from '#web/features/pets/pet-add.page.tsx';
import { PetDetailsPage } from '#web/features/pets/pet-details.page.tsx';
import { PetEditPage } from '#web/features/pets/pet-edit.page.tsx';
import { PetPicturePage } from '#web/features/pets/pet-picture.page.tsx';
import { PetsPage } from '#web/features/pets/pets.page.tsx';
import { QuickViewPage } from '#web/features/pets/quick-view.page.tsx';
import { PlanAddPage } from '#web/features/plans/plan-add.page.tsx';
import { PlanDetailsPage } from '#web/features/plans/plan-details.page.tsx';
import { PlanEditPage } from '#web/features/plans/plan-edit.page.tsx';
import { PlansPage } from '#web/features/plans/plans.page.tsx';
import { KeeperRoute } from '#web/layout/guards.tsx';
import { lazySection } from '#web/layout/lazy-section.ts';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { feeding } from '#web/texts/en/feeding.ts';
import { inventory } from '#web/texts/en/inventory.ts';
import { pets } from '#web/texts/en/pets.ts';
import { plans } from '#web/texts/en/plans.ts';
import { addTexts } from '#web/texts/texts.ts';

// The code of QR codes: nobody needs it who only looks at an animal.
const labels = lazySection(() => import('./labels.tsx'));
const petImport = lazySection(() => import('./pet-import.tsx'));

addTexts({ feeding, inventory, pets, plans });

/** Everything under /pets, and the short address of a label. Paths are absolute; one line per page. */
export default function PetsSection() {
  return (
    <Switch>
      <KeeperRoute path="/pets" component={PetsPage} />
      <KeeperRoute path="/pets/details" component={PetDetailsPage} />
      <KeeperRoute path="/pets/add" component={PetAddPage} />
      <KeeperRoute path="/pets/edit" component={PetEditPage} />
      <KeeperRoute path="/pets/picture" component={PetPicturePage} />
      <KeeperRoute path="/pets/plans" component={PlansPage} />
      <KeeperRoute path="/pets/plans/add" component={PlanAddPage} />
      <KeeperRoute path="/pets/plans/details" component={PlanDetailsPage} />
      <KeeperRoute path="/pets/plans/edit" component={PlanEditPage} />
      <KeeperRoute path="/pets/feeding" component={FeedingPage} />
      <KeeperRoute path="/pets/feeding/round" component={RoundPage} />
      <Route path="/pets/labels/*?" component={labels.Section} />
      <Route path="/pets/import" component={petImport.Section} />
      <Route path="/pets/quickview" component={QuickViewPage} />
      <Route path="/p/:id" component={QuickViewPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
