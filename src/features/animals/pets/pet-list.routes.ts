import { t } from 'elysia';
import { countArchivedPets, countPets } from './pet-counts.queries.ts';
import { limits } from '#src/domain/limits.ts';
import { readSort } from '#src/domain/animal/animal-sort.ts';
import { isFiltered, readFilters, type FilterKey } from '#src/domain/animal/filters.ts';
import { adminPetSorts } from '#src/domain/enums.ts';
import type { Context } from '#src/platform/context.ts';
import { filtering, sortingBySeveral } from '#src/platform/http/filter-params.ts';
import { choice, FlagText, paging, searching, sorting } from '#src/platform/http/params.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { listFiltered, listFilteredIds, listTable } from './pet-table.service.ts';
import { countByType, listPetIds, listPets, type PetListQuery } from './pets.queries.ts';

const ListQuery = t.Object({
  ...paging,
  ...sorting,
  ...searching,
  ...sortingBySeveral,
  ...filtering,
  sort_by: t.Optional(choice(adminPetSorts)),
  archived: t.Optional(FlagText),
});
const TableQuery = t.Omit(ListQuery, ['offset', 'limit']);
const IdsQuery = t.Omit(TableQuery, ['sort', 'sort_by', 'asc']);

/** All pets of a keeper: by page, their ids, and how many. */
export const petListRoutes = (context: Context) =>
  createRouter(context, '/pet')
    .get(
      '/list',
      ({ uid, query, today }) => {
        const asked = askedOf(query);
        return asked.plain
          ? listPets(context.db, uid, asked.plain)
          : listFiltered(context.db, uid, asked, today);
      },
      { user: true, query: ListQuery },
    )
    .get(
      '/ids',
      ({ uid, query, today }) => {
        const asked = askedOf(query);
        // one more than a call accepts, so that a client that selects all notices that these are not all
        const most = limits.idsPerCall + 1;
        const ids = asked.plain
          ? listPetIds(context.db, uid, asked.plain, most)
          : listFilteredIds(context.db, uid, asked, most, today);
        return { ids };
      },
      { user: true, query: IdsQuery },
    )
    .get('/table', ({ uid, query, today }) => listTable(context.db, uid, askedOf(query), today), {
      user: true,
      query: TableQuery,
    })
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

type Query = Partial<Omit<PetListQuery, 'an_type'>> &
  Partial<Record<FilterKey, string>> & { sort?: string };

/** What a list asks for. `plain`: the query for SQL alone, where no filter but one type is asked for. */
function askedOf(query: Query) {
  const { an_type: _types, sort, ...rest } = query;
  const filters = readFilters((key) => query[key]) ?? {};
  const { an_type = [], ...others } = filters;
  const asked = { ...listDefaults, ...rest };
  const sortings = (sort && readSort(sort)) || [{ by: asked.sort_by, asc: asked.asc === 'ASC' }];
  const isPlain = !sort && !isFiltered(others) && an_type.length < 2;
  return { ...asked, filters, sortings, plain: isPlain && { ...asked, an_type: an_type[0] } };
}

const listDefaults = {
  offset: 0,
  limit: 12,
  sort_by: 'sc_name',
  asc: 'ASC',
  archived: 0,
  search: '',
} satisfies PetListQuery;
