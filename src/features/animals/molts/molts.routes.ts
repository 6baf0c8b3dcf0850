import { sentBack } from '#src/platform/http/lenient.ts';
import { t } from 'elysia';
import { addDays } from '#src/domain/days.ts';
import { genders } from '#src/domain/enums.ts';
import type { Context } from '#src/platform/context.ts';
import { requireOwnPet, requireReadable } from '#src/platform/security/ownership.ts';
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
import { counted, createRouter, ok } from '#src/platform/http/router.ts';
import { listMoltedSince, listMolts, updateGender } from './molts.queries.ts';
import { addMolt, changeMolt, removeMolt } from './molts.service.ts';

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
        }),
      },
    )
    .put(
      '/molt/update',
      ({ uid, latest, body: { id, ...changes } }) => {
        changeMolt(context, uid, id, changes, latest);
        return ok;
      },
      {
        user: true,
        body: sentBack(
          t.Object({
            id: Id,
            date_mt: t.Optional(Day),
            size: Maybe(Size),
            gender: t.Optional(choice(genders)),
          }),
          ['pet_id'],
        ),
      },
    )
    .put(
      '/molt/update_gender',
      ({ uid, body }) => {
        requireOwnPet(context.db, uid, body.id);
        updateGender(context.db, body.id, body.gender);
        return ok;
      },
      { user: true, body: t.Object({ id: Id, gender: choice(genders) }) },
    )
    .delete(
      '/molt/delete',
      ({ uid, body }) => {
        removeMolt(context, uid, body.id);
        return ok;
      },
      { user: true, body: t.Object({ id: Id }) },
    );
