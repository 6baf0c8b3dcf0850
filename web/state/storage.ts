// Browser storage may be full, forbidden (private windows) or hold somebody else's data. Nothing here throws: a device
// without storage merely forgets.

const tabOnlyKey = 'exuvia.tab';

/** Whether the device isn't the keeper's: then all of this stays in the tab, and goes with it. */
export function isTabOnly(): boolean {
  try {
    return sessionStorage.getItem(tabOnlyKey) !== null;
  } catch {
    return false;
  }
}

/** Switches that on or off; what the tab has stored so far is forgotten. */
export function keepInTab(on: boolean): void {
  try {
    if (isTabOnly()) sessionStorage.clear();
    if (on) sessionStorage.setItem(tabOnlyKey, '1');
  } catch {
    // nothing is stored at all
  }
}

const storage = () => (isTabOnly() ? sessionStorage : localStorage);

/** The stored JSON, or null when there is none or it can't be parsed. */
export function readStored(key: string): unknown {
  try {
    const text = storage().getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes it. Returns whether it was stored. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null || value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** How the keys of drafts begin. */
export const drafts = 'exuvia.draft.';

export function removeDrafts(): void {
  for (const key of storedKeys(drafts)) writeStored(key, null);
}

/** All keys that begin so. */
export function storedKeys(begin: string): string[] {
  try {
    return Object.keys(storage()).filter((key) => key.startsWith(begin));
  } catch {
    return []; // nothing is stored at all
  }
}

/** Calls back when another tab writes or removes the key. */
export function onStoredElsewhere(key: string, changed: () => void): void {
  window.addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) changed();
  });
}
