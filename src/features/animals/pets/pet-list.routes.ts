import { t } from 'elysia';
import { countArchivedPets, countPets } from './pet-counts.queries.ts';
import { limits } from '#src/domain/limits.ts';
import { adminPetSorts, animalTypes } from '#src/domain/enums.ts';
import type { Context } from '#src/platform/context.ts';
import { choice, FlagText, paging, searching, sorting } from '#src/platform/http/params.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { countByType, listPetIds, listPets } from './pets.queries.ts';

const ListQuery = t.Object({
  ...paging,
  ...sorting,
  ...searching,
  sort_by: t.Optional(choice(adminPetSorts)),
  archived: t.Optional(FlagText),
  an_type: t.Optional(choice(animalTypes)),
});
const IdsQuery = t.Omit(ListQuery, ['offset', 'limit', 'sort_by', 'asc']);

/** All pets of a keeper: by page, their ids, and how many. */
export const petListRoutes = (context: Context) =>
  createRouter(context, '/pet')
    .get('/list', ({ uid, query }) => listPets(context.db, uid, { ...listDefaults, ...query }), {
      user: true,
      query: ListQuery,
    })
    .get(
      '/ids',
      ({ uid, query }) => ({
        // one more than a call accepts, so that a client that selects all notices that these are not all
        ids: listPetIds(context.db, uid, { ...listDefaults, ...query }, limits.idsPerCall + 1),
      }),
      { user: true, query: IdsQuery },
    )
    .get(
      '/overview',
      ({ uid, query }) => ({
        ...countPets(context.db, uid),
        types: countByType(context.db, uid, query.archived ?? 0),
      }),
      { user: true, query: t.Object({ archived: t.Optional(FlagText) }) },
    )
    .get('/count', ({ uid }) => countPets(context.db, uid), { user: true })
    .get('/archived_count', ({ uid }) => ({ count: countArchivedPets(context.db, uid) }), {
      user: true,
    });

const listDefaults = {
  offset: 0,
  limit: 12,
  sort_by: 'sc_name',
  asc: 'ASC',
  archived: 0,
  search: '',
} as const;
