import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { requireOwnPet } from '#src/platform/ownership.ts';
import { Id, IdText } from '#src/platform/params.ts';
import { removePictures, storePicture } from '#src/platform/pictures.ts';
import { conflict } from '#src/platform/problem.ts';
import { slice } from '#src/platform/slice.ts';
import { countPictures, markPicture } from './pictures.queries.ts';

const done = { status: true as const };

export const pictureRoutes = (context: Context) =>
  slice(context, '/picture')
    .post(
      '/upload',
      async ({ uid, body: { id, file } }) => {
        requireOwnPet(context.db, uid, id);
        if (countPictures(context.db, uid) >= limits.picturesPerKeeper) {
          throw conflict(
            `You have ${limits.picturesPerKeeper} pictures, which is the most a keeper can have.`,
          );
        }
        await storePicture(context, id, new Uint8Array(await file.arrayBuffer()));
        markPicture(context.db, id, 1);
        return done;
      },
      { user: true, body: t.Object({ id: IdText, file: t.File() }) },
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
