import { readStored, writeStored } from '#web/state/storage.ts';

const key = 'exuvia.wall';

/** The token that came with the address, which then no longer shows it, or the one that this device keeps. */
export function takeWallToken(): string | null {
  const given = window.location.hash.slice(1);
  if (/^exu_[a-z0-9]{32}$/.test(given)) {
    writeStored(key, given);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    return given;
  }
  const stored = readStored(key);
  return typeof stored === 'string' ? stored : null;
}

export const forgetWallToken = (): void => void writeStored(key, null);
