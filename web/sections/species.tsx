import { Route, Switch } from 'wouter';
import { SpeciesLogDetailsPage } from '#web/features/species-log/species-log-details.page.tsx';
import { SpeciesLogPage } from '#web/features/species-log/species-log.page.tsx';
import { SpeciesAddPage } from '#web/features/species/species-add.page.tsx';
import { SpeciesDetailsPage } from '#web/features/species/species-details.page.tsx';
import { SpeciesEditPage } from '#web/features/species/species-edit.page.tsx';
import { SpeciesImportPage } from '#web/features/species/species-import.page.tsx';
import { SpeciesRequestPage } from '#web/features/species/species-request.page.tsx';
import { SpeciesPage } from '#web/features/species/species.page.tsx';
import { KeeperRoute } from '#web/layout/guards.tsx';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { imports } from '#web/texts/en/imports.ts';
import { species } from '#web/texts/en/species.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ imports, species });

/** Everything under /species. Paths are absolute; one line per page. */
export default function SpeciesSection() {
  return (
    <Switch>
      <Route path="/species" component={SpeciesPage} />
      <Route path="/species/details" component={SpeciesDetailsPage} />
      <KeeperRoute path="/species/add" component={SpeciesAddPage} />
      <KeeperRoute path="/species/edit" component={SpeciesEditPage} />
      <KeeperRoute path="/species/import" component={SpeciesImportPage} />
      <KeeperRoute path="/species/request" component={SpeciesRequestPage} />
      <KeeperRoute path="/species/log" component={SpeciesLogPage} />
      <KeeperRoute path="/species/log_details" component={SpeciesLogDetailsPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
