import type { ComponentType } from 'react';
import { Route } from 'wouter';
import { LogInPrompt } from '#web/components/log-in-prompt.tsx';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { NotFoundPage } from './not-found.page.tsx';
import { Page } from './page.tsx';

type GuardedRoute = { path: string; component: ComponentType };

// Both go into a <Switch> like a <Route>. The server protects the data; these only avoid useless calls.

/** A page for logged-in users; visitors get the log-in prompt, which leads back here. */
export function KeeperRoute({ component: Screen, ...route }: GuardedRoute) {
  const session = useSession();
  return <Route {...route}>{session ? <Screen /> : <PromptPage />}</Route>;
}

/** A page for the administrator; everybody else gets 'not found'. */
export function AdminRoute({ component: Screen, ...route }: GuardedRoute) {
  const session = useSession();
  if (!session) return <PromptPage />;
  return <Route {...route}>{session.user.is_admin ? <Screen /> : <NotFoundPage />}</Route>;
}

function PromptPage() {
  const { layout } = useTexts();
  return (
    <Page title={layout.loginPrompt} bare>
      <LogInPrompt />
    </Page>
  );
}
