import { Elysia } from 'elysia';
import { calls } from '#src/features/calls.ts';
import { accountAdminRoutes } from '#src/features/accounts/accounts/accounts.admin.routes.ts';
import { accountRoutes } from '#src/features/accounts/accounts/accounts.routes.ts';
import { apiTokenRoutes } from '#src/features/accounts/api-tokens/api-tokens.routes.ts';
import { backupRoutes } from '#src/features/operations/backups/backups.admin.routes.ts';
import {
  calendarFeed,
  calendarRoutes,
} from '#src/features/portability/calendar/calendar.routes.ts';
import { digestRoutes, digestStop } from '#src/features/portability/reminders/digest.routes.ts';
import { collectionRoutes } from '#src/features/portability/rows.routes.ts';
import { dataRoutes } from '#src/features/portability/data.routes.ts';
import { countryAdminRoutes } from '#src/features/catalogue/countries/countries.admin.routes.ts';
import { countryRoutes } from '#src/features/catalogue/countries/countries.routes.ts';
import { eventLogAdminRoutes } from '#src/features/operations/event-log/event-log.admin.routes.ts';
import { eventRoutes } from '#src/features/animals/events/events.routes.ts';
import { expoAdminRoutes } from '#src/features/club/expos/expos.admin.routes.ts';
import { expoRoutes } from '#src/features/club/expos/expos.routes.ts';
import { feedingRoutes } from '#src/features/animals/feedings/feedings.routes.ts';
import { healthRoutes } from '#src/features/operations/health/health.routes.ts';
import { placeNoteRoutes } from '#src/features/animals/places/place-notes.routes.ts';
import { placeRoutes } from '#src/features/animals/places/places.routes.ts';
import { standingRoutes } from '#src/features/animals/places/standing.routes.ts';
import { labelRoutes } from '#src/features/animals/labels/labels.routes.ts';
import { messageAdminRoutes } from '#src/features/club/messages/messages.admin.routes.ts';
import { messageRoutes } from '#src/features/club/messages/messages.routes.ts';
import { measurementRoutes } from '#src/features/animals/measurements/measurements.routes.ts';
import { moltRoutes } from '#src/features/animals/molts/molts.routes.ts';
import { newsAdminRoutes } from '#src/features/club/news/news.admin.routes.ts';
import { newsRoutes } from '#src/features/club/news/news.routes.ts';
import { mailQueueRoutes } from '#src/features/operations/mail-queue/mail-queue.admin.routes.ts';
import { historyRoutes } from '#src/features/animals/history/history.routes.ts';
import { statisticsRoutes } from '#src/features/animals/statistics/statistics.routes.ts';
import { petListRoutes } from '#src/features/animals/pets/pet-list.routes.ts';
import { petAdminRoutes } from '#src/features/animals/pets/pets.admin.routes.ts';
import { petRoutes } from '#src/features/animals/pets/pets.routes.ts';
import { pictureRoutes } from '#src/features/animals/pictures/pictures.routes.ts';
import { feedingRoundRoutes } from '#src/features/plans/feeding-round/feeding-round.routes.ts';
import { todayRoutes } from '#src/features/plans/today/today.routes.ts';
import { planRoutes } from '#src/features/plans/plans/plans.routes.ts';
import { handOverRoutes } from '#src/features/trade/hand-over/hand-over.routes.ts';
import { documentRoutes } from '#src/features/trade/documents/documents.routes.ts';
import { wallRoutes } from '#src/features/plans/wall/wall.routes.ts';
import { purchaseRoutes } from '#src/features/trade/purchases/purchases.routes.ts';
import { saleRoutes } from '#src/features/trade/sales/sales.routes.ts';
import { logInRoutes } from '#src/features/accounts/log-in/log-in.routes.ts';
import { secondFactorRoutes } from '#src/features/accounts/second-factors/second-factors.routes.ts';
import { pushRoutes } from '#src/features/accounts/push/push.routes.ts';
import { sessionRoutes } from '#src/features/accounts/sessions/sessions.routes.ts';
import { settingsRoutes } from '#src/features/accounts/settings/settings.routes.ts';
import { siteAdminRoutes } from '#src/features/club/site/site.admin.routes.ts';
import { siteRoutes } from '#src/features/club/site/site.routes.ts';
import { speciesLogAdminRoutes } from '#src/features/catalogue/species-log/species-log.admin.routes.ts';
import { speciesLogRoutes } from '#src/features/catalogue/species-log/species-log.routes.ts';
import { speciesRoutes } from '#src/features/catalogue/species/species.routes.ts';
import { stockBookRoutes } from '#src/features/trade/stock-book/stock-book.routes.ts';
import { takeOverRoutes } from '#src/features/portability/hand-over/take-over.routes.ts';
import { syncRoutes } from '#src/features/portability/sync/sync.routes.ts';
import { systemRoutes } from '#src/features/operations/system/system.admin.routes.ts';
import { trustRoutes } from '#src/features/operations/trust/trust.routes.ts';
import { userAdminRoutes } from '#src/features/accounts/users/users.admin.routes.ts';
import { apiDocs } from '#src/platform/http/document/api-docs.ts';
import { bodyLimits } from '#src/platform/http/admission/body-limits.ts';
import { compression } from '#src/platform/http/compression.ts';
import type { Context } from '#src/platform/context.ts';
import { databaseHeader } from '#src/platform/http/database-header.ts';
import { errorResponses } from '#src/platform/http/errors.ts';
import { writeGate } from '#src/platform/http/admission/write-gate.ts';
import { readTurns } from '#src/platform/http/admission/call-turns.ts';
import { headers } from '#src/platform/http/headers.ts';
import { httpsRedirect } from '#src/platform/http/https-redirect.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { uploads } from '#src/platform/pictures/uploads.ts';

