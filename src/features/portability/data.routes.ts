import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { Flag, Id, Ids, paging, wholeText, Words } from '#src/platform/http/params.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { attachment } from '#src/features/portability/export/attachment.ts';
import { beginExport } from '#src/features/portability/export/begin-export.ts';
import { listImports } from '#src/features/portability/import/import.queries.ts';
import { countEverything } from '#src/features/portability/export/counts.queries.ts';
import { documentText } from '#src/features/portability/export/export.service.ts';
import { undoImport } from '#src/features/portability/import/undo-import.service.ts';
import { createImportJobs } from '#src/features/portability/import/import-jobs.service.ts';
import {
  deleteUpload,
  appendPart,
  withPart,
} from '#src/features/portability/import/uploads.service.ts';
import { SpeciesAnswer } from '#src/features/portability/take-in/take-in.shapes.ts';
import { zipParts } from '#src/features/portability/export/zip-writer.ts';

/** The page 'Your data': export, import, and undoing an import. */
export const dataRoutes = (context: Context) => {
  const jobs = createImportJobs(context);
  return createRouter(context, '/data')
    .get('/counts', ({ uid }) => countEverything(context.db, uid), { user: true })
    .get(
      '/export.json',
      ({ uid, today, request }) => {
        const turn = beginExport(context, { uid, request }, 'everything as JSON');
        return attachment(
          `exuvia-${today}.json`,
          'application/json',
          documentText(context, uid),
          turn,
        );
      },
      { user: true, long: true },
    )
    .get(
      '/export.zip',
      ({ uid, today, request }) => {
        const turn = beginExport(context, { uid, request }, 'everything with pictures');
        return attachment(`exuvia-${today}.zip`, 'application/zip', zipParts(context, uid), turn);
      },
      { user: true, long: true },
    )
    .put(
      '/upload',
      ({ uid, query, request }) =>
        withPart(context, request, uid, (part) => {
          jobs.refuseWhileRunning(uid);
          return { ...ok, received: appendPart(context, uid, query.offset, part) };
        }),
      {
        user: true,
        long: true,
        parse: 'none',
        detail: { requestBody: { required: true, content: { 'application/octet-stream': {} } } },
        query: t.Object({ offset: wholeText({ minimum: 0, maximum: limits.importBytes }) }),
      },
    )
    .delete(
      '/upload',
      ({ uid }) => {
        jobs.refuseWhileRunning(uid);
        deleteUpload(context, uid);
        return ok;
      },
      { user: true },
    )
    .post('/import', async ({ user, body }) => ({ ...ok, ...(await jobs.start(user, body)) }), {
      user: true,
      body: t.Object({
        dry_run: t.Optional(Flag),
        file: t.Optional(Words(200)),
        take_in: t.Optional(Flag),
        missing_only: t.Optional(Flag),
        plan_ids: t.Optional(Ids),
        species: t.Optional(t.Array(SpeciesAnswer, { maxItems: limits.handOverPets })),
      }),
    })
    .get('/import', async ({ uid }) => ({ ...ok, ...(await jobs.wait(uid)) }), { user: true })
    .delete(
      '/import',
      async ({ uid }) => {
        await jobs.cancel(uid);
        return ok;
      },
      { user: true },
    )
    .get(
      '/imports',
      ({ uid, query: { offset = 0, limit = 12 } }) => ({
        ...listImports(context.db, uid, offset, limit),
        running: jobs.isRunning(uid) ? (1 as const) : (0 as const),
        interrupted: jobs.interrupted(uid),
      }),
      { user: true, query: t.Object(paging) },
    )
    .delete(
      '/import_undo',
      async ({ uid, body }) => ({ ...ok, deleted: await undoImport(context, uid, body.id) }),
      { user: true, long: true, body: t.Object({ id: Id }) },
    );
};
