import { sentBack } from '#src/platform/http/lenient.ts';
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
        return single(expo);
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
          sentBack(t.Object({ ...t.Partial(t.Object(Fields)).properties, expid: Id, ...Revised }), [
            'ue_tableid',
            'rev',
          ]),
          needed,
        ),
      },
    )
    .delete(
      '/delete',
      (call) => {
        if (!deleteExpo(context.db, call.body.expid)) throw notFound('expo');
        logAdmin(context.db, call, `Expo ${call.body.expid} deleted`);
        return ok;
      },
      { admin: true, body: t.Object({ expid: Id }) },
    );

/** Without `if_rev` what is left out is emptied. */
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
    if (!expo) throw notFound('expo');
    refuseConflicts(findRevision(tx, 'expos', expid), if_rev, fields, expo);
    const changes = { ...(if_rev === undefined && nothing), ...fields };
    if (Object.keys(changes).length > 0) updateExpo(tx, expid, changes);
  });
}
