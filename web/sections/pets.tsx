import { Route, Switch } from 'wouter';
import { byAddress } from '#src/domain/text/by-address.ts';
import { idleOrAsked } from '#web/device/idle-or-asked.ts';
import { preloadPetDialogs } from '#web/features/animals/pet-details/dialogs.ts';
import { preloadSelectionBar } from '#web/features/animals/pet-list/selection-bar.ts';
import { dailySheet } from '#web/layout/deferred-sheets.ts';
import { lazySection, type LazySection } from '#web/layout/lazy-section.ts';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { shareRows } from '#web/lib/row-sharing.ts';
import { animals } from '#web/texts/en/shared-animals.ts';
import { errors } from '#web/texts/en/errors.ts';
import { feeding } from '#web/texts/en/feeding.ts';
import { inventory } from '#web/texts/en/inventory.ts';
import { palette } from '#web/texts/en/palette.ts';
import { pets } from '#web/texts/en/pets.ts';
import { places } from '#web/texts/en/places.ts';
import { plans } from '#web/texts/en/plans.ts';
import { problems } from '#web/texts/en/problems.ts';
import { addTexts } from '#web/texts/texts.ts';
import { pageFiles, type PageFile } from './addresses.ts';
import '#web/ui/deferred-icons.tsx';

addTexts({ animals, errors, problems, palette, feeding, inventory, pets, places, plans });
shareRows();

// A first visit waits for the code of its page alone.
const files: Record<PageFile, LazySection> = {
  'pet-list': lazySection(() => import('./pet-list.tsx'), dailySheet),
  'pet-details': lazySection(() => import('./pet-details.tsx'), dailySheet),
  'pet-forms': lazySection(() => import('./pet-forms.tsx')),
  plans: lazySection(() => import('./plans.tsx')),
  rounds: lazySection(() => import('./rounds.tsx')),
  'quick-view': lazySection(() => import('./quick-view.tsx')),
  labels: lazySection(() => import('./labels.tsx')),
  'hand-over': lazySection(() => import('./hand-over.tsx')),
  'pet-import': lazySection(() => import('./pet-import.tsx')),
  'pet-sheet': lazySection(() => import('./pet-sheet.tsx')),
  statistics: lazySection(() => import('./statistics.tsx')),
  'take-in': lazySection(() => import('./take-in.tsx')),
};
const daily: PageFile[] = ['pet-list', 'pet-details', 'rounds', 'quick-view', 'pet-forms', 'plans'];

/** Loads the code of the page at an address. */
export async function preloadPage(path: string, search?: string): Promise<void> {
  const name = byAddress<PageFile>(pageFiles, path);
  if (name) await files[name].preload(path, search);
}

/** Loads the pages of every day while nothing else is done, so that a tap opens them at once. */
export async function preloadDaily(): Promise<void> {
  for (const name of daily) {
    await idleOrAsked().come;
    await files[name].preload();
  }
  for (const preload of [preloadPetDialogs, preloadSelectionBar]) {
    await idleOrAsked().come;
    await preload();
  }
}

/** Everything under /pets, and the short address of a label. */
export default function PetsSection() {
  return (
    <Switch>
      {Object.entries(pageFiles).map(([address, name]) => (
        <Route key={address} path={`${address}/*?`} component={files[name].Section} />
      ))}
      <Route component={NotFoundPage} />
    </Switch>
  );
}
