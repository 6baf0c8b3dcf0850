import { t } from 'elysia';
import { countPets } from '#src/features/animals/pets/pet-counts.queries.ts';
import { inTransaction, type Db } from '#src/db/database.ts';
import { logAdmin } from '#src/platform/log/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { permitted } from '#src/features/accounts/accounts/accounts.service.ts';
import { eraseAccount } from '#src/features/accounts/accounts/erase-account.service.ts';
import { deleteTickets } from '#src/features/accounts/second-factors/tickets.queries.ts';
import { Flag, Id, IdParam, paging, searching } from '#src/platform/http/params.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { responded } from '#src/platform/http/idempotency.ts';
import { createRouter, ok, single } from '#src/platform/http/router.ts';
import { deleteSessions } from '#src/platform/security/sessions.queries.ts';
import {
  countBelongings,
  countRoom,
  findUserForAdmin,
  listUsers,
  updatePermission,
} from './users.queries.ts';

/** The users as the administrator sees them. */
export const userAdminRoutes = (context: Context) =>
  createRouter(context, '/admin')
    .get(
      '/user_list',
      ({ query: { offset = 0, limit = 12, search } }) => {
        const { rows, count } = listUsers(context.db, offset, limit, search);
        return { rows: rows.map((user) => permitted(context, user)), count };
      },
      {
        admin: true,
        query: t.Object({ ...paging, ...searching }),
      },
    )
    .get(
      '/user_details/:id',
      ({ params }) => single(permitted(context, requireUser(context.db, params.id))),
      { admin: true, params: IdParam },
    )
    .get(
      '/user_pet_count/:id',
      ({ params }) => {
        requireUser(context.db, params.id);
        return countPets(context.db, params.id);
      },
      { admin: true, params: IdParam },
    )
    .get(
      '/user_belongings/:id',
      ({ params }) => {
        const belongings = countBelongings(context.db, params.id);
        if (!belongings) throw notFound('user');
        return belongings;
      },
      { admin: true, params: IdParam },
    )
    .get(
      '/user_room/:id',
      ({ params }) => {
        requireUser(context.db, params.id);
        return countRoom(context.db, params.id);
      },
      { admin: true, params: IdParam },
    )
    .put(
      '/user_update_sp_edit',
      (call) => {
        const { uid, can_edit_sp } = call.body;
        if (!updatePermission(context.db, uid, { can_edit_sp })) throw notFound('user', 'uid');
        logAdmin(context.db, call, `Set edit species to ${can_edit_sp} for ${uid}`);
        return ok;
      },
      { admin: true, body: t.Object({ uid: Id, can_edit_sp: Flag }) },
    )
    .put(
      '/user_suspend',
      (call) => {
        const { uid, suspended } = call.body;
        refuseOwnAccount(context, uid);
        if (!suspendUser(context.db, uid, suspended)) throw notFound('user', 'uid');
        logAdmin(context.db, call, `${suspended ? 'Suspended' : 'Let in again'} user ${uid}`);
        return ok;
      },
      { admin: true, body: t.Object({ uid: Id, suspended: Flag }) },
    )
    .delete(
      '/user_delete',
      async (call) => {
        const { uid } = call.body;
        refuseOwnAccount(context, uid);
        await eraseAccount(context, uid, (tx) => {
          logAdmin(tx, call, `Deleted user ${uid}`);
          responded(tx, call.request, ok);
        });
        return ok;
      },
      { admin: true, long: true, body: t.Object({ uid: Id }) },
    );

function requireUser(db: Db, uid: number) {
  const user = findUserForAdmin(db, uid);
  if (!user) throw notFound('user');
  return user;
}

/** A suspended user can't log in or complete a log-in, and its sessions have ended for good. False when there is none. */
const suspendUser = (db: Db, uid: number, suspended: 0 | 1) =>
  inTransaction(db, (tx) => {
    deleteSessions(tx, uid);
    deleteTickets(tx, uid);
    return updatePermission(tx, uid, { suspended });
  });

function refuseOwnAccount(context: Context, uid: number): void {
  if (uid === context.config.adminUid) throw new Problem('own_account');
}
