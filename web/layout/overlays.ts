import { signal } from '@preact/signals-react';
import { useEffect } from 'react';
import { idleOrAsked } from '#web/device/idle-or-asked.ts';
import { useDialogs } from '#web/state/dialogs.ts';
import { useNotices } from '#web/state/notices.ts';
import { useSignalValue } from '#web/state/signal-value.ts';
import { importAgain } from './import-again.ts';

type Overlays = typeof import('./overlays.lazy.tsx');

const loaded = signal<Overlays | null>(null);

/**
 * Dialogs, notices, menus and the footer: not part of the first screen, but loaded right after it, so that a failing network can still be
 * reported. Null until then.
 */
export function useOverlays(): Overlays | null {
  return useSignalValue(loaded);
}

/** Loads them once the first page is there, and tries again with each dialog or notice that could not be shown. */
export function useFetchedOverlays(): Overlays | null {
  // Rendered again with each of them, and so retried.
  const isAsked = useDialogs().length + useNotices().length > 0;
  useEffect(() => void (isAsked ? fetchOverlays() : idleOrAsked().come.then(fetchOverlays)));
  return useOverlays();
}

let fetching = false;

async function fetchOverlays(): Promise<void> {
  if (fetching || loaded.peek()) return;
  fetching = true;
  try {
    const overlays = await importAgain(() => import('./overlays.lazy.tsx'));
    overlays.watchHistory();
    overlays.watchGhostClicks();
    loaded.value = overlays;
  } catch (error) {
    console.warn('The dialogs could not be loaded', error);
  } finally {
    fetching = false;
  }
}
