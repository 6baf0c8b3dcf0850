import { signal } from '@preact/signals-react';
import { useEffect } from 'react';
import { idleOrAsked } from '#web/device/idle-or-asked.ts';
import { closeAllDialogs, useDialogs } from '#web/state/dialogs.ts';
import { useNotices } from '#web/state/notices.ts';
import { useSignalValue } from '#web/state/signal-value.ts';
import { texts } from '#web/texts/texts.ts';
import { importAgain } from '#web/ui/import-again.ts';

type Overlays = typeof import('./overlays.lazy.tsx');

const loaded = signal<Overlays | null>(null);

/**
 * Dialogs, notices, menus and the footer: not part of the first screen, but loaded right after it, so that a failing network can still be
 * reported. Null until then. With `isAsked` a tap waits for them, and `giveUp` ends that where they can't be fetched.
 */
export function useOverlays(isAsked: boolean, giveUp: () => void): Overlays | null {
  useEffect(() => {
    if (isAsked) fetchOverlays(giveUp);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each tap
  }, [isAsked]);
  return useSignalValue(loaded);
}

/** Loads them once the first page is there, and tries again with each dialog or notice that could not be shown. */
export function useFetchedOverlays(): Overlays | null {
  const hasDialog = useDialogs().length > 0;
  // Rendered again with each of them, and so retried.
  const isAsked = useNotices().length > 0;
  useEffect(() => {
    if (isAsked) fetchOverlays();
    else void idleOrAsked().come.then(() => fetchOverlays());
  });
  return useOverlays(hasDialog, closeAllDialogs);
}

let fetching: Promise<void> | undefined;

/** `giveUp`: of somebody who waits, and is told by the browser, since nothing else is there to tell it. */
function fetchOverlays(giveUp?: () => void): void {
  fetching ??= importAgain(() => import('./overlays.lazy.tsx')).then((overlays) => {
    overlays.watchHistory();
    overlays.watchGhostClicks();
    loaded.value = overlays;
  });
  fetching.catch((error: unknown) => {
    console.warn(error);
    fetching = undefined;
    if (!giveUp) return;
    giveUp();
    window.alert(texts().failures.network);
  });
}
