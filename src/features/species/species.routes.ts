import { t } from 'elysia';
import { inTransaction } from '#src/db/database.ts';
import { addDays } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { fewest, typicalDays } from '#src/domain/typical-days.ts';
import { animalTypes, envTypes, speciesSorts } from '#src/domain/vocabulary.ts';
import type { Context } from '#src/platform/context.ts';
import {
  choice,
  Flag,
  FlagText,
  Id,
  IdParam,
  paging,
  searching,
  sorting,
  wholeText,
} from '#src/platform/params.ts';
import { done, slice } from '#src/platform/slice.ts';
import { listSpecies } from './list.queries.ts';
import { AddSpecies, ImportRow, UpdateSpecies, WishForSpecies } from './species.params.ts';
import { countKept, listFeedingDays, listMoltDays } from './species-club.queries.ts';
import { importSpecies } from './species-import.service.ts';
import { requestSpecies } from './species-request.service.ts';
import { addSpecies, changeSpecies, removeSpecies, requireSpecies } from './species.service.ts';
import {
  countSpecies,
  listGenera,
  listOwnPetsOf,
  listSelectable,
  listSynonyms,
} from './species.queries.ts';

/** The shared list: read by everybody, changed by who may edit species, each change with its log entry. */
export const speciesRoutes = (context: Context) =>
  slice(context, '/species')
    .get(
      '/list',
      ({ query, keeper }) =>
        listSpecies(context.db, keeper?.uid ?? null, {
          offset: 0,
          limit: 12,
          sort_by: 'sc_name',
          asc: 'ASC',
          ...query,
          kept: query.kept === 1,
        }),
      { query: ListQuery },
    )
    .get('/count', () => ({ count: countSpecies(context.db) }))
    .get(
      '/genus/:x',
      ({ params }) => ({ rows: listGenera(context.db, params.x === '*' ? '' : params.x) }),
      {
        params: t.Object({ x: t.String({ maxLength: limits.sc_name }) }),
      },
    )
    .get(
      '/selectable',
      ({ query, uid }) => ({
        rows: listSelectable(context.db, uid, query.search ?? '', query.limit ?? limits.page.max),
      }),
      { user: true, query: t.Object({ ...searching, limit: paging.limit }) },
    )
    .get(
      '/detail/:id',
      ({ params, keeper }) => ({
        ...requireSpecies(context.db, params.id),
        synonyms: listSynonyms(context.db, params.id),
        pets: keeper ? listOwnPetsOf(context.db, keeper.uid, params.id) : [],
      }),
      { params: IdParam },
    )
    .get('/club/:id', ({ params, today }) => clubNumbers(context, params.id, today), {
      user: true,
      params: IdParam,
    })
    .post(
      '/add',
      ({ body, uid }) => {
        const id = inTransaction(context.db, (tx) => addSpecies(tx, body, editOf(context, uid)));
        return { ...done, id };
      },
      { speciesEditor: true, body: AddSpecies },
    )
    .post(
      '/add_all',
      ({ body: { values_add, ...options }, uid }) => ({
        ...done,
        ...importSpecies(context.db, values_add, options, editOf(context, uid)),
      }),
      {
        speciesEditor: true,
        body: t.Object({
          values_add: t.Array(ImportRow, { minItems: 1, maxItems: limits.importRows }),
          dry_run: t.Optional(Flag),
          skip_known: t.Optional(Flag),
        }),
      },
    )
    .put(
      '/update',
      ({ body: { sc_id, ...input }, uid }) => {
        changeSpecies(context.db, sc_id, input, editOf(context, uid));
        return done;
      },
      { speciesEditor: true, body: UpdateSpecies },
    )
    .delete(
      '/delete',
      ({ body, uid }) => {
        removeSpecies(context.db, body.sc_id, editOf(context, uid));
        return done;
      },
      { speciesEditor: true, body: t.Object({ sc_id: Id }) },
    )
    .post(
      '/request',
      ({ body, user, language }) => ({
        ...done,
        id: requestSpecies(context, user, body, language),
      }),
      { user: true, body: WishForSpecies },
    );

const ListQuery = t.Object({
  ...paging,
  ...sorting,
  ...searching,
  sort_by: t.Optional(choice(speciesSorts)),
  genus: t.Optional(t.String({ maxLength: limits.sc_name })),
  an_type: t.Optional(choice(animalTypes)),
  env_type: t.Optional(choice(envTypes)),
  humidity: t.Optional(wholeText({ minimum: 1, maximum: 3 })),
  country_code: t.Optional(t.String({ maxLength: limits.country_code })),
  kept: t.Optional(FlagText),
});

const editOf = (context: Context, uid: number) => ({ uid, time: context.now().toISOString() });

const TWO_YEARS = 730;

/**
 * What the records of all keepers say of a species in numbers, each null where fewer than three animals or two
 * keepers stand behind it.
 */
function clubNumbers(context: Context, sc_id: number, today: string) {
  requireSpecies(context.db, sc_id);
  const { animals, keepers } = countKept(context.db, sc_id);
  const enough = animals >= fewest.animals && keepers >= fewest.keepers;
  return {
    kept: enough ? { animals, keepers } : null,
    molt: typicalDays(listMoltDays(context.db, sc_id)),
    feeding: typicalDays(listFeedingDays(context.db, sc_id, addDays(today, -TWO_YEARS))),
  };
}
