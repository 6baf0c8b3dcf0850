import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { Id } from '#src/platform/http/params.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import {
  deleteSession,
  deleteSessions,
  listSessions,
} from '#src/platform/security/sessions.queries.ts';
import { idleLimit } from '#src/platform/security/sessions.ts';

/** Where a keeper is logged in, and the ends of it. */
export const sessionRoutes = (context: Context) =>
  createRouter(context, '/user')
    .post(
      '/logout',
      ({ uid, sid }) => {
        deleteSession(context.db, uid, sid);
        return ok;
      },
      { user: true },
    )
    .get(
      '/sessions',
      ({ uid, sid }) => {
        const own = listSessions(context.db, uid, idleLimit(context.now()));
        const rows = own.map((row) => ({ ...row, current: row.id === sid ? 1 : 0 }));
        return { rows, count: rows.length };
      },
      { user: true },
    )
    .delete(
      '/sessions/end',
      ({ uid, sid, body: { id } }) => {
        if (id === undefined) return { ...ok, ended: deleteSessions(context.db, uid, sid) };
        if (!deleteSession(context.db, uid, id)) throw notFound('session', 'id');
        return { ...ok, ended: 1 };
      },
      { user: true, body: t.Object({ id: t.Optional(Id) }) },
    );
