import { Elysia } from 'elysia';
import { accountAdminRoutes } from '#src/features/accounts/accounts.admin.routes.ts';
import { accountRoutes } from '#src/features/accounts/accounts.routes.ts';
import { backupRoutes } from '#src/features/backups/backups.admin.routes.ts';
import { countryAdminRoutes } from '#src/features/countries/countries.admin.routes.ts';
import { countryRoutes } from '#src/features/countries/countries.routes.ts';
import { eventRoutes } from '#src/features/events/events.routes.ts';
import { feedingRoutes } from '#src/features/feedings/feedings.routes.ts';
import { healthRoutes } from '#src/features/health/health.routes.ts';
import { messageAdminRoutes } from '#src/features/messages/messages.admin.routes.ts';
import { messageRoutes } from '#src/features/messages/messages.routes.ts';
import { moltRoutes } from '#src/features/molts/molts.routes.ts';
import { newsRoutes } from '#src/features/news/news.routes.ts';
import { outboxRoutes } from '#src/features/outbox/outbox.admin.routes.ts';
import { historyRoutes } from '#src/features/pets/history.routes.ts';
import { petRoutes } from '#src/features/pets/pets.routes.ts';
import { pictureRoutes } from '#src/features/pictures/pictures.routes.ts';
import { planRoutes } from '#src/features/plans/plans.routes.ts';
import { settingsRoutes } from '#src/features/settings/settings.routes.ts';
import { speciesLogAdminRoutes } from '#src/features/species-log/species-log.admin.routes.ts';
import { speciesLogRoutes } from '#src/features/species-log/species-log.routes.ts';
import { siteAdminRoutes } from '#src/features/site/site.admin.routes.ts';
import { siteRoutes } from '#src/features/site/site.routes.ts';
import { speciesRoutes } from '#src/features/species/species.routes.ts';
import { apiDocs } from '#src/platform/api-docs.ts';
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
    .use(uploads(context))
    .use(apiDocs(context))
    .group('/api', (api) =>
      api
        .use(healthRoutes(context))
        .use(accountRoutes(context))
        .use(accountAdminRoutes(context))
        .use(messageRoutes(context))
        .use(messageAdminRoutes(context))
        .use(outboxRoutes(context))
        .use(siteRoutes(context))
        .use(siteAdminRoutes(context))
        .use(newsRoutes(context))
        .use(settingsRoutes(context))
        .use(petRoutes(context))
        .use(historyRoutes(context))
        .use(feedingRoutes(context))
        .use(moltRoutes(context))
        .use(eventRoutes(context))
        .use(pictureRoutes(context))
        .use(planRoutes(context))
        .use(speciesRoutes(context))
        .use(speciesLogRoutes(context))
        .use(speciesLogAdminRoutes(context))
        .use(countryRoutes(context))
        .use(countryAdminRoutes(context))
        .use(backupRoutes(context))
        .all('/*', () => {
          throw notFound('Call');
        }),
    );
