import { rememberScroll } from './layout/scroll-memory.ts';
import { refreshSession } from './lib/session-refresh.ts';
import { watchTheDay } from './lib/today.ts';
import { preloadSections } from './routes.tsx';

/** Background tasks, started once per visit. */
export function startClient(): void {
  preloadSections();
  rememberScroll();
  watchTheDay();
  void refreshSession();
}
