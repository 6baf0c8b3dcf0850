import { currentSession, onSessionEnd } from './session.ts';
import { isTabOnly, removeDrafts } from './storage.ts';

// What the page of a hand-over's code needs without a network: what it shows, and the file. Kept on the giver's device
// while the hand-over is open, until the log-out. Browsers allow it only on https and localhost; nothing here throws, a
// device without storage merely forgets.

const storage = 'exuvia-hand-overs';

type KeptHandOver = { shown: unknown; file: File | null };

onSessionEnd((_, isLeft) => {
  void forgetAll();
  if (isLeft) removeDrafts();
});

/** Keeps a hand-over; returns whether it is kept with its file. */
export async function keepHandOver(id: number, { shown, file }: KeptHandOver): Promise<boolean> {
  const owner = currentSession()?.user.uid;
  try {
    const cache = await open();
    if (!cache || owner === undefined) return false;
    await cache.put(addressOf(owner, id), Response.json(shown));
    if (!file) return false;
    const headers = { 'x-name': encodeURIComponent(file.name), 'content-type': file.type };
    await cache.put(fileOf(owner, id), new Response(file, { headers }));
    if (currentSession()?.user.uid === owner) return true;
    await forgetAll(); // logged out meanwhile
    return false;
  } catch (error) {
    console.warn('The hand-over could not be kept on this device', error);
    return false;
  }
}

/** What was kept of it for the keeper who is logged in. */
export async function keptHandOver(id: number): Promise<KeptHandOver | null> {
  const owner = currentSession()?.user.uid;
  if (owner === undefined) return null;
  try {
    const cache = await open();
    const shown = await cache?.match(addressOf(owner, id));
    if (!cache || !shown) return null;
    const file = await cache.match(fileOf(owner, id));
    return { shown: await shown.json(), file: file ? await asFile(file) : null };
  } catch {
    return null;
  }
}

/** A hand-over that has ended is not kept any longer. */
export async function forgetHandOver(id: number): Promise<void> {
  const owner = currentSession()?.user.uid;
  if (owner === undefined) return;
  try {
    const cache = await open();
    await Promise.all([addressOf(owner, id), fileOf(owner, id)].map((one) => cache?.delete(one)));
  } catch {
    // nothing is kept where storage is forbidden
  }
}

async function forgetAll(): Promise<void> {
  try {
    if ('caches' in window) await caches.delete(storage);
  } catch {
    // nothing is kept where storage is forbidden
  }
}

async function open(): Promise<Cache | null> {
  return 'caches' in window && !isTabOnly() ? caches.open(storage) : null;
}

async function asFile(kept: Response): Promise<File> {
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '');
  return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' });
}

const addressOf = (owner: number, id: number) => `/kept/hand_over/${owner}/${id}`;
const fileOf = (owner: number, id: number) => `${addressOf(owner, id)}/file`;
