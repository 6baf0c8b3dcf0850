import { useMemo, useSyncExternalStore } from 'react';
import type { Heights } from './lines.ts';

const coarse = window.matchMedia('(pointer: coarse)');

/** Read once: each reading makes the browser work out the styles of the whole page first. */
let known: number | null = null;

/** The heights of the lines in pixels: enough for the reader's letters, and for a finger where there is one. */
export function useHeights(): Heights {
  const row = useSyncExternalStore(listen, rowHeight);
  return useMemo(() => ({ row, group: row + 8 }), [row]);
}

function rowHeight(): number {
  if (known !== null) return known;
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (known = Math.round(Math.max(coarse.matches ? 44 : 32, 2 * letter)));
}

function listen(changed: () => void): () => void {
  const readAgain = () => {
    known = null;
    changed();
  };
  coarse.addEventListener('change', readAgain);
  window.addEventListener('resize', readAgain);
  return () => {
    known = null;
    coarse.removeEventListener('change', readAgain);
    window.removeEventListener('resize', readAgain);
  };
}
