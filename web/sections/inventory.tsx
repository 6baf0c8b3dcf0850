import { Route, Switch } from 'wouter';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';

/** Everything under /inventory. Paths are absolute; one line per page. */
export default function InventorySection() {
  return (
    <Switch>
      <Route component={NotFoundPage} />
    </Switch>
  );
}
