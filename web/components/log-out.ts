import { useLocation } from 'wouter';
import { act } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { confirm } from '#web/state/dialogs.ts';
import { endSession } from '#web/state/session.ts';
import { countUnsent, currentDeviceQueue } from '#web/state/shown-queue.ts';
import { logOut } from '#web/texts/en/log-out.ts';
import { addTexts, texts } from '#web/texts/texts.ts';

addTexts({ logOut });

/** Removes the session from this device and goes to the start page. The server ends it too, where it can be reached. */
export function useLogOut(): () => Promise<void> {
  const [, navigate] = useLocation();
  return async () => {
    if (!(await mayLeave())) return;
    // called first: it carries the token that is removed next
    void act(() => api.user.logout.post(), { errorTitle: texts().logOut.logout, quiet: true });
    endSession();
    navigate(paths.home());
  };
}

/** Asks before a log-out where something was not sent yet. */
async function mayLeave(): Promise<boolean> {
  const { keeps } = currentDeviceQueue();
  const count = countUnsent(currentDeviceQueue());
  if (count === 0) return true;
  const { logOut: words } = texts();
  return confirm({
    title: words.unsentTitle,
    text: keeps ? words.unsentKept(count) : words.unsentLost(count),
    button: words.logout,
    style: keeps ? 'primary' : 'danger',
  });
}
