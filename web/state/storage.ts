// Browser storage may be full, forbidden (private windows) or hold what somebody else wrote.
// Nothing here throws: a device without storage merely forgets.

/** The stored JSON, or null when there is none that can be read. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes it. Answers whether the device will remember. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null || value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Tells when another tab writes or removes the key. */
export function onStoredElsewhere(key: string, changed: () => void): void {
  window.addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) changed();
  });
}
