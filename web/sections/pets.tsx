import { Route, Switch } from 'wouter';
import { PetAddPage } from '#web/features/pets/pet-add.page.tsx';
import { PetDetailsPage } from '#web/features/pets/pet-details.page.tsx';
import { PetEditPage } from '#web/features/pets/pet-edit.page.tsx';
import { PetPicturePage } from '#web/features/pets/pet-picture.page.tsx';
import { PetsPage } from '#web/features/pets/pets.page.tsx';
import { QuickViewPage } from '#web/features/pets/quick-view.page.tsx';
import { KeeperRoute } from '#web/layout/guards.tsx';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { pets } from '#web/texts/en/pets.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ pets });

/** Everything under /pets, and the short address of a label. Paths are absolute; one line per page. */
export default function PetsSection() {
  return (
    <Switch>
      <KeeperRoute path="/pets" component={PetsPage} />
      <KeeperRoute path="/pets/details" component={PetDetailsPage} />
      <KeeperRoute path="/pets/add" component={PetAddPage} />
      <KeeperRoute path="/pets/edit" component={PetEditPage} />
      <KeeperRoute path="/pets/picture" component={PetPicturePage} />
      <Route path="/pets/quickview" component={QuickViewPage} />
      <Route path="/p/:id" component={QuickViewPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
