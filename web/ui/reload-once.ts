const reloadKey = 'exuvia.reloaded';
const minute = 60_000;

/**
 * After an upgrade an open page asks for code that the server no longer has: a reload knows the new names. Once a
 * minute at most, so that a broken server can't cause a loop.
 */
export function reloadOnce(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(reloadKey) ?? 0);
  // Without a network a reload would only lose the page that is still shown.
  if (!navigator.onLine || Date.now() - last < minute) throw error;
  sessionStorage.setItem(reloadKey, String(Date.now()));
  window.location.reload();
  return new Promise(() => {});
}
