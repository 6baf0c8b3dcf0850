import { Route, Switch } from 'wouter';
import { PetImportPage } from '#web/features/import/import.page.tsx';
import { KeeperRoute } from '#web/layout/guards.tsx';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { petImport } from '#web/texts/en/import.ts';
import { imports } from '#web/texts/en/imports.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ imports, petImport });

/** The import of a table of pets; a part of the section of pets with code of its own. */
export default function PetImportSection() {
  return (
    <Switch>
      <KeeperRoute path="/pets/import" component={PetImportPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