export type App = ReturnType<typeof createApp>;

/** The whole server, as a table of contents. */
export const createApp = (context: Context) =>
  new Elysia({ normalize: false, handler: { standardHostname: false } })
    .use(errorResponses(context))
    .use(writeGate(context))
    .use(headers(context))
    .use(httpsRedirect(context))
    .use(databaseHeader(context))
    .use(readTurns(context))
    .use(bodyLimits(context))
    .use(compression())
    .use(uploads(context))
    .use(calendarFeed(context))
    .use(digestStop(context))
    .use(apiDocs(context, calls))
    .group('/api', (api) =>
      api
        // public pages
        .use(aboutInstallation(context))
        .use(siteRoutes(context))
        .use(newsRoutes(context))
        .use(expoRoutes(context))
        .use(messageRoutes(context))
        // keepers and what belongs to them
        .use(ownAccount(context))
        .use(animals(context))
        .use(feedingPlans(context))
        .use(trade(context))
        .use(portability(context))
        // the shared species list
        .use(speciesRoutes(context))
        .use(speciesLogRoutes(context))
        .use(countryRoutes(context))
        // administration
        .use(accountAdminRoutes(context))
        .use(userAdminRoutes(context))
        .use(petAdminRoutes(context))
        .use(messageAdminRoutes(context))
        .use(siteAdminRoutes(context))
        .use(newsAdminRoutes(context))
        .use(expoAdminRoutes(context))
        .use(countryAdminRoutes(context))
        .use(speciesLogAdminRoutes(context))
        .use(operations(context))
        .all('/*', () => {
          throw notFound('call');
        }),
    );

/** Links of the chain above, which TypeScript would find too long. */
const animals = (context: Context) =>
  new Elysia({ normalize: false })
    .use(petListRoutes(context))
    .use(petRoutes(context))
    .use(records(context))
    .use(statisticsRoutes(context))
    .use(pictureRoutes(context))
    .use(labelRoutes(context))
    .use(places(context));

const feedingPlans = (context: Context) =>
  new Elysia({ normalize: false })
    .use(planRoutes(context))
    .use(feedingRoundRoutes(context))
    .use(todayRoutes(context))
    .use(wallRoutes(context));

const trade = (context: Context) =>
  new Elysia({ normalize: false })
    .use(purchaseRoutes(context))
    .use(documentRoutes(context))
    .use(saleRoutes(context))
    .use(stockBookRoutes(context))
    .use(handOverRoutes(context))
    .use(takeOverRoutes(context));

const records = (context: Context) =>
  new Elysia({ normalize: false })
    .use(historyRoutes(context))
    .use(feedingRoutes(context))
    .use(moltRoutes(context))
    .use(eventRoutes(context))
    .use(measurementRoutes(context));

const places = (context: Context) =>
  new Elysia({ normalize: false })
    .use(placeRoutes(context))
    .use(placeNoteRoutes(context))
    .use(standingRoutes(context));

const portability = (context: Context) =>
  new Elysia({ normalize: false })
    .use(collectionRoutes(context))
    .use(dataRoutes(context))
    .use(syncRoutes(context))
    .use(calendarRoutes(context))
    .use(digestRoutes(context));

const operations = (context: Context) =>
  new Elysia({ normalize: false })
    .use(mailQueueRoutes(context))
    .use(eventLogAdminRoutes(context))
    .use(backupRoutes(context))
    .use(systemRoutes(context));

const aboutInstallation = (context: Context) =>
  new Elysia({ normalize: false }).use(healthRoutes(context)).use(trustRoutes(context));

const ownAccount = (context: Context) =>
  new Elysia({ normalize: false })
    .use(accountRoutes(context))
    .use(sessionRoutes(context))
    .use(apiTokenRoutes(context))
    .use(pushRoutes(context))
    .use(logInRoutes(context))
    .use(secondFactorRoutes(context))
    .use(settingsRoutes(context));
