import { Suspense } from 'react';
import { dailySheet } from '#web/layout/deferred-sheets.ts';
import { lazySection } from '#web/layout/lazy-section.ts';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useHealth, useMayRegister } from '#web/lib/may-register.ts';
import { paths } from '#web/paths.ts';
import { hadKeeper, useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { RenderWhenVisible } from '#web/ui/render-when-visible.tsx';
import { Note, Callout } from '#web/ui/note.tsx';
import { HeroPlate } from './hero-plate.tsx';
import { formatDay } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';

const Evening = lazySection(
  () => import('./evening.tsx'),
  dailySheet,
  () => null,
);

/** The visitor's start page. On a new installation it also says who should register first. */
export function LandingPage() {
  const { landing, layout } = useTexts();
  const session = useSession();
  const health = useHealth();
  const mayRegister = useMayRegister();
  const isBack = !session && hadKeeper();
  const firstRun = health.data?.first_run ?? false;
  return (
    <Page title={landing.title} bare>
      {firstRun && (
        <Note tone="amber" live>
          <strong>{landing.firstRunTitle}</strong> {landing.firstRun}
        </Note>
      )}
      <section className="hero">
        <div>
          <h1>{landing.heading}</h1>
          <p>{landing.lead}</p>
          <div className="cluster">
            {firstRun && (
              <ButtonLink variant="primary" large href={paths.register()}>
                {landing.firstRunButton}
              </ButtonLink>
            )}
            {isBack && (
              <ButtonLink variant="primary" large href={paths.login()}>
                {layout.login}
              </ButtonLink>
            )}
            <ButtonLink
              variant={firstRun || isBack ? 'plain' : 'primary'}
              large
              href={paths.guide()}
            >
              {landing.start}
            </ButtonLink>
            {!firstRun && !session && !isBack && mayRegister !== false && (
              <ButtonLink
                large
                className={mayRegister ? undefined : 'unknown'}
                href={paths.register()}
              >
                {layout.signUp}
              </ButtonLink>
            )}
          </div>
        </div>
        <HeroPlate />
      </section>
      <RenderWhenVisible>
        <Suspense fallback={<div className="lazy-placeholder" />}>
          <Evening.Section />
          <Club />
        </Suspense>
      </RenderWhenVisible>
    </Page>
  );
}

/** Who runs this installation, and where to meet its keepers next. */
function Club() {
  const { failures, landing } = useTexts();
  const today = useToday();
  const latest = useLoad(['expo', 'latest', 'day'], () => api.expo.latest.get(), {
    errorTitle: failures.loadingExpo,
    quiet: true,
  });
  const expo = latest.data?.data;
  return (
    <section className="club">
      <div>
        <h2>{landing.ours}</h2>
        <p>{landing.oursText}</p>
      </div>
      {expo && expo.e_date >= today && (
        <Callout href={paths.expoCurrent()} icon="flag">
          <strong>{expo.e_name}</strong>
          <br />
          {landing.expo(formatDay(expo.e_date))}
        </Callout>
      )}
    </section>
  );
}
