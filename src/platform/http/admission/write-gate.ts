import { Elysia } from 'elysia';
import { waitUntilWritable } from '#src/db/write-lock.ts';
import { hasRoomForRecords } from '#src/platform/files/free-disk.ts';
import { stateOfFiles } from '#src/platform/files/own-files.ts';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { requireQuotas, type Guarded } from '#src/platform/http/quotas.ts';

const PATIENCE = 5000;
const RETRY_AFTER = 5;
/** Log-in with its second step, and log-out. */
const ENTRANCE = /^\/api\/user\/(login\w*|logout)$/;

/**
 * Runs before each call that may write, after its guards. While another program holds the database's lock it waits, and
 * reads go on; then the call is refused before it changed anything, as it is where the database's file was replaced. Below the
 * floor of free disk people can still delete, and log in to read.
 */
export const writeGate = (context: Context) =>
  new Elysia({ name: 'write-gate' }).onBeforeHandle(
    { as: 'global' },
    async ({ request, route, maybeUser }: Guarded & { request: Request }) => {
      if (request.method === 'GET' || request.method === 'HEAD') return;
      requireOwnFiles(context);
      const mayFill = request.method === 'DELETE' || ENTRANCE.test(route);
      if (!mayFill && !hasRoomForRecords(context.config)) throw new Problem('disk_full');
      requireQuotas(context, { route, maybeUser });
      if (!(await waitUntilWritable(context.db, PATIENCE))) throw busy();
    },
  );

/** @throws Problem 503 */
export function requireOwnFiles(context: Context): void {
  const state = stateOfFiles(context);
  if (state === 'replaced') throw new Problem('data_replaced');
  if (state === 'held') throw busy();
}

export const busy = () => new Problem('busy', null, { retryAfter: RETRY_AFTER });
