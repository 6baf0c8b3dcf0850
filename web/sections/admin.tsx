import { Route, Switch } from 'wouter';
import { AdminPage } from '#web/features/admin/admin.page.tsx';
import { AllPetsPage } from '#web/features/admin-pets/all-pets.page.tsx';
import { AllUsersPage } from '#web/features/admin-users/all-users.page.tsx';
import { UserDetailsPage } from '#web/features/admin-users/user-details.page.tsx';
import { EventLogDetailsPage } from '#web/features/event-log/event-log-details.page.tsx';
import { EventLogPage } from '#web/features/event-log/event-log.page.tsx';
import { ExpoAddPage } from '#web/features/expos/expo-add.page.tsx';
import { ExpoDetailsPage } from '#web/features/expos/expo-details.page.tsx';
import { ExpoEditPage } from '#web/features/expos/expo-edit.page.tsx';
import { ExpoLogPage } from '#web/features/expos/expo-log.page.tsx';
import { NewsLogPage } from '#web/features/news-log/news-log.page.tsx';
import { SystemPage } from '#web/features/system/system.page.tsx';
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
import { admin } from '#web/texts/en/admin.ts';
import { countries } from '#web/texts/en/countries.ts';
import { expos } from '#web/texts/en/expos.ts';
import { messages } from '#web/texts/en/messages.ts';
import { outbox } from '#web/texts/en/outbox.ts';
import { site } from '#web/texts/en/site.ts';
import { species } from '#web/texts/en/species.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ admin, expos, countries, species, messages, outbox, site });

/** Everything under /admin. Paths are absolute; one line per page. */
export default function AdminSection() {
  return (
    <Switch>
      <AdminRoute path="/admin" component={AdminPage} />
      <AdminRoute path="/admin/all_pets" component={AllPetsPage} />
      <AdminRoute path="/admin/all_users" component={AllUsersPage} />
      <AdminRoute path="/admin/user_details" component={UserDetailsPage} />
      <AdminRoute path="/admin/news_log" component={NewsLogPage} />
      <AdminRoute path="/admin/event_log" component={EventLogPage} />
      <AdminRoute path="/admin/event_log_details" component={EventLogDetailsPage} />
      <AdminRoute path="/admin/expo_log" component={ExpoLogPage} />
      <AdminRoute path="/admin/expo_log_details" component={ExpoDetailsPage} />
      <AdminRoute path="/admin/expo_log_edit" component={ExpoEditPage} />
      <AdminRoute path="/admin/expo_log_add" component={ExpoAddPage} />
      <AdminRoute path="/admin/system" component={SystemPage} />
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
