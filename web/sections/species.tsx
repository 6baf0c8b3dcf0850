import { Route, Switch } from 'wouter';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';

/** Everything under /species. Paths are absolute; one line per page. */
export default function SpeciesSection() {
  return (
    <Switch>
      <Route component={NotFoundPage} />
    </Switch>
  );
}
