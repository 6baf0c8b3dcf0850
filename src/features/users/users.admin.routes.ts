import { t } from 'elysia';
import { countPets } from '#src/db/pet-counts.queries.ts';
import { logAdmin } from '#src/platform/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { eraseAccount } from '#src/platform/erase-account.ts';
import { Flag, Id, IdParam, paging } from '#src/platform/params.ts';
import { conflict, notFound } from '#src/platform/problem.ts';
import { done, slice } from '#src/platform/slice.ts';
import {
  countBelongings,
  findUserForAdmin,
  listUsers,
  updateSpeciesEditing,
  updateSuspension,
} from './users.queries.ts';

/** The users as the administrator sees them. */
export const userAdminRoutes = (context: Context) =>
  slice(context, '/admin')
    .get(
      '/user_list',
      ({ query: { offset = 0, limit = 12 } }) => listUsers(context.db, offset, limit),
      {
        admin: true,
        query: t.Object(paging),
      },
    )
    .get(
      '/user_details/:id',
      ({ params }) => {
        const user = findUserForAdmin(context.db, params.id);
        if (!user) throw notFound('User');
        return { ...user, is_admin: user.uid === context.config.adminUid ? 1 : 0 };
      },
      { admin: true, params: IdParam },
    )
    .get('/user_pet_count/:id', ({ params }) => countPets(context.db, params.id), {
      admin: true,
      params: IdParam,
    })
    .get(
      '/user_belongings/:id',
      ({ params }) => {
        const belongings = countBelongings(context.db, params.id);
        if (!belongings) throw notFound('User');
        return belongings;
      },
      { admin: true, params: IdParam },
    )
    .put(
      '/user_update_sp_edit',
      (call) => {
        const { uid, can_edit_sp } = call.body;
        if (!updateSpeciesEditing(context.db, uid, can_edit_sp)) throw notFound('User');
        logAdmin(context.db, call, `Set edit species to ${can_edit_sp} for ${uid}`);
        return done;
      },
      { admin: true, body: t.Object({ uid: Id, can_edit_sp: Flag }) },
    )
    .put(
      '/user_suspend',
      (call) => {
        const { uid, suspended } = call.body;
        refuseOwnAccount(context, uid);
        if (!updateSuspension(context.db, uid, suspended)) throw notFound('User');
        logAdmin(context.db, call, `${suspended ? 'Suspended' : 'Let in again'} user ${uid}`);
        return done;
      },
      { admin: true, body: t.Object({ uid: Id, suspended: Flag }) },
    )
    .delete(
      '/user_delete',
      async (call) => {
        const { uid } = call.body;
        refuseOwnAccount(context, uid);
        await eraseAccount(context, uid, (tx) => logAdmin(tx, call, `Deleted user ${uid}`));
        return done;
      },
      { admin: true, body: t.Object({ uid: Id }) },
    );

function refuseOwnAccount(context: Context, uid: number): void {
  if (uid === context.config.adminUid) throw conflict('This is the administrator’s own account.');
}
