import { t } from 'elysia';
import { durable } from '#src/db/durable.ts';
import type { Context } from '#src/platform/context.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { changesSince } from './sync.service.ts';

/** A keeper's collection for the devices that hold it. */
export const syncRoutes = (context: Context) =>
  createRouter(context, '/sync').get(
    '/',
    async ({ uid, query: { since, newer }, today }) => {
      const changes = changesSince(context.db, { uid, since, newer, today });
      // a cursor must not name what a power cut could take back
      await durable(context.db);
      return { ...changes, public_url: context.config.publicUrl };
    },
    {
      user: true,
      query: t.Object({
        since: t.Optional(
          t.String({ maxLength: 200, description: 'The cursor of the last answer.' }),
        ),
        newer: t.Optional(
          t.Literal('1', { description: 'The caller puts `newer` feedings to those that it has.' }),
        ),
      }),
    },
  );
