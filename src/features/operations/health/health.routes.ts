import { passkeyHost } from '#src/domain/accounts/second-factors.ts';
import type { Context } from '#src/platform/context.ts';
import { isFromHome } from '#src/platform/http/client-address.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { registrationOf } from '#src/features/accounts/accounts/registration.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { requireOwnFiles } from '#src/platform/http/admission/write-gate.ts';
import { countUrgent } from '#src/features/operations/warnings/warnings.service.ts';
import { waitUntilWritable } from '#src/db/write-lock.ts';
import { hasRoomForRecords } from '#src/platform/files/free-disk.ts';
import { hasUsers } from './health.queries.ts';

/** Milliseconds for which another program may hold the database: less than health checks are ready to wait. */
const PATIENCE = 2000;

/** Whether the product works, and what a visitor's first screen needs to know. */
export const healthRoutes = (context: Context) =>
  createRouter(context, '/health').get('/', async ({ request, server }) => {
    const { db, config, version } = context;
    requireOwnFiles(context);
    try {
      const isWritable = hasRoomForRecords(config) && (await waitUntilWritable(db, PATIENCE));
      if (!isWritable) throw new Problem('unhealthy');
      const registration = registrationOf(db, config);
      const warnings = countUrgent(context);
      // strangers need not know that an administrator is still to come
      const first_run = isFromHome(request, server, config) && !hasUsers(db);
      const passkeys = passkeyHost(config.publicUrl) !== null;
      return { status: 'ok' as const, version, warnings, first_run, registration, passkeys };
    } catch {
      throw new Problem('unhealthy');
    }
  });
