import { startTransition, useEffect, useState } from 'react';

/** As many cards as a large phone shows without scrolling. */
const FIRST = 6;
/** A larger screen shows most of a page of cards at once. */
const phone = window.matchMedia('(max-width: 47.99rem)');

/**
 * How many cards of a list are drawn: on a phone those that are seen first, and all once these are painted, so that each
 * letter of a search shows before the cards below the fold are made.
 */
export function useDrawn(ids: readonly number[]): number {
  const seen = ids.slice(0, FIRST).join();
  const [painted, setPainted] = useState('');
  const isAll = painted === seen || ids.length <= FIRST || !phone.matches;
  useEffect(() => {
    if (isAll) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(seen)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isAll, seen]);
  return isAll ? ids.length : FIRST;
}
