import { rememberScroll } from './layout/scroll-memory.ts';
import { refreshSession } from './lib/session-refresh.ts';
import { syncSettings } from './lib/settings-sync.ts';
import { watchTheDay } from './lib/today.ts';
import { preloadSections } from './routes.tsx';

/** What runs beside the screens, once for each visit. */
export function startClient(): void {
  preloadSections();
  rememberScroll();
  watchTheDay();
  syncSettings();
  void refreshSession();
}
