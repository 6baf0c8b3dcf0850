import { unsent } from '#web/lib/device.ts';
import { confirm } from '#web/state/dialogs.ts';
import { texts } from '#web/texts/texts.ts';

/** Asks before a log-out where something was not sent yet. */
export async function mayLeave(): Promise<boolean> {
  const { count, isKept } = unsent();
  if (count === 0) return true;
  const { accounts } = texts();
  return confirm({
    title: accounts.unsentTitle,
    text: isKept ? accounts.unsentKept(count) : accounts.unsentLost(count),
    button: accounts.logout,
    style: isKept ? 'primary' : 'danger',
  });
}
