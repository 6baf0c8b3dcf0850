import { Route, Switch } from 'wouter';
import { CountriesPage } from '#web/features/countries/countries.page.tsx';
import { CountryAddPage } from '#web/features/countries/country-add.page.tsx';
import { CountryEditPage } from '#web/features/countries/country-edit.page.tsx';
import { AdminMessageDetailsPage } from '#web/features/messages/admin-message-details.page.tsx';
import { AdminMessagesPage } from '#web/features/messages/admin-messages.page.tsx';
import { SitePage } from '#web/features/site/site.page.tsx';
import { OutboxPage } from '#web/features/outbox/outbox.page.tsx';
import { AdminSpeciesLogPage } from '#web/features/species-log/admin-species-log.page.tsx';
import { AdminRoute } from '#web/layout/guards.tsx';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { countries } from '#web/texts/en/countries.ts';
import { messages } from '#web/texts/en/messages.ts';
import { outbox } from '#web/texts/en/outbox.ts';
import { site } from '#web/texts/en/site.ts';
import { species } from '#web/texts/en/species.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ countries, species, messages, outbox, site });

/** Everything under /admin. Paths are absolute; one line per page. */
export default function AdminSection() {
  return (
    <Switch>
      <AdminRoute path="/admin/messages" component={AdminMessagesPage} />
      <AdminRoute path="/admin/messages/details" component={AdminMessageDetailsPage} />
      <AdminRoute path="/admin/site" component={SitePage} />
      <AdminRoute path="/admin/outbox" component={OutboxPage} />
      <AdminRoute path="/admin/spec_log" component={AdminSpeciesLogPage} />
      <AdminRoute path="/admin/countries" component={CountriesPage} />
      <AdminRoute path="/admin/country_add" component={CountryAddPage} />
      <AdminRoute path="/admin/country_edit" component={CountryEditPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
