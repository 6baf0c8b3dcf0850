import { paths } from '#web/paths.ts';

/** Whether a page is shown without header, footer and tab bar: printed labels, the feeding round and the wall. */
export function isFullscreenRoute(path: string): boolean {
  return (
    path === paths.labelsPrint() ||
    path === paths.placeLabels() ||
    path === paths.feedingRound() ||
    path === paths.wall() ||
    path === paths.weigh()
  );
}
