import { useLocation } from 'wouter';
import { act } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { mayLeave } from './may-leave.ts';
import { paths } from '#web/paths.ts';
import { endSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Removes the session from this device and goes to the start page. The server ends it too, where it can be reached. */
export function LogoutButton() {
  const { accounts } = useTexts();
  const [, navigate] = useLocation();
  async function logOut() {
    if (!(await mayLeave())) return;
    // called first: it carries the token that is removed next
    void act(() => api.user.logout.post(), { errorTitle: accounts.logout, quiet: true });
    endSession();
    navigate(paths.home());
  }
  return <Button onClick={() => void logOut()}>{accounts.logout}</Button>;
}
