import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { NetLine } from '#web/components/net-line.tsx';
import { dailySheet } from '#web/layout/deferred-sheets.ts';
import { KeeperKeys } from '#web/layout/keeper-keys.tsx';
import { KeysUnfetched } from '#web/layout/keys-unfetched.tsx';
import { lazySection } from '#web/layout/lazy-section.ts';
import { keepAppOnDevice } from '#web/lib/offline.ts';
import { renewNotices } from '#web/lib/renewed-notices.ts';
import { paths } from '#web/paths.ts';
import { animals } from '#web/texts/en/shared-animals.ts';
import { feeding } from '#web/texts/en/feeding.ts';
import { problems } from '#web/texts/en/problems.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';
import '#web/ui/deferred-icons.tsx';

addTexts({ animals, errors, problems, feeding });

const palette = lazySection(() => import('./palette.tsx'), dailySheet, KeysUnfetched);

/** How long prefetching waits, in milliseconds, so that the current page and its pictures come first. */
const PREFETCH_AFTER_MS = 2000;

/**
 * On every page of a keeper: what is recorded on this device and not yet on the server, of which rounds have their own,
 * and the keys that find things.
 */
export default function OfflineQueueSection() {
  const [path] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => void prepareForNoNetwork(), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // an app on the home screen is rarely loaded again
  useEffect(() => {
    document.addEventListener('visibilitychange', renewWhenSeen);
    return () => document.removeEventListener('visibilitychange', renewWhenSeen);
  }, []);
  return (
    <>
      {path !== paths.feedingRound() && path !== paths.weigh() && <NetLine above />}
      <KeeperKeys overlay={palette.Section} />
    </>
  );
}

function renewWhenSeen(): void {
  if (document.visibilityState === 'visible') void renewNotices();
}

/** What a keeper needs in the animal room is loaded while there is a network. */
async function prepareForNoNetwork(): Promise<void> {
  await Promise.all([
    import('./dashboard.tsx'),
    import('./daily-pages.ts').then((daily) => daily.preloadDaily()),
    palette.preload(),
  ]).catch(() => {});
  await keepAppOnDevice();
  await renewNotices();
}
