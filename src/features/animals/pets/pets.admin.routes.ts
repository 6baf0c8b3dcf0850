import { t } from 'elysia';
import { adminPetSorts } from '#src/domain/enums.ts';
import type { Context } from '#src/platform/context.ts';
import { choice, IdText, paging, searching, sorting } from '#src/platform/http/params.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { listAllPets } from './pets.admin.queries.ts';

const defaults = { offset: 0, limit: 12, sort_by: 'id', asc: 'DESC', search: '' } as const;

/** All users' pets, or one user's. */
export const petAdminRoutes = (context: Context) =>
  createRouter(context, '/admin').get(
    '/all_pets',
    ({ query }) => listAllPets(context.db, { ...defaults, ...query }),
    {
      admin: true,
      query: t.Object({
        ...paging,
        ...sorting,
        ...searching,
        sort_by: t.Optional(choice(adminPetSorts)),
        uid: t.Optional(IdText),
      }),
    },
  );
