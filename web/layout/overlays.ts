import { signal } from '@preact/signals-react';
import { useEffect } from 'react';
import { useDialogs } from '#web/state/dialogs.ts';
import { useWatched } from '#web/state/watch.ts';

type Overlays = typeof import('./overlays.later.tsx');

const loaded = signal<Overlays | null>(null);

/**
 * What lies over a page: no part of the first screen, but fetched right after it, so that a failing network can
 * still be told. Null until then.
 */
export function useOverlays(): Overlays | null {
  return useWatched(loaded);
}

/** Fetches them after the first paint, and again with each dialog that could not be shown. */
export function useFetchedOverlays(): Overlays | null {
  // Drawn anew with each dialog, and so tried anew.
  useDialogs();
  useEffect(() => void fetchOverlays());
  return useOverlays();
}

let fetching = false;

async function fetchOverlays(): Promise<void> {
  if (fetching || loaded.peek()) return;
  fetching = true;
  try {
    const overlays = await import('./overlays.later.tsx');
    overlays.watchBack();
    overlays.watchTaps();
    loaded.value = overlays;
  } catch (error) {
    console.warn('The dialogs could not be loaded', error);
  } finally {
    fetching = false;
  }
}
