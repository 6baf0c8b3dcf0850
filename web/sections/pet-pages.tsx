import { Route, Switch } from 'wouter';
import { byAddress } from '#src/domain/text/by-address.ts';
import { lazySection, type LazySection } from '#web/layout/lazy-section.ts';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { pageFiles, type PageFile } from './page-files.ts';
import { petDetails, petList } from './pets.tsx';

// A first visit waits for the code of its page alone.
export const petPages: Record<PageFile, LazySection> = {
  'pet-list': petList,
  'pet-details': petDetails,
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

/** Loads the code of the page at an address. */
export async function preloadPage(path: string, search?: string): Promise<void> {
  const name = byAddress<PageFile>(pageFiles, path);
  if (name) await petPages[name].preload(path, search);
}

/** The pages of animals and what surrounds them, besides the list and an animal. */
export default function PetPages() {
  return (
    <Switch>
      {Object.entries(pageFiles).map(([address, name]) => (
        <Route key={address} path={`${address}/*?`} component={petPages[name].Section} />
      ))}
      <Route component={NotFoundPage} />
    </Switch>
  );
}
