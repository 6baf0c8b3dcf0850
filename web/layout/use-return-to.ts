import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { safeRedirect } from '#src/domain/accounts/redirect.ts';
import { paths } from '#web/paths.ts';

// The pages of login and registration: nobody wants to return to them after logging in.
const doors = new Set([
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.verifyEmail(),
]);

/** Where a log-in from this page returns to, as a path with its query. */
export function useReturnTo(): string {
  const [path] = useLocation();
  const search = useSearch();
  if (doors.has(path)) return safeRedirect(new URLSearchParams(search).get('redirect'));
  return `${path}${search}`;
}
