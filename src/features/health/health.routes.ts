import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/problem.ts';
import { registrationOf } from '#src/platform/registration.ts';
import { slice } from '#src/platform/slice.ts';
import { hasUsers, touch } from './health.queries.ts';

/** Whether the product works, and what a visitor's first screen must know. */
export const healthRoutes = (context: Context) =>
  slice(context, '/health').get('/', () => {
    const { db, config, version } = context;
    try {
      touch(db);
      const registration = registrationOf(db, config);
      return { status: 'ok' as const, version, first_run: !hasUsers(db), registration };
    } catch {
      throw new Problem(503, 'unhealthy', 'The database can not be read or written.');
    }
  });
