import { signal } from '@preact/signals-react';
import { useEffect } from 'react';
import { useDialogs } from '#web/state/dialogs.ts';
import { useNotices } from '#web/state/notices.ts';
import { useSignalValue } from '#web/state/signal-value.ts';

type Overlays = typeof import('./overlays.lazy.tsx');

const loaded = signal<Overlays | null>(null);

/**
 * Dialogs, notices, menus and the footer: not part of the first screen, but loaded right after it, so that a failing network can still be
 * reported. Null until then.
 */
export function useOverlays(): Overlays | null {
  return useSignalValue(loaded);
}

/** Loads them after the first paint, and tries again with each dialog or notice that could not be shown. */
export function useFetchedOverlays(): Overlays | null {
  // Rendered again with each of them, and so retried.
  useDialogs();
  useNotices();
  useEffect(() => void fetchOverlays());
  return useOverlays();
}

let fetching = false;

async function fetchOverlays(): Promise<void> {
  if (fetching || loaded.peek()) return;
  fetching = true;
  try {
    const overlays = await import('./overlays.lazy.tsx');
    overlays.watchHistory();
    overlays.watchGhostClicks();
    loaded.value = overlays;
  } catch (error) {
    console.warn('The dialogs could not be loaded', error);
  } finally {
    fetching = false;
  }
}
