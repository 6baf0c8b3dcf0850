import { useSyncExternalStore } from 'react';
import { isBlocked, onUnblocked } from './leave-guard.ts';

// Pages are made of other parts where there is room, and a part that is made again forgets what was typed into it and its
// dialogs: a tablet that is turned meanwhile counts as before until that is saved or closed.

const wide = window.matchMedia('(min-width: 60rem)');
const listeners = new Set<() => void>();
let shown = wide.matches;

wide.addEventListener('change', follow);
onUnblocked(follow);

/** Whether there is room beside a page's content, as on a laptop. */
export const useWide = (): boolean => useSyncExternalStore(watch, isWide);

/** The same outside of components. */
export const isWide = (): boolean => shown;

function follow() {
  if (shown === wide.matches || isBlocked()) return;
  shown = wide.matches;
  for (const listener of listeners) listener();
}

function watch(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
