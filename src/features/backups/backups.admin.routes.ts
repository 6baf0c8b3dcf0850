import { join } from 'node:path';
import { t } from 'elysia';
import { listBackups } from '#src/platform/backups.ts';
import type { Context } from '#src/platform/context.ts';
import { backUp } from '#src/platform/nightly-backup.ts';
import { notFound } from '#src/platform/problem.ts';
import { done, slice } from '#src/platform/slice.ts';

/** Backups from the administrator's desk. Restoring is a command: it needs the program stopped. */
export const backupRoutes = (context: Context) =>
  slice(context, '/admin/backups')
    .get(
      '/list',
      () => {
        const rows = listBackups(context.config.dataDir);
        return { rows, count: rows.length };
      },
      { admin: true },
    )
    .post('/add', async () => ({ ...done, ...(await begun(context)) }), {
      admin: true,
    })
    .get(
      '/download/:name',
      ({ params, set }) => {
        // looked up among what is there, never joined to a folder as it came
        const backup = listBackups(context.config.dataDir).find(({ name }) => name === params.name);
        if (!backup) throw notFound('Backup');
        set.headers['content-type'] = 'application/x-tar';
        set.headers['content-disposition'] = `attachment; filename="${backup.name}"`;
        return Bun.file(join(context.config.dataDir, 'backups', backup.name));
      },
      { admin: true, long: true, params: t.Object({ name: t.String({ maxLength: 100 }) }) },
    );

/** Milliseconds. A small machine needs minutes for many pictures, longer than a call should take. */
const PATIENCE = 15_000;

/** The backup, or after some waiting that it is still being made: its end is then read from the list. */
async function begun(context: Context) {
  const made = backUp(context).then((backup) => ({ running: 0 as const, backup }));
  const timer = Promise.withResolvers<{ running: 1; backup: null }>();
  const ring = setTimeout(() => timer.resolve({ running: 1, backup: null }), PATIENCE);
  made.catch(() => {}); // told by the event log when nobody waits any more
  return Promise.race([made, timer.promise]).finally(() => clearTimeout(ring));
}
