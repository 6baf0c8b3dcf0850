import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { OutboxLine } from '#web/components/outbox-line.tsx';
import { keepAppOnDevice } from '#web/lib/offline.ts';
import { paths } from '#web/paths.ts';
import { feeding } from '#web/texts/en/feeding.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ feeding });

/** What is fetched for another time waits in milliseconds, so that the page of now and its pictures come first. */
const CALM = 2000;

/** On every page of a keeper: what is recorded on this device and not yet on the server. The round has its own. */
export default function OutboxSection() {
  const [path] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => void prepareForNoNetwork(), CALM);
    return () => clearTimeout(timer);
  }, []);
  return path === paths.feedingRound() ? null : <OutboxLine />;
}

/** The two sections that a keeper in the animal room needs are fetched while there is a network. */
async function prepareForNoNetwork(): Promise<void> {
  await Promise.all([import('./dashboard.tsx'), import('./pets.tsx')]).catch(() => {});
  await keepAppOnDevice();
}
