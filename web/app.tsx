import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { isFullscreenRoute } from '#web/layout/fullscreen-route.ts';
import { CrashGuard } from './layout/crash-guard.tsx';
import { dailySheet } from './layout/deferred-sheets.ts';
import { Header } from './layout/header.tsx';
import { KeysUnfetched } from './layout/keys-unfetched.tsx';
import { lazySection } from './layout/lazy-section.ts';
import { useFetchedOverlays } from './layout/overlays.ts';
import { TabBar } from './layout/tab-bar.tsx';
import { queries } from './lib/queries.ts';
import { SettingsSync } from './lib/settings-sync.ts';
import { Routes } from './routes.tsx';
import { useSession } from './state/session.ts';
import { useTexts } from './texts/texts.ts';

const offlineQueue = lazySection(
  () => import('#web/sections/offline-queue.tsx'),
  dailySheet,
  KeysUnfetched,
);

/** The whole client: the frame around every page, and the page. */
export function App() {
  const { layout } = useTexts();
  const [path] = useLocation();
  const alone = isFullscreenRoute(path);
  const session = useSession();
  const overlays = useFetchedOverlays();
  return (
    <QueryClientProvider client={queries}>
      <a className="skip-link button" href="#main">
        {layout.skip}
      </a>
      {!alone && <Header />}
      {session && <SettingsSync />}
      <Suspense fallback={<span hidden aria-busy />}>
        {session && <offlineQueue.Section />}
      </Suspense>
      <CrashGuard key={path}>
        <Routes />
      </CrashGuard>
      {!alone && overlays && <overlays.Footer />}
      {!alone && <TabBar />}
      {overlays && <overlays.NoticeHost />}
      {overlays && <overlays.DialogHost />}
    </QueryClientProvider>
  );
}
