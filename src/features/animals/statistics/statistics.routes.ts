import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { wholeText } from '#src/platform/http/params.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { statisticsOf } from './statistics.service.ts';

const Year = wholeText({ minimum: 1950, maximum: 2200 });

/** What a keeper's records say, in numbers. */
export const statisticsRoutes = (context: Context) =>
  createRouter(context, '/statistics').get(
    '/collection',
    ({ uid, today, query }) =>
      statisticsOf(context.db, uid, Math.min(query.year ?? Infinity, yearOf(today)), today),
    { user: true, query: t.Object({ year: t.Optional(Year) }) },
  );

const yearOf = (day: string) => Number(day.slice(0, 4));
