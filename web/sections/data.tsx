import { Route, Switch } from 'wouter';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';

/** Everything under /data. Paths are absolute; one line per page. */
export default function DataSection() {
  return (
    <Switch>
      <Route component={NotFoundPage} />
    </Switch>
  );
}
