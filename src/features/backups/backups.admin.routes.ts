import { join } from 'node:path';
import { t } from 'elysia';
import { listBackups } from '#src/platform/backups.ts';
import type { Context } from '#src/platform/context.ts';
import { backUp } from '#src/platform/nightly-backup.ts';
import { notFound } from '#src/platform/problem.ts';
import { slice } from '#src/platform/slice.ts';

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
    .post('/add', async () => ({ status: true as const, ...(await backUp(context)) }), {
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
      { admin: true, params: t.Object({ name: t.String({ maxLength: 100 }) }) },
    );
