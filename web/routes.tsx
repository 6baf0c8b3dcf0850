import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ForgotPasswordPage } from './features/accounts/forgot-password.page.tsx';
import { LoginPage } from './features/accounts/login.page.tsx';
import { ProfileEditPage } from './features/accounts/profile-edit.page.tsx';
import { ProfilePage } from './features/accounts/profile.page.tsx';
import { RegisterPage } from './features/accounts/register.page.tsx';
import { ResetPasswordPage } from './features/accounts/reset-password.page.tsx';
import { VerifyEmailPage } from './features/accounts/verify-email.page.tsx';
import { LandingPage } from './features/landing/landing.page.tsx';
import { ContactPage } from './features/static/contact.page.tsx';
import { DonatePage } from './features/static/donate.page.tsx';
import { LegalPage } from './features/static/legal.page.tsx';
import { SitemapPage } from './features/static/sitemap.page.tsx';
import { KeeperRoute } from './layout/guards.tsx';
import { lazySection } from './layout/lazy-section.ts';
import { NotFoundPage } from './layout/not-found.page.tsx';
import { Waiting } from './layout/waiting.tsx';
import { paths } from './paths.ts';

/** Loaded on demand, each a <Switch> of absolute paths. */
const sections = {
  pets: lazySection(() => import('./sections/pets.tsx')),
  species: lazySection(() => import('./sections/species.tsx')),
  inventory: lazySection(() => import('./sections/inventory.tsx')),
  data: lazySection(() => import('./sections/data.tsx')),
  admin: lazySection(() => import('./sections/admin.tsx')),
};

/** The route table: every page that the first download knows, and where the rest is found. */
export function Routes() {
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        <Route path={paths.home()} component={LandingPage} />
        <Route path={paths.login()} component={LoginPage} />
        <Route path={paths.register()} component={RegisterPage} />
        <KeeperRoute path={paths.profile()} component={ProfilePage} />
        <KeeperRoute path={paths.profileEdit()} component={ProfileEditPage} />
        <Route path={paths.verifyEmail()} component={VerifyEmailPage} />
        <Route path={paths.forgotPassword()} component={ForgotPasswordPage} />
        <Route path={paths.resetPassword()} component={ResetPasswordPage} />
        <Route path={paths.sitemap()} component={SitemapPage} />
        <Route path={paths.legal()} component={LegalPage} />
        <Route path={paths.contact()} component={ContactPage} />
        <Route path={paths.donate()} component={DonatePage} />
        <Route path="/pets/*?" component={sections.pets.Section} />
        <Route path="/p/*" component={sections.pets.Section} />
        <Route path="/species/*?" component={sections.species.Section} />
        <Route path="/inventory/*?" component={sections.inventory.Section} />
        <Route path="/data/*?" component={sections.data.Section} />
        <Route path="/admin/*?" component={sections.admin.Section} />
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  );
}

/** Fetches a section's code as soon as somebody points at a link to it, touches it or tabs to it. */
export function preloadOnIntent(): void {
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, ({ target }) => preload(target), { passive: true });
  }
}

function preload(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return;
  const name = link.pathname.split('/')[1] ?? '';
  const section = Object.entries(sections).find(
    ([key]) => key === name || (key === 'pets' && name === 'p'),
  );
  section?.[1].preload();
}
