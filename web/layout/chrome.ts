import { paths } from '#web/paths.ts';

/** Whether a page stands alone, without header, footer and bar: printed labels and the feeding round. */
export function isAlone(path: string): boolean {
  return path === paths.labelsPrint() || path === paths.feedingRound();
}
