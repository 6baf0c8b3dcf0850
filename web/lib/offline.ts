// The names that web/public/sw.js knows, too.
const shell = 'exuvia-shell';
const assets = 'exuvia-assets';

/**
 * Lets the app stand without a network on this device. Browsers allow it on https and on localhost only;
 * elsewhere a page that is open goes on, and what was recorded waits for the next visit.
 */
export async function keepAppOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    // What this visit loaded before the worker was there.
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    await keep(shell, ['/']);
    await keep(
      assets,
      loaded.filter((name) => name.startsWith(`${window.location.origin}/assets/`)),
    );
  } catch (error) {
    // A full or forbidden storage: the app works, but only with a network.
    console.warn('The app could not be kept on this device', error);
  }
}

async function keep(name: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  for (const address of new Set(addresses)) {
    if (!(await cache.match(address))) await cache.add(address);
  }
}
