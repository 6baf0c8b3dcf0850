import { Elysia } from 'elysia';
import { accountAdminRoutes } from '#src/features/accounts/accounts.admin.routes.ts';
import { accountRoutes } from '#src/features/accounts/accounts.routes.ts';
import { backupRoutes } from '#src/features/backups/backups.admin.routes.ts';
import { collectionRoutes } from '#src/features/collection/collection.routes.ts';
import { dataRoutes } from '#src/features/collection/data.routes.ts';
import { countryAdminRoutes } from '#src/features/countries/countries.admin.routes.ts';
import { countryRoutes } from '#src/features/countries/countries.routes.ts';
import { eventLogAdminRoutes } from '#src/features/event-log/event-log.admin.routes.ts';
import { eventRoutes } from '#src/features/events/events.routes.ts';
import { expoAdminRoutes } from '#src/features/expos/expos.admin.routes.ts';
import { expoRoutes } from '#src/features/expos/expos.routes.ts';
import { feedingRoutes } from '#src/features/feedings/feedings.routes.ts';
import { healthRoutes } from '#src/features/health/health.routes.ts';
import { labelRoutes } from '#src/features/labels/labels.routes.ts';
import { messageAdminRoutes } from '#src/features/messages/messages.admin.routes.ts';
import { messageRoutes } from '#src/features/messages/messages.routes.ts';
import { moltRoutes } from '#src/features/molts/molts.routes.ts';
import { newsAdminRoutes } from '#src/features/news/news.admin.routes.ts';
import { newsRoutes } from '#src/features/news/news.routes.ts';
import { outboxRoutes } from '#src/features/outbox/outbox.admin.routes.ts';
import { historyRoutes } from '#src/features/pets/history.routes.ts';
import { petListRoutes } from '#src/features/pets/list.routes.ts';
import { petAdminRoutes } from '#src/features/pets/pets.admin.routes.ts';
import { petRoutes } from '#src/features/pets/pets.routes.ts';
import { pictureRoutes } from '#src/features/pictures/pictures.routes.ts';
import { planRoutes } from '#src/features/plans/plans.routes.ts';
import { purchaseRoutes } from '#src/features/purchases/purchases.routes.ts';
import { saleRoutes } from '#src/features/sales/sales.routes.ts';
import { settingsRoutes } from '#src/features/settings/settings.routes.ts';
import { siteAdminRoutes } from '#src/features/site/site.admin.routes.ts';
import { siteRoutes } from '#src/features/site/site.routes.ts';
import { speciesLogAdminRoutes } from '#src/features/species-log/species-log.admin.routes.ts';
import { speciesLogRoutes } from '#src/features/species-log/species-log.routes.ts';
import { speciesRoutes } from '#src/features/species/species.routes.ts';
import { stockBookRoutes } from '#src/features/stock-book/stock-book.routes.ts';
import { systemRoutes } from '#src/features/system/system.admin.routes.ts';
import { userAdminRoutes } from '#src/features/users/users.admin.routes.ts';
import { apiDocs } from '#src/platform/api-docs.ts';
import { bodyLimits } from '#src/platform/body-limits.ts';
import { compression } from '#src/platform/compression.ts';
import type { Context } from '#src/platform/context.ts';
import { errorAnswers } from '#src/platform/errors.ts';
import { headers } from '#src/platform/headers.ts';
import { notFound } from '#src/platform/problem.ts';
import { uploads } from '#src/platform/uploads.ts';

export type App = ReturnType<typeof createApp>;

/** The whole server. Reads like a table of contents. */
export const createApp = (context: Context) =>
  new Elysia({ normalize: false, handler: { standardHostname: false } })
    .use(errorAnswers(context))
    .use(headers(context))
    .use(bodyLimits())
    .use(compression())
    .use(uploads(context))
    .use(apiDocs(context))
    .group('/api', (api) =>
      api
        // the front door
        .use(healthRoutes(context))
        .use(siteRoutes(context))
        .use(newsRoutes(context))
        .use(expoRoutes(context))
        .use(messageRoutes(context))
        // keepers and what is theirs
        .use(accountRoutes(context))
        .use(settingsRoutes(context))
        .use(petListRoutes(context))
        .use(petRoutes(context))
        .use(historyRoutes(context))
        .use(feedingRoutes(context))
        .use(moltRoutes(context))
        .use(eventRoutes(context))
        .use(pictureRoutes(context))
        .use(labelRoutes(context))
        .use(planRoutes(context))
        .use(purchaseRoutes(context))
        .use(saleRoutes(context))
        .use(stockBookRoutes(context))
        .use(collectionRoutes(context))
        .use(dataRoutes(context))
        // the list that all share
        .use(speciesRoutes(context))
        .use(speciesLogRoutes(context))
        .use(countryRoutes(context))
        // the administrator's desk
        .use(accountAdminRoutes(context))
        .use(userAdminRoutes(context))
        .use(petAdminRoutes(context))
        .use(messageAdminRoutes(context))
        .use(outboxRoutes(context))
        .use(siteAdminRoutes(context))
        .use(newsAdminRoutes(context))
        .use(expoAdminRoutes(context))
        .use(countryAdminRoutes(context))
        .use(speciesLogAdminRoutes(context))
        .use(eventLogAdminRoutes(context))
        .use(backupRoutes(context))
        .use(systemRoutes(context))
        .all('/*', () => {
          throw notFound('Call');
        }),
    );
