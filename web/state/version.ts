import { lastKeeper } from './last-keeper.ts';
import { readStored, writeStored } from './storage.ts';

/** Of these pages, as package.json says it. */
export const version = '0.2.0';

const key = 'exuvia.version';

/**
 * Whether this device has shown an older version, and nobody has put away since what is new. What a device sees first is
 * no update; 0.1.0 left no mark but its session.
 */
export function isUpdated(): boolean {
  const seen = readStored(key) ?? (lastKeeper()?.isUpdated ? '0.1.0' : null);
  if (seen === null) putUpdateAway();
  return seen !== null && seen !== version;
}

export const putUpdateAway = (): void => void writeStored(key, version);
