// Where a device keeps the thumbnails of a keeper's animals: a cache per keeper and database, since a restored database
// gives a version's number again. web/public/sw.js shows what is in it.

const prefix = 'exuvia-thumbnails-';

type Owner = { uid: number; database: string };

type KeptThumbnails = {
  addresses(): Promise<string[]>;
  put(address: string, picture: Response): Promise<void>;
  remove(addresses: readonly string[]): Promise<void>;
};

/** Whether what is kept would be shown: not on plain http, nor before the worker is there. */
export async function showsThumbnails(): Promise<boolean> {
  if (!hasCaches() || !('serviceWorker' in navigator)) return false;
  const worker = await navigator.serviceWorker.getRegistration();
  return Boolean(worker?.active);
}

/** Opens a keeper's cache, and removes those of others. */
export async function openThumbnails({ uid, database }: Owner): Promise<KeptThumbnails> {
  const own = `${prefix}${uid}-${database}`;
  // opened before anything is awaited: a log-out from here on removes it
  const [cache] = await Promise.all([caches.open(own), removeCaches((name) => name !== own)]);
  return {
    async addresses() {
      const requests = await cache.keys();
      return requests.map(({ url }) => url.slice(new URL(url).origin.length));
    },
    put: (address, picture) => cache.put(address, picture),
    async remove(addresses) {
      await Promise.all(addresses.map((address) => cache.delete(address)));
    },
  };
}

/** Removes all thumbnails of a keeper. */
export const emptyThumbnails = (uid: number): Promise<void> =>
  removeCaches((name) => name.startsWith(`${prefix}${uid}-`));

async function removeCaches(isOld: (name: string) => boolean): Promise<void> {
  if (!hasCaches()) return;
  const names = await cacheNames();
  const old = names.filter((name) => name.startsWith(prefix) && isOld(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** None where storage is forbidden. */
async function cacheNames(): Promise<string[]> {
  try {
    return await caches.keys();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return [];
    throw error;
  }
}

const hasCaches = () => 'caches' in globalThis;
