import { animalCalls } from '#src/features/animals/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { t } from 'elysia';
import { addDays } from '#src/domain/days.ts';
import { genders } from '#src/domain/enums.ts';
import type { Context } from '#src/platform/context.ts';
import { requireReadable } from '#src/platform/security/ownership.ts';
import { Revised } from '#src/platform/http/edits.ts';
import {
  choice,
  Day,
  Id,
  IdText,
  Maybe,
  paging,
  Size,
  wholeText,
} from '#src/platform/http/params.ts';
import { bodyOf } from '#src/platform/http/record-shapes.ts';
import { moltFields } from '#src/records/history.ts';
import { counted, createRouter, ok } from '#src/platform/http/router.ts';
import { Noted } from '#src/features/animals/feedings/noted-each.ts';
import { listMoltedSince, listMolts } from './molts.queries.ts';
import { addMolt, changeMolt, noteSex, removeMolt } from './molts.service.ts';

const { date_mt: _day, size: _size, gender: _gender, ...Details } = bodyOf(moltFields);

export const moltRoutes = (context: Context) =>
  createRouter(context, '/pet')
    .get(
      '/dashboard/molted/:n',
      ({ uid, today, params }) =>
        counted(listMoltedSince(context.db, uid, addDays(today, -params.n))),
      { user: true, params: t.Object({ n: wholeText({ minimum: 1, maximum: 3660 }) }) },
    )
    .get(
      '/molt/list',
      ({ user, query: { id, offset = 0, limit = 12 } }) => {
        requireReadable(context.db, user, 'pet', id);
        return listMolts(context.db, id, offset, limit);
      },
      { user: true, query: t.Object({ id: IdText, ...paging }) },
    )
    .post(
      '/molt/add',
      ({ uid, latest, body: { id, ...molt } }) => ({
        ...ok,
        ...addMolt(context, uid, id, molt, latest),
      }),
      {
        user: true,
        body: t.Object({
          id: Id,
          date_mt: Day,
          size: Maybe(Size),
          gender: t.Optional(choice(genders)),
          ...Details,
          ...Noted,
        }),
      },
    )
    .put(
      '/molt/update',
      ({ uid, latest, body: { id, ...changes } }) => ({
        ...ok,
        rev: changeMolt(context, uid, id, changes, latest),
      }),
      {
        user: true,
        body: sentBack(
          t.Object({
            id: Id,
            ...Revised,
            date_mt: t.Optional(Day),
            size: Maybe(Size),
            gender: Maybe(choice(genders)),
            ...Details,
          }),
          animalCalls,
          ['/pet/molt/list'],
        ),
      },
    )
    .put('/molt/update_gender', ({ uid, body }) => ({ ...ok, ...noteSex(context, uid, body) }), {
      user: true,
      body: t.Object({ id: Id, gender: choice(genders), ...Noted }),
    })
    .delete('/molt/delete', ({ uid, body }) => ({ ...ok, ...removeMolt(context, uid, body) }), {
      user: true,
      body: t.Object({ id: Id, ...Noted }),
    });
