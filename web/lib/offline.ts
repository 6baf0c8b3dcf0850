// Loaded with every keeper's page, so that what it keeps goes with any log-out.
import '#web/state/kept-hand-overs.ts';

/**
 * Registers the service worker, which keeps the app on this device. Browsers allow it only on https and localhost;
 * elsewhere an open page keeps working, and what was recorded is sent at the next visit.
 */
export async function keepAppOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch (error) {
    // Storage is forbidden: the app works, but only with a network.
    console.warn('The app could not be kept on this device', error);
  }
}
