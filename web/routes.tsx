import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LandingPage } from '#web/features/club/landing/landing.page.tsx';
import { dailySheet } from '#web/layout/deferred-sheets.ts';
import { lazySection, type LazySection } from '#web/layout/lazy-section.ts';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { paths } from './paths.ts';
import { sectionAddresses, type SectionName } from '#web/sections/addresses.ts';
import { pets } from '#web/sections/pets.tsx';
import { currentSession, useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** Loaded on demand, each a <Switch> of absolute paths. */
const dashboard = lazySection(() => import('./sections/dashboard.tsx'), dailySheet);
const files: Record<SectionName, LazySection> = {
  pets,
  places: lazySection(() => import('./sections/places.tsx')),
  species: lazySection(() => import('./sections/species.tsx')),
  inventory: lazySection(() => import('./sections/inventory.tsx')),
  data: lazySection(() => import('./sections/data.tsx')),
  admin: lazySection(() => import('./sections/admin.tsx')),
  expo: lazySection(() => import('./sections/expo.tsx')),
  'take-over': lazySection(() => import('./sections/take-over.tsx')),
  wall: lazySection(() => import('./sections/wall.tsx')),
  accounts: lazySection(() => import('./sections/accounts.tsx')),
  about: lazySection(() => import('./sections/about.tsx')),
};
/** By the first part of their addresses. */
const sections = new Map<string, LazySection>(
  Object.entries(sectionAddresses).flatMap(([name, parts]) =>
    parts.map((part) => [part, files[name as SectionName]]),
  ),
);

/** The route table: the pages of the first download, and the sections that draw the others. */
export function Routes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Switch>
        <Route path={paths.home()} component={HomePage} />
        {[...sections].map(([name, { Section }]) => (
          <Route key={name} path={`/${name}/*?`} component={Section} />
        ))}
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  );
}

/** `/` is the dashboard of a logged-in user, and the landing page for visitors. */
function HomePage() {
  return useSession() ? <dashboard.Section /> : <LandingPage />;
}

/** Loads a section's code before it is drawn: as soon as a link to it is pointed at, touched or focused. */
export function preloadSections(): void {
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, ({ target }) => preload(target), { passive: true });
  }
}

function preload(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && link.origin === window.location.origin) void preloadSection(link.pathname);
}

/**
 * Loads the code that draws an address; resolves when it is there, failed to load, or none is needed. With a `search` its
 * records are asked for, too.
 */
export async function preloadSection(path: string, search?: string): Promise<void> {
  const name = path.split('/')[1] ?? '';
  const section = name === '' && currentSession() ? dashboard : sections.get(name);
  await section?.preload(path, search);
}

/** In place of a page whose code is still loading. */
function PageSkeleton() {
  const { layout } = useTexts();
  return (
    <main className="page" id="main" aria-busy="true" aria-label={layout.loading}>
      <SkeletonRows count={6} />
    </main>
  );
}
