import { startSession } from '#web/state/session.ts';
import type { SessionUser } from '#web/state/session.ts';

/** The response of login, registration and a change of the profile. */
export type Entered = { status: boolean; data?: readonly SessionUser[]; token?: string };

/**
 * Stores the user and the token; `isOwnDevice` as `startSession` has it. False when the response is a failure in spite of
 * its status.
 */
export function enter(response: Entered, isOwnDevice?: boolean): boolean {
  const user = response.data?.[0];
  if (!response.status || !user || !response.token) return false;
  startSession(user, response.token, isOwnDevice);
  return true;
}

/** What such a response says. */
export const reasonIn = (response: object): string | undefined =>
  'error' in response ? String(response.error) : undefined;
