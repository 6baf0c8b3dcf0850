import { t } from 'elysia';
import { measurementKinds } from '#src/domain/animal/measurements.ts';
import { animalCalls } from '#src/features/animals/calls.ts';
import { Noted } from '#src/features/animals/feedings/noted-each.ts';
import type { Context } from '#src/platform/context.ts';
import { Revised } from '#src/platform/http/edits.ts';
import { choice, Id, IdText, paging } from '#src/platform/http/params.ts';
import { bodyOf } from '#src/platform/http/record-shapes.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { requireReadable } from '#src/platform/security/ownership.ts';
import { measurementFields } from '#src/records/measurement.ts';
import { listMeasurements } from './measurements.queries.ts';
import { addMeasurement, changeMeasurement, removeMeasurement } from './measurements.service.ts';

const Measured = bodyOf(measurementFields);

export const measurementRoutes = (context: Context) =>
  createRouter(context, '/pet/measurement')
    .get(
      '/list',
      ({ user, query: { id, kind, offset = 0, limit = 12 } }) => {
        requireReadable(context.db, user, 'pet', id);
        return listMeasurements(context.db, id, kind, { offset, limit });
      },
      {
        user: true,
        query: t.Object({ id: IdText, kind: t.Optional(choice(measurementKinds)), ...paging }),
      },
    )
    .post(
      '/add',
      ({ uid, latest, body: { id, ...measured } }) => ({
        ...ok,
        ...addMeasurement(context, uid, id, measured, latest),
      }),
      { user: true, body: t.Object({ id: Id, ...Measured, ...Noted }) },
    )
    .put(
      '/update',
      ({ uid, latest, body: { id, ...changes } }) => ({
        ...ok,
        rev: changeMeasurement(context, uid, id, changes, latest),
      }),
      {
        user: true,
        body: sentBack(
          t.Object({
            id: Id,
            ...Revised,
            date_ms: t.Optional(Measured.date_ms),
            kind: t.Optional(Measured.kind),
            value: t.Optional(Measured.value),
          }),
          animalCalls,
          ['/pet/measurement/list'],
        ),
      },
    )
    .delete('/delete', ({ uid, body }) => ({ ...ok, ...removeMeasurement(context, uid, body) }), {
      user: true,
      body: t.Object({ id: Id, ...Noted }),
    });
