import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { endSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Forgets the session on this device and goes home. */
export function LogoutButton() {
  const { accounts } = useTexts();
  const [, navigate] = useLocation();
  function logOut() {
    endSession();
    navigate(paths.home());
  }
  return <Button onClick={logOut}>{accounts.logout}</Button>;
}
