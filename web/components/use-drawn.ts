import { usePainted } from '#web/ui/use-painted.ts';

/** As many cards as a phone shows below what a list is narrowed down with. */
const FIRST = 4;
/** A larger screen shows most of a page of cards at once. */
const phone = window.matchMedia('(max-width: 47.99rem)');

/**
 * How many cards of a list are drawn: on a phone those that are seen first, and all once these are painted, so that each
 * letter of a search shows before the cards below the fold are made.
 */
export function useDrawn(ids: readonly number[]): number {
  const seen = ids.slice(0, FIRST).join();
  const painted = usePainted(seen, '');
  const isAll = painted === seen || ids.length <= FIRST || !phone.matches;
  return isAll ? ids.length : FIRST;
}
