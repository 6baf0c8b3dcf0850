import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { logAdmin } from '#src/platform/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { Day, Id, IdParam, Line, OneLine, paging, Words } from '#src/platform/params.ts';
import { notFound } from '#src/platform/problem.ts';
import { done, slice } from '#src/platform/slice.ts';
import { deleteExpo, findExpo, insertExpo, listExpos, updateExpo } from './expos.queries.ts';

const Fields = {
  e_date: Day,
  e_name: OneLine(limits.e_name),
  e_table: t.Optional(Line(limits.e_table)),
  e_offer: t.Optional(Words(limits.e_offer)),
  e_sold: t.Optional(Words(limits.e_sold)),
};
const nothing = { e_table: '', e_offer: '', e_sold: '' };

export const expoAdminRoutes = (context: Context) =>
  slice(context, '/admin/expo_log')
    .get('/', ({ query: { offset = 0, limit = 12 } }) => listExpos(context.db, offset, limit), {
      admin: true,
      query: t.Object(paging),
    })
    .get(
      '/detail/:id',
      ({ params }) => {
        const expo = findExpo(context.db, params.id);
        if (!expo) throw notFound('Expo');
        return expo;
      },
      { admin: true, params: IdParam },
    )
    .post(
      '/add',
      (call) => {
        const id = insertExpo(context.db, { ...nothing, ...call.body });
        logAdmin(context.db, call, `Expo ${id} added`);
        return { ...done, id };
      },
      { admin: true, body: t.Object(Fields) },
    )
    .put(
      '/update',
      (call) => {
        const { expid, ...fields } = call.body;
        if (!updateExpo(context.db, expid, { ...nothing, ...fields })) throw notFound('Expo');
        logAdmin(context.db, call, `Expo ${expid} changed`);
        return { ...done, id: expid };
      },
      { admin: true, body: t.Object({ expid: Id, ...Fields }) },
    )
    .delete(
      '/delete',
      (call) => {
        if (!deleteExpo(context.db, call.body.expid)) throw notFound('Expo');
        logAdmin(context.db, call, `Expo ${call.body.expid} deleted`);
        return done;
      },
      { admin: true, body: t.Object({ expid: Id }) },
    );
