import { request } from './api.ts';

const reloadKey = 'exuvia.reloaded';
const minute = 60_000;

/**
 * After an upgrade an open page asks for code that the server no longer has: a reload knows the new names. Once a
 * minute at most, so that a broken server can't cause a loop.
 */
export async function reloadOnce(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(reloadKey) ?? 0);
  // Without the server a reload would only lose the page that is still shown; with something typed it loses that.
  if (Date.now() - last < minute || !(await isServerThere()) || !mayLeave()) throw error;
  sessionStorage.setItem(reloadKey, String(Date.now()));
  window.location.reload();
  return new Promise(() => {});
}

/** The browser's own `onLine` says nothing about a server in the same house. */
const isServerThere = (): Promise<boolean> =>
  request('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks the forms themselves, as the browser would, but nobody else: their code is not part of the first screen. */
const mayLeave = (): boolean =>
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
