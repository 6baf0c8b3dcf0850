import './dom.ts';
import type { TestApp } from '#src/testing/test-app.ts';
import { startSession } from '#web/state/session.ts';

/** Logs a keeper in on this device. */
export async function logIn(app: TestApp, uid = 3): Promise<void> {
  const { data } = await app.as(uid).get('user/me');
  startSession(data.data[0], await app.tokenOf(uid));
}
