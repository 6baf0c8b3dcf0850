import { navigate } from 'wouter/use-browser-location';
import { translatedAddress, type Ids } from '#web/device/ids.ts';
import { isBlocked } from '#web/ui/leave-guard.ts';

/**
 * Gives the page its lasting address once the server has named the record that it shows. A form with typed changes, or an
 * open dialog, stays as it is: the former address goes on working.
 */
export function renewAddress(ids: Ids): void {
  const { pathname, search, hash } = window.location;
  const address = `${pathname}${search}${hash}`;
  const lasting = translatedAddress(address, ids);
  if (lasting !== address && !isBlocked())
    navigate(lasting, { replace: true, state: history.state as unknown });
}
