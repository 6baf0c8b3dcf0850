import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LandingPage } from './features/landing/landing.page.tsx';
import { lazySection } from './layout/lazy-section.ts';
import { NotFoundPage } from './layout/not-found.page.tsx';
import { Waiting } from './layout/waiting.tsx';
import { paths } from './paths.ts';
import { currentSession, useSession } from './state/session.ts';

/** Loaded on demand, each a <Switch> of absolute paths; by the first part of their addresses. */
const pets = lazySection(() => import('./sections/pets.tsx'));
const accounts = lazySection(() => import('./sections/accounts.tsx'));
const about = lazySection(() => import('./sections/about.tsx'));
const dashboard = lazySection(() => import('./sections/dashboard.tsx'));
const sections = {
  pets,
  p: pets,
  species: lazySection(() => import('./sections/species.tsx')),
  inventory: lazySection(() => import('./sections/inventory.tsx')),
  data: lazySection(() => import('./sections/data.tsx')),
  admin: lazySection(() => import('./sections/admin.tsx')),
  expo: lazySection(() => import('./sections/expo.tsx')),
  login: accounts,
  register: accounts,
  profile: accounts,
  'verify-email': accounts,
  'forgot-password': accounts,
  'reset-password': accounts,
  guide: about,
  sitemap: about,
  legal: about,
  contact: about,
  donate: about,
};

/** The route table: what the first download knows, and where the rest is found. */
export function Routes() {
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        <Route path={paths.home()} component={HomePage} />
        {Object.entries(sections).map(([name, { Section }]) => (
          <Route key={name} path={`/${name}/*?`} component={Section} />
        ))}
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  );
}

/** `/` is the dashboard of whoever is logged in, and the front door for everybody else. */
function HomePage() {
  return useSession() ? <dashboard.Section /> : <LandingPage />;
}

/**
 * Fetches a section's code before it is drawn: the one of this address at once, others as soon as somebody points
 * at a link to them, touches it or tabs to it.
 */
export function preloadSections(): void {
  preloadSection(window.location.pathname);
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, ({ target }) => preload(target), { passive: true });
  }
}

function preload(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && link.origin === window.location.origin) preloadSection(link.pathname);
}

function preloadSection(path: string): void {
  const name = path.split('/')[1] ?? '';
  if (name === '' && currentSession()) dashboard.preload();
  Object.entries(sections)
    .find(([key]) => key === name)?.[1]
    .preload();
}
