import { rememberScroll } from './layout/scroll-memory.ts';
import { refreshSession } from './lib/session-refresh.ts';
import { prefetchSettings } from './lib/settings-sync.ts';
import { watchTheDay } from './lib/today.ts';
import { offerInstallation } from './state/language-device.ts';
import { preloadSections } from './routes.tsx';

/** How long a visit waits with what no page needs, in milliseconds. */
const NOT_NEEDED_BEFORE_MS = 2_000;

/** Background tasks, started once per visit. */
export function startClient(): void {
  setTimeout(offerInstallation, NOT_NEEDED_BEFORE_MS);
  prefetchSettings();
  preloadSections();
  rememberScroll();
  watchTheDay();
  void refreshSession();
}
