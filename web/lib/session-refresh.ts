import { currentSession, startSession } from '#web/state/session.ts';
import { api } from './api.ts';
import { ask } from './ask.ts';

/**
 * Loads the session's user once per visit: permissions and the confirmed address may have changed since, and an ended
 * session should show before something is written.
 */
export async function refreshSession(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  try {
    const user = (await ask(() => api.user.me.get())).data[0];
    if (user && currentSession()?.token === session.token) startSession(user, session.token);
  } catch (error) {
    console.warn(error);
  }
}
