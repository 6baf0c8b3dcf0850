import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 60rem)');

/** Whether there is room beside a page's content, as on a laptop. */
export const useWide = (): boolean => useSyncExternalStore(watch, isWide);

/** The same outside of components. */
export const isWide = (): boolean => wide.matches;

function watch(onChange: () => void) {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
