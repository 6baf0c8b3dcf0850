import { isRecord } from '#src/domain/is-record.ts';
import { lastKey } from './session.ts';
import { readStored } from './storage.ts';

/**
 * Who was logged in on this device when the session ended by itself; `isUpdated`: an update ended it. `email` is empty where
 * the session was ended from elsewhere; `isGone`: with its account.
 */
export type LastKeeper = { email: string; isUpdated: boolean; isGone: boolean };

/** Null where nobody was, or the last keeper left. */
export function lastKeeper(): LastKeeper | null {
  const stored = readStored(lastKey);
  if (!isRecord(stored)) return null;
  return {
    email: String(stored['email'] ?? ''),
    isGone: stored['isGone'] === true,
    isUpdated: isOfFirstVersion(String(stored['claims'])),
  };
}

/** Tokens of 0.1.0 named no session, and none of them holds since. */
function isOfFirstVersion(claims: string): boolean {
  try {
    return !atob(claims).includes('"sid"');
  } catch {
    return false;
  }
}
