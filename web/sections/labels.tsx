import { Route, Switch } from 'wouter';
import { LabelsPage } from '#web/features/labels/labels.page.tsx';
import { LabelsPrintPage } from '#web/features/labels/print.page.tsx';
import { KeeperRoute } from '#web/layout/guards.tsx';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { labels } from '#web/texts/en/labels.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ labels });

/** Labels and their printing; a part of the section of pets with code of its own. */
export default function LabelsSection() {
  return (
    <Switch>
      <KeeperRoute path="/pets/labels" component={LabelsPage} />
      <KeeperRoute path="/pets/labels/print" component={LabelsPrintPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
