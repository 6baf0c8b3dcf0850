import { t } from 'elysia';
import { parseInteger } from '#src/domain/integers.ts';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { requireOwnPet } from '#src/platform/ownership.ts';
import { Id } from '#src/platform/params.ts';
import { withPictureForm, type FormField } from '#src/platform/picture-form.ts';
import { removePictures, storePicture } from '#src/platform/pictures.ts';
import { conflict, invalid, type FieldProblems } from '#src/platform/problem.ts';
import { done, slice } from '#src/platform/slice.ts';
import { countOtherPictures, hasPicture, markPicture } from './pictures.queries.ts';

export const pictureRoutes = (context: Context) =>
  slice(context, '/picture')
    .post(
      '/upload',
      ({ uid, request }) =>
        withPictureForm(request, async (fields) => {
          const { id, file } = uploadOf(fields);
          requireOwnPet(context.db, uid, id);
          const replaces = hasPicture(context.db, id);
          if (!replaces && countOtherPictures(context.db, uid, id) >= limits.picturesPerKeeper) {
            throw conflict(
              `You have ${limits.picturesPerKeeper} pictures, which is the most a keeper can have.`,
            );
          }
          await storePicture(context, id, file, () => markPicture(context.db, id, 1));
          return done;
        }),
      // read by hand, after the guard: nobody else may fill the memory
      { user: true, long: true, parse: 'none', detail: { requestBody: uploadBody() } },
    )
    .delete(
      '/delete',
      async ({ uid, body: { id } }) => {
        requireOwnPet(context.db, uid, id);
        await removePictures(context, id);
        markPicture(context.db, id, 0);
        return done;
      },
      { user: true, body: t.Object({ id: Id }) },
    );

/** @throws Problem 422 naming each field */
function uploadOf(fields: Map<string, FormField>): { id: number; file: Uint8Array } {
  const id = parseInteger(new TextDecoder().decode(fields.get('id')?.bytes));
  const file = fields.get('file');
  const problems: FieldProblems = {};
  if (id === null || Math.abs(id) > 2_147_483_647)
    problems['id'] = fields.has('id') ? 'must be an id' : 'is missing';
  if (!file || file.fileName === null) problems['file'] = file ? 'must be a file' : 'is missing';
  for (const name of fields.keys())
    if (name !== 'id' && name !== 'file') problems[name.slice(0, 50)] = 'is not known here';
  if (id === null || !file || Object.keys(problems).length) throw invalid(problems);
  return { id, file: file.bytes };
}

function uploadBody() {
  const properties = {
    id: { type: 'integer' as const },
    file: { type: 'string' as const, format: 'binary' },
  };
  const schema = { type: 'object' as const, required: ['id', 'file'], properties };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}
