import { clubCalls } from '#src/features/club/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { logAdmin } from '#src/platform/log/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { Day, Id, IdParam, Line, OneLine, paging, Words } from '#src/platform/http/params.ts';
import { findRevision } from '#src/db/revisions.ts';
import {
  refuseConflicts,
  requireFields,
  Revised,
  unlessRevised,
} from '#src/platform/http/edits.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter, ok, single } from '#src/platform/http/router.ts';
import { listHidden } from './stock.service.ts';
import { inTransaction, type Db } from '#src/db/database.ts';
import {
  deleteExpo,
  findExpo,
  insertExpo,
  listExpos,
  updateExpo,
  type ExpoFields,
} from './expos.queries.ts';

const Fields = {
  e_date: Day,
  e_name: OneLine(limits.e_name),
  e_table: t.Optional(Line(limits.e_table)),
  e_offer: t.Optional(Words(limits.e_offer)),
  e_sold: t.Optional(Words(limits.e_sold)),
};
const nothing = { e_table: '', e_offer: '', e_sold: '' };

/** What an expo can't be without. */
const needed = ['e_date', 'e_name'] as const;

export const expoAdminRoutes = (context: Context) =>
  createRouter(context, '/admin/expo_log')
    .get('/', ({ query: { offset = 0, limit = 12 } }) => listExpos(context.db, offset, limit), {
      admin: true,
      query: t.Object(paging),
    })
    .get(
      '/detail/:id',
      ({ params }) => {
        const expo = findExpo(context.db, params.id);
        if (!expo) throw notFound('expo');
        return single({ ...expo, hidden: listHidden(context, expo) });
      },
      { admin: true, params: IdParam },
    )
    .post(
      '/add',
      (call) => {
        const id = insertExpo(context.db, { ...nothing, ...call.body });
        logAdmin(context.db, call, `Expo ${id} added`);
        return { ...ok, id };
      },
      { admin: true, body: t.Object(Fields) },
    )
    .put(
      '/update',
      (call) => {
        requireFields(call.body, needed);
        changeExpo(context.db, call.body);
        logAdmin(context.db, call, `Expo ${call.body.expid} changed`);
        return { ...ok, id: call.body.expid };
      },
      {
        admin: true,
        body: unlessRevised(
          sentBack(
            t.Object({ ...t.Partial(t.Object(Fields)).properties, expid: Id, ...Revised }),
            clubCalls,
            ['/admin/expo_log/', '/admin/expo_log/detail/{id}'],
          ),
          needed,
        ),
      },
    )
    .delete(
      '/delete',
      (call) => {
        if (!deleteExpo(context.db, call.body.expid)) throw notFound('expo', 'expid');
        logAdmin(context.db, call, `Expo ${call.body.expid} deleted`);
        return ok;
      },
      { admin: true, body: t.Object({ expid: Id }) },
    );

/** Changes the fields that are given. @throws Problem 404, 409 when one was changed elsewhere since `if_rev` */
function changeExpo(
  db: Db,
  {
    expid,
    if_rev,
    ...fields
  }: Partial<ExpoFields> & { expid: number; if_rev?: number | undefined },
): void {
  inTransaction(db, (tx) => {
    const expo = findExpo(tx, expid);
    if (!expo) throw notFound('expo', 'expid');
    refuseConflicts(findRevision(tx, 'expos', expid), if_rev, fields, expo);
    if (Object.keys(fields).length > 0) updateExpo(tx, expid, fields);
  });
}
