import { join } from 'node:path';
import { t } from 'elysia';
import { BASELINE } from '#src/platform/backup/content.ts';
import { storeSiteValue } from '#src/features/operations/warnings/warnings.queries.ts';
import { logAdmin } from '#src/platform/log/admin-log.ts';
import { listBackups } from '#src/platform/backup/names.ts';
import type { Context } from '#src/platform/context.ts';
import { backUp } from '#src/platform/backup/nightly.ts';
import { within } from '#src/platform/jobs/within.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';

/** Backups for the administrator. Restoring is a command: the server must be stopped. */
export const backupRoutes = (context: Context) =>
  createRouter(context, '/admin/backups')
    .get(
      '/list',
      () => {
        const rows = listBackups(context.config.dataDir);
        return { rows, count: rows.length };
      },
      { admin: true },
    )
    .post('/add', async () => ({ ...ok, ...(await begun(context)) }), {
      admin: true,
    })
    .post(
      '/accept',
      (call) => {
        storeSiteValue(context.db, BASELINE, context.now().toISOString());
        logAdmin(context.db, call, 'Accepted what the last backup holds');
        return ok;
      },
      { admin: true },
    )
    .get(
      '/download/:name',
      ({ params, set }) => {
        // looked up in the list, never joined to a path
        const backup = listBackups(context.config.dataDir).find(({ name }) => name === params.name);
        if (!backup) throw notFound('backup');
        set.headers['content-type'] = 'application/x-tar';
        set.headers['content-disposition'] = `attachment; filename="${backup.name}"`;
        return Bun.file(join(context.config.dataDir, 'backups', backup.name));
      },
      { admin: true, long: true, params: t.Object({ name: t.String({ maxLength: 100 }) }) },
    );

/** The backup, or after a while the answer that it is still running: its result then shows in the list. */
async function begun(context: Context) {
  const made = backUp(context, 'manual').then((backup) => ({ running: 0 as const, backup }));
  made.catch(() => {}); // reported by the event log when nobody waits any more
  return (await within(context.patience.backup, made)) ?? { running: 1 as const, backup: null };
}
