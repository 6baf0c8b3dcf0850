import { Route, Switch } from 'wouter';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';

/** Everything under /admin. Paths are absolute; one line per page. */
export default function AdminSection() {
  return (
    <Switch>
      <Route component={NotFoundPage} />
    </Switch>
  );
}
