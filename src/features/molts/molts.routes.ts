import { t } from 'elysia';
import { addDays } from '#src/domain/days.ts';
import { genders } from '#src/domain/vocabulary.ts';
import type { Context } from '#src/platform/context.ts';
import { requireOwnPet } from '#src/platform/ownership.ts';
import { choice, Day, Id, IdText, Maybe, paging, Size, wholeText } from '#src/platform/params.ts';
import { done, slice } from '#src/platform/slice.ts';
import { listMoltedSince, listMolts, updateGender } from './molts.queries.ts';
import { addMolt, changeMolt, forgetMolt } from './molts.service.ts';

export const moltRoutes = (context: Context) =>
  slice(context, '/pet')
    .get(
      '/dashboard/molted/:n',
      ({ uid, today, params }) => ({
        rows: listMoltedSince(context.db, uid, addDays(today, -params.n)),
      }),
      { user: true, params: t.Object({ n: wholeText({ minimum: 1, maximum: 3660 }) }) },
    )
    .get(
      '/molt/list',
      ({ uid, query: { id, offset = 0, limit = 12 } }) => {
        requireOwnPet(context.db, uid, id);
        return listMolts(context.db, id, offset, limit);
      },
      { user: true, query: t.Object({ id: IdText, ...paging }) },
    )
    .post(
      '/molt/add',
      ({ uid, body: { id, date_mt, size } }) => ({
        ...done,
        ...addMolt(context, uid, id, date_mt, size ?? null),
      }),
      { user: true, body: t.Object({ id: Id, date_mt: Day, size: Maybe(Size) }) },
    )
    .put(
      '/molt/update',
      ({ uid, body: { id, ...changes } }) => {
        changeMolt(context, uid, id, changes);
        return done;
      },
      { user: true, body: t.Object({ id: Id, date_mt: t.Optional(Day), size: Maybe(Size) }) },
    )
    .put(
      '/molt/update_gender',
      ({ uid, body }) => {
        requireOwnPet(context.db, uid, body.id);
        updateGender(context.db, body.id, body.gender);
        return done;
      },
      { user: true, body: t.Object({ id: Id, gender: choice(genders) }) },
    )
    .delete(
      '/molt/delete',
      ({ uid, body }) => {
        forgetMolt(context, uid, body.id);
        return done;
      },
      { user: true, body: t.Object({ id: Id }) },
    );
