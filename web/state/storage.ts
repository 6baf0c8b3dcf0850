// Browser storage may be full, forbidden (private windows) or hold somebody else's data. Nothing here throws: a device
// without storage merely forgets.

/** The stored JSON, or null when there is none or it can't be parsed. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes it. Returns whether it was stored. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null || value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab writes or removes the key. */
export function onStoredElsewhere(key: string, changed: () => void): void {
  window.addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) changed();
  });
}
