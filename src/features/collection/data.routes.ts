import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { readAtMost } from '#src/platform/body-limits.ts';
import type { Context } from '#src/platform/context.ts';
import { Flag, Id, paging, wholeText, Words } from '#src/platform/params.ts';
import { done, slice } from '#src/platform/slice.ts';
import { attachment } from './attachment.ts';
import { listImports } from './collection.queries.ts';
import { countEverything } from './counts.queries.ts';
import { documentText } from './export.service.ts';
import { takeBack } from './import.service.ts';
import { createImportJobs } from './jobs.service.ts';
import { forgetUploaded, takePart } from './uploaded.service.ts';
import { zipParts } from './zip-writer.ts';

/** 'Your data': everything out, everything in, and an import back out again. */
export const dataRoutes = (context: Context) => {
  const jobs = createImportJobs(context);
  return slice(context, '/data')
    .get('/counts', ({ uid }) => countEverything(context.db, uid), { user: true })
    .get(
      '/export.json',
      ({ uid, today }) =>
        attachment(`exuvia-${today}.json`, 'application/json', documentText(context, uid)),
      { user: true, long: true },
    )
    .get(
      '/export.zip',
      ({ uid, today }) =>
        attachment(`exuvia-${today}.zip`, 'application/zip', zipParts(context, uid)),
      { user: true, long: true },
    )
    .put(
      '/upload',
      async ({ uid, query, request }) => {
        const part = await readAtMost(request, limits.importPartBytes, 'A part has at most 8 MB.');
        jobs.refuseWhileRunning(uid);
        return { ...done, received: takePart(context, uid, query.offset, part) };
      },
      {
        user: true,
        long: true,
        parse: 'none',
        query: t.Object({ offset: wholeText({ minimum: 0, maximum: limits.importBytes }) }),
      },
    )
    .delete(
      '/upload',
      ({ uid }) => {
        jobs.refuseWhileRunning(uid);
        forgetUploaded(context, uid);
        return done;
      },
      { user: true },
    )
    .post('/import', async ({ user, body }) => ({ ...done, ...(await jobs.start(user, body)) }), {
      user: true,
      body: t.Object({ dry_run: t.Optional(Flag), file: t.Optional(Words(200)) }),
    })
    .get('/import', async ({ uid }) => ({ ...done, ...(await jobs.wait(uid)) }), { user: true })
    .get(
      '/imports',
      ({ uid, query: { offset = 0, limit = 12 } }) => listImports(context.db, uid, offset, limit),
      { user: true, query: t.Object(paging) },
    )
    .delete(
      '/import_undo',
      async ({ uid, body }) => ({ ...done, deleted: await takeBack(context, uid, body.id) }),
      { user: true, body: t.Object({ id: Id }) },
    );
};
