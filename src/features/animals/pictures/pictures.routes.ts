import { t } from 'elysia';
import { parseInteger } from '#src/domain/integers.ts';
import { limits } from '#src/domain/limits.ts';
import { issue, type FieldIssues } from '#src/domain/problems/codes.ts';
import type { Context } from '#src/platform/context.ts';
import { requireOwnPet } from '#src/platform/security/ownership.ts';
import { Id } from '#src/platform/http/params.ts';
import { withPictureUpload, type FormField } from '#src/platform/pictures/multipart-upload.ts';
import { encodeUpload } from '#src/platform/pictures/picture-jobs.ts';
import { deletePicture, storePicture } from '#src/platform/pictures/pictures.ts';
import { invalid, Problem } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { findPicture } from '#src/platform/pictures/pictures.queries.ts';
import { countOtherPictures } from './pictures.queries.ts';

export const pictureRoutes = (context: Context) =>
  createRouter(context, '/picture')
    .post(
      '/upload',
      ({ uid, request }) =>
        withPictureUpload(context, request, uid, async (fields) => {
          const { id, file } = uploadOf(fields);
          requireOwnPet(context.db, uid, id);
          if (
            !findPicture(context.db, id) &&
            countOtherPictures(context.db, uid, id) >= limits.picturesPerKeeper
          ) {
            throw new Problem('too_many_pictures', { max: limits.picturesPerKeeper });
          }
          storePicture(context, uid, id, await encodeUpload(context, uid, file));
          return ok;
        }),
      // read in the handler, after the guard: strangers must not fill the disk
      { user: true, long: true, parse: 'none', detail: { requestBody: uploadBody() } },
    )
    .delete(
      '/delete',
      ({ uid, body: { id } }) => {
        deletePicture(context, uid, id);
        return ok;
      },
      { user: true, body: t.Object({ id: Id }) },
    );

/** @throws Problem 422 naming each field */
function uploadOf(fields: Map<string, FormField>): { id: number; file: FormField } {
  const id = parseInteger(fields.get('id')?.text ?? '');
  const file = fields.get('file');
  const problems: FieldIssues = {};
  if (id === null || Math.abs(id) > 2_147_483_647)
    problems['id'] = issue(fields.has('id') ? 'not_an_id' : 'missing');
  if (!file || file.fileName === null) problems['file'] = issue(file ? 'not_a_file' : 'missing');
  for (const name of fields.keys())
    if (name !== 'id' && name !== 'file') problems[name.slice(0, 50)] = issue('unknown_field');
  if (id === null || !file || Object.keys(problems).length) throw invalid(problems);
  return { id, file };
}

function uploadBody() {
  const properties = {
    id: { type: 'integer' as const },
    file: { type: 'string' as const, format: 'binary' },
  };
  const schema = { type: 'object' as const, required: ['id', 'file'], properties };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}
