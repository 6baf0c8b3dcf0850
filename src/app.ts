import { Elysia } from 'elysia';
import { accountRoutes } from '#src/features/accounts/accounts.routes.ts';
import { healthRoutes } from '#src/features/health/health.routes.ts';
import { settingsRoutes } from '#src/features/settings/settings.routes.ts';
import type { Context } from '#src/platform/context.ts';
import { errorAnswers } from '#src/platform/errors.ts';
import { headers } from '#src/platform/headers.ts';
import { notFound } from '#src/platform/problem.ts';

export type App = ReturnType<typeof createApp>;

/** The whole server. Reads like a table of contents. */
export const createApp = (context: Context) =>
  new Elysia({ normalize: false, handler: { standardHostname: false } })
    .use(errorAnswers(context))
    .use(headers(context))
    .group('/api', (api) =>
      api
        .use(healthRoutes(context))
        .use(accountRoutes(context))
        .use(settingsRoutes(context))
        .all('/*', () => {
          throw notFound('Call');
        }),
    );
