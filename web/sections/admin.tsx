import { Route, Switch } from 'wouter';
import { AdminMessageDetailsPage } from '#web/features/messages/admin-message-details.page.tsx';
import { AdminMessagesPage } from '#web/features/messages/admin-messages.page.tsx';
import { OutboxPage } from '#web/features/outbox/outbox.page.tsx';
import { AdminRoute } from '#web/layout/guards.tsx';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { messages } from '#web/texts/en/messages.ts';
import { outbox } from '#web/texts/en/outbox.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ messages, outbox });

/** Everything under /admin. Paths are absolute; one line per page. */
export default function AdminSection() {
  return (
    <Switch>
      <AdminRoute path="/admin/messages" component={AdminMessagesPage} />
      <AdminRoute path="/admin/messages/details" component={AdminMessageDetailsPage} />
      <AdminRoute path="/admin/outbox" component={OutboxPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
