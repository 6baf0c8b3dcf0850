import { useSyncExternalStore } from 'react';

const wide = '(min-width: 60rem)';

/** Whether there is room beside a page's content, as on a laptop. */
export const useWide = (): boolean => useSyncExternalStore(watch, isWide);

/** The same outside of components. */
export const isWide = (): boolean => matchMedia(wide).matches;

function watch(onChange: () => void) {
  const list = matchMedia(wide);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
