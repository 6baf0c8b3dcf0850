import { t } from 'elysia';
import { animalCalls } from '#src/features/animals/calls.ts';
import type { Context } from '#src/platform/context.ts';
import { Revised } from '#src/platform/http/edits.ts';
import { Id } from '#src/platform/http/params.ts';
import { bodyOf } from '#src/platform/http/record-shapes.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { filled } from '#src/records/fields.ts';
import { placeNoteFields } from '#src/records/place.ts';
import { addPlaceNote, changePlaceNote, removePlaceNote } from './place-notes.service.ts';

const Fields = bodyOf(placeNoteFields);

/** What is noted of a place, such as the day of its cleaning. */
export const placeNoteRoutes = (context: Context) => {
  return createRouter(context, '/place/notes')
    .post(
      '/add',
      ({ uid, latest, body: { id, ...note } }) => ({
        ...ok,
        ...addPlaceNote(context.db, uid, id, filled(placeNoteFields, note), latest),
      }),
      { user: true, body: t.Object({ id: Id, ...Fields }) },
    )
    .put(
      '/update',
      ({ uid, latest, body }) => ({ ...ok, rev: changePlaceNote(context.db, uid, body, latest) }),
      {
        user: true,
        // what a place's page answers of a note, with the revision that it was read in
        body: sentBack(
          t.Object({ id: Id, ...Revised, ...t.Partial(t.Object(Fields)).properties }),
          animalCalls,
          ['rev'],
        ),
      },
    )
    .delete(
      '/delete',
      ({ uid, body }) => {
        removePlaceNote(context.db, uid, body.id);
        return ok;
      },
      { user: true, body: t.Object({ id: Id }) },
    );
};
