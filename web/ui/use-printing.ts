import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

/**
 * Whether the page is being printed, for what draws only what is in sight. No state of the component: paper is narrower
 * than a window, and what is arranged by its width may be mounted again meanwhile.
 */
export const usePrinting = (): boolean => useSyncExternalStore(listen, () => isPrinting);

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function set(now: boolean): void {
  isPrinting = now;
  // at once: the browser prints right after the event
  flushSync(() => {
    for (const changed of listeners) changed();
  });
}

window.addEventListener('beforeprint', () => set(true));
window.addEventListener('afterprint', () => set(false));
