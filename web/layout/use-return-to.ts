import { useLocation } from 'wouter';
import { safeRedirect } from '#src/domain/accounts/redirect.ts';
import { useHere } from '#web/lib/here.ts';
import { paths } from '#web/paths.ts';

// The pages of login and registration: nobody wants to return to them after logging in.
const doors = new Set([
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.verifyEmail(),
]);

/** Where a log-in from this page returns to, as a path with its query and its part. */
export function useReturnTo(): string {
  const [path] = useLocation();
  const here = useHere();
  return doors.has(path)
    ? safeRedirect(new URLSearchParams(window.location.search).get('redirect'))
    : here;
}
