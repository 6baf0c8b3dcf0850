import { t } from 'elysia';
import { leastCut } from '#src/domain/animal/picture-cut.ts';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { requirePast } from '#src/platform/http/record-days.ts';
import { Day, Flag, Id, IdText, Line, Maybe, whole } from '#src/platform/http/params.ts';
import { withPictureUpload } from '#src/platform/pictures/multipart-upload.ts';
import { sumPictures } from '#src/platform/pictures/pictures.queries.ts';
import { counted, createRouter, ok } from '#src/platform/http/router.ts';
import { Revised } from '#src/platform/http/edits.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { animalCalls } from '#src/features/animals/calls.ts';
import { requireReadable } from '#src/platform/security/ownership.ts';
import { pictureForm, pictureFormBody } from './picture-form.ts';
import { listPictures } from './pictures.queries.ts';
import { addPicture, changePicture, removePicture, turnPicture } from './pictures.service.ts';

/** Where of the width and height, from 0 to 1. */
const From = t.Number({ minimum: 0, maximum: 1 - leastCut });
const Length = t.Number({ minimum: leastCut, maximum: 1 });

export const pictureRoutes = (context: Context) =>
  createRouter(context, '/picture')
    .get(
      '/list',
      ({ user, query: { id } }) => {
        requireReadable(context.db, user, 'pet', id);
        return counted(listPictures(context.db, id));
      },
      { user: true, query: t.Object({ id: IdText }) },
    )
    .get(
      '/usage',
      ({ uid }) => ({ ...sumPictures(context.db, uid), max: limits.picturesPerKeeper }),
      { user: true },
    )
    .post(
      '/upload',
      ({ uid, request, today, latest }) =>
        withPictureUpload(context, request, uid, async (fields) => {
          const form = pictureForm(fields, latest);
          const { picture, molt_id } = await addPicture(context, uid, form, today);
          const added = form.day === null ? {} : { picture };
          return { ...ok, ...added, ...(form.molt === null ? {} : { molt_id }) };
        }),
      // read in the handler, after the guard: strangers must not fill the disk
      { user: true, long: true, parse: 'none', detail: { requestBody: pictureFormBody() } },
    )
    .put(
      '/update',
      ({ uid, latest, body: { id, ...changes } }) => {
        if (changes.day) requirePast('day', changes.day, latest);
        return { ...ok, rev: changePicture(context, uid, id, changes) };
      },
      {
        user: true,
        body: sentBack(
          t.Object({
            id: Id,
            ...Revised,
            day: Maybe(Day),
            caption: t.Optional(Line(limits.caption)),
            molt_id: Maybe(Id),
            cover: t.Optional(Flag),
          }),
          animalCalls,
          ['/picture/list'],
        ),
      },
    )
    .put(
      '/turn',
      async ({ uid, body }) => {
        return { ...ok, img_version: await turnPicture(context, uid, body) };
      },
      {
        user: true,
        long: true,
        body: t.Object({
          id: Id,
          img_version: whole({ minimum: 0, maximum: 2_147_483_647 }),
          quarters: t.Optional(whole({ minimum: 0, maximum: 3 })),
          cut: t.Optional(t.Object({ left: From, top: From, width: Length, height: Length })),
          back: t.Optional(Flag),
        }),
      },
    )
    .delete(
      '/delete',
      ({ uid, body }) => {
        removePicture(context, uid, body);
        return ok;
      },
      { user: true, body: t.Object({ id: Id, picture: t.Optional(Id) }) },
    );
