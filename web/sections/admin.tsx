import { AdminPage } from '#web/features/operations/admin/admin.page.tsx';
import { AllPetsPage } from '#web/features/animals/all-pets/all-pets.page.tsx';
import { AllUsersPage } from '#web/features/accounts/users/all-users.page.tsx';
import { UserDetailsPage } from '#web/features/accounts/users/user-details.page.tsx';
import { EventLogDetailsPage } from '#web/features/operations/event-log/event-log-details.page.tsx';
import { EventLogPage } from '#web/features/operations/event-log/event-log.page.tsx';
import { ExpoAddPage } from '#web/features/club/expos/expo-add.page.tsx';
import { ExpoDetailsPage } from '#web/features/club/expos/expo-details.page.tsx';
import { ExpoEditPage } from '#web/features/club/expos/expo-edit.page.tsx';
import { ExpoLogPage } from '#web/features/club/expos/expo-log.page.tsx';
import { NewsLogPage } from '#web/features/club/news/news-log.page.tsx';
import { SystemPage } from '#web/features/operations/system/system.page.tsx';
import { CountriesPage } from '#web/features/catalogue/countries/countries.page.tsx';
import { CountryAddPage } from '#web/features/catalogue/countries/country-add.page.tsx';
import { CountryEditPage } from '#web/features/catalogue/countries/country-edit.page.tsx';
import { AdminMessageDetailsPage } from '#web/features/club/messages/admin-message-details.page.tsx';
import { AdminMessagesPage } from '#web/features/club/messages/admin-messages.page.tsx';
import { SitePage } from '#web/features/club/site/site.page.tsx';
import { MailQueuePage } from '#web/features/operations/mail-queue/mail-queue.page.tsx';
import { AdminSpeciesLogPage } from '#web/features/catalogue/species-log/admin-species-log.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { admin } from '#web/texts/en/admin.ts';
import { adminPages } from '#web/texts/en/admin-pages.ts';
import { countries } from '#web/texts/en/countries.ts';
import { expo } from '#web/texts/en/expo.ts';
import { expos } from '#web/texts/en/expos.ts';
import { messages } from '#web/texts/en/messages.ts';
import { outbox } from '#web/texts/en/mail-queue.ts';
import { site } from '#web/texts/en/site.ts';
import { species } from '#web/texts/en/species.ts';
import { problems } from '#web/texts/en/problems.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({
  animals,
  errors,
  problems,
  admin,
  adminPages,
  expo,
  expos,
  countries,
  species,
  messages,
  outbox,
  site,
});

const screens = {
  '/admin': AdminPage,
  '/admin/all_pets': AllPetsPage,
  '/admin/all_users': AllUsersPage,
  '/admin/user_details': UserDetailsPage,
  '/admin/news_log': NewsLogPage,
  '/admin/event_log': EventLogPage,
  '/admin/event_log_details': EventLogDetailsPage,
  '/admin/expo_log': ExpoLogPage,
  '/admin/expo_log_details': ExpoDetailsPage,
  '/admin/expo_log_edit': ExpoEditPage,
  '/admin/expo_log_add': ExpoAddPage,
  '/admin/system': SystemPage,
  '/admin/messages': AdminMessagesPage,
  '/admin/messages/details': AdminMessageDetailsPage,
  '/admin/site': SitePage,
  '/admin/outbox': MailQueuePage,
  '/admin/spec_log': AdminSpeciesLogPage,
  '/admin/countries': CountriesPage,
  '/admin/country_add': CountryAddPage,
  '/admin/country_edit': CountryEditPage,
};

/** Everything under /admin. */
export default function AdminSection() {
  return <Pages of="admin" screens={screens} />;
}
