import { useLocation } from 'wouter';
import { act } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { confirm } from '#web/state/dialogs.ts';
import { animalsIn, pendingRequests, useOfflineQueue } from '#web/state/offline-queue.ts';
import { currentSession, endSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/**
 * Removes the session from this device and goes to the start page, and asks before where records of this keeper still wait
 * to be sent. The server ends the session too, where it can be reached.
 */
export function LogoutButton() {
  const { accounts } = useTexts();
  const [, navigate] = useLocation();
  const { unsafe } = useOfflineQueue();
  async function logOut() {
    const uid = currentSession()?.user.uid;
    const waiting = uid === undefined ? [] : pendingRequests(uid);
    const sure =
      waiting.length === 0 ||
      (await confirm({
        title: accounts.logoutWaiting(animalsIn(waiting)),
        text: unsafe ? accounts.logoutUnsafe : accounts.logoutSafe,
        button: accounts.logout,
        style: unsafe ? 'danger' : 'primary',
      }));
    if (!sure) return;
    // called first: it carries the token that is removed next
    void act(() => api.user.logout.post(), { errorTitle: accounts.logout, quiet: true });
    endSession();
    navigate(paths.home());
  }
  return <Button onClick={() => void logOut()}>{accounts.logout}</Button>;
}
