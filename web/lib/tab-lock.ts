/** After so many milliseconds a tab that has the lock counts as frozen. */
const FROZEN = 15_000;

/** Tabs of one keeper take turns where the browser has locks, which is on https and localhost: that spares work, and nothing depends on it. */
export async function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined | null;
  if (!locks) return work();
  const held = new AbortController();
  const timer = setTimeout(() => held.abort(), FROZEN);
  try {
    return await locks.request(name, { signal: held.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (!held.signal.aborted) throw error;
    return work();
  }
}
