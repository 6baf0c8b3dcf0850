import { Route, Switch } from 'wouter';
import { DataPage } from '#web/features/data/data.page.tsx';
import { KeeperRoute } from '#web/layout/guards.tsx';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { data } from '#web/texts/en/data.ts';
import { petImport } from '#web/texts/en/import.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ data, petImport });

/** Everything under /data. Paths are absolute; one line per page. */
export default function DataSection() {
  return (
    <Switch>
      <KeeperRoute path="/data" component={DataPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
