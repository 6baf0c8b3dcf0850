// These names are also in web/public/sw.js.
const shell = 'exuvia-shell';
const assets = 'exuvia-assets';

/**
 * Registers the service worker, so that the app opens without a network on this device. Browsers allow it only on https
 * and localhost; elsewhere an open page keeps working, and what was recorded is sent at the next visit.
 */
export async function keepAppOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    // What this visit loaded before the worker was active.
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
    await keep(shell, ['/']);
    await keep(
      assets,
      loaded.filter((name) => name.startsWith(`${window.location.origin}/assets/`)),
    );
  } catch (error) {
    // Storage is full or forbidden: the app works, but only with a network.
    console.warn('The app could not be kept on this device', error);
  }
}

async function keep(name: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  for (const address of new Set(addresses)) {
    if (!(await cache.match(address))) await cache.add(address);
  }
}
