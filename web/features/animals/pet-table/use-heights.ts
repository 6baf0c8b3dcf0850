import { useMemo, useSyncExternalStore } from 'react';
import type { Heights } from './lines.ts';

const coarse = window.matchMedia('(pointer: coarse)');

/** The heights of the lines in pixels: enough for the reader's letters, and for a finger where there is one. */
export function useHeights(): Heights {
  const row = useSyncExternalStore(listen, rowHeight);
  return useMemo(() => ({ row, group: row + 8 }), [row]);
}

function rowHeight(): number {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.round(Math.max(coarse.matches ? 44 : 32, 2 * letter));
}

function listen(changed: () => void): () => void {
  coarse.addEventListener('change', changed);
  window.addEventListener('resize', changed);
  return () => {
    coarse.removeEventListener('change', changed);
    window.removeEventListener('resize', changed);
  };
}
