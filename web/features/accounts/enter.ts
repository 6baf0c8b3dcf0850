import { startSession } from '#web/state/session.ts';
import type { SessionUser } from '#web/state/session.ts';

/** What login, registration and a change of the profile answer. */
type Entered = { status: boolean; data: readonly SessionUser[]; token: string };

/** Takes the user and the token over. False when the answer says no in spite of its status. */
export function enter(answer: Entered): boolean {
  const user = answer.data[0];
  if (!answer.status || !user) return false;
  startSession(user, answer.token);
  return true;
}
