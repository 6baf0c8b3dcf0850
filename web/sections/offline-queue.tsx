import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { NetLine } from '#web/components/net-line.tsx';
import { keepAppOnDevice } from '#web/lib/offline.ts';
import { paths } from '#web/paths.ts';
import { feeding } from '#web/texts/en/feeding.ts';
import { problems } from '#web/texts/en/problems.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ problems, feeding });

/** How long prefetching waits, in milliseconds, so that the current page and its pictures come first. */
const PREFETCH_AFTER_MS = 2000;

/** On every page of a keeper: what is recorded on this device and not yet on the server. The round has its own. */
export default function OfflineQueueSection() {
  const [path] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => void prepareForNoNetwork(), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return path === paths.feedingRound() ? null : <NetLine />;
}

/** The two sections that a keeper needs in the animal room are loaded while there is a network. */
async function prepareForNoNetwork(): Promise<void> {
  await Promise.all([import('./dashboard.tsx'), import('./pets.tsx')]).catch(() => {});
  await keepAppOnDevice();
}
