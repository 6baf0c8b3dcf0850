import { sql } from 'drizzle-orm';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { users } from '#src/db/schema.ts';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/problem.ts';
import { registrationOf } from '#src/platform/registration.ts';
import { slice } from '#src/platform/slice.ts';

/** Whether the product works, and what a visitor's first screen must know. */
export const healthRoutes = (context: Context) =>
  slice(context, '/health').get('/', () => {
    try {
      // taking the write lock shows that the file can be written, without wearing out an SD card
      context.db.$client.run('BEGIN IMMEDIATE');
      context.db.$client.run('ROLLBACK');
      const first = context.db
        .select({ uid: users.uid })
        .from(users)
        .where(sql`${users.uid} > ${BUILT_IN_UID}`)
        .limit(1)
        .get();
      const registration = registrationOf(context.db, context.config);
      return { status: 'ok' as const, version: context.version, first_run: !first, registration };
    } catch {
      throw new Problem(503, 'unhealthy', 'The database can not be read or written.');
    }
  });
