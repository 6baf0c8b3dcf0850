import { Route, Switch } from 'wouter';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';

/** Everything under /pets, and the short address of a label. Paths are absolute; one line per page. */
export default function PetsSection() {
  return (
    <Switch>
      <Route component={NotFoundPage} />
    </Switch>
  );
}
