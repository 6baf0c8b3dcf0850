import { startSession } from '#web/state/session.ts';
import type { SessionUser } from '#web/state/session.ts';

/** The response of login, registration and a change of the profile. */
export type Entered = { status: boolean; data?: readonly SessionUser[]; token?: string };

/** Stores the user and the token. False when the response is a failure in spite of its status. */
export function enter(answer: Entered): boolean {
  const user = answer.data?.[0];
  if (!answer.status || !user || !answer.token) return false;
  startSession(user, answer.token);
  return true;
}

/** What such a response says. */
export const reasonIn = (answer: object): string | undefined =>
  'error' in answer ? String(answer.error) : undefined;
