import { paths } from '#web/paths.ts';

/**
 * Whether this document was loaded at the page itself, and so may call other installations: the policy of a document
 * stays as it was loaded, wherever the app goes from there.
 */
export function mayCallOthers(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name, window.location.href).pathname === paths.takeIn();
}
