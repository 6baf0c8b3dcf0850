import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { safeRedirect } from '#src/domain/redirect.ts';
import { paths } from '#web/paths.ts';

// Pages at the door: nobody wants to come back to them after logging in.
const doors = new Set([
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.verifyEmail(),
]);

/** Where to come back to after a log-in from this page, as a path with its query. */
export function useHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  if (doors.has(path)) return safeRedirect(new URLSearchParams(search).get('redirect'));
  return `${path}${search}`;
}
