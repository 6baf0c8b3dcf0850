import { t } from 'elysia';
import { inTransaction } from '#src/db/database.ts';
import { currentSpecies } from '#src/db/species-names.ts';
import { limits } from '#src/domain/limits.ts';
import { animalTypes, envTypes, speciesSorts } from '#src/domain/enums.ts';
import type { Context } from '#src/platform/context.ts';
import {
  choice,
  Flag,
  FlagText,
  Id,
  IdParam,
  IdText,
  paging,
  searching,
  sorting,
  wholeText,
} from '#src/platform/http/params.ts';
import { counted, createRouter, ok, single } from '#src/platform/http/router.ts';
import {
  mergeInto,
  whatMerges,
} from '#src/features/catalogue/species-merge/species-merge.service.ts';
import { numbersOfSpecies } from '#src/features/catalogue/species-numbers/species-numbers.service.ts';
import { allNames } from './all-names.ts';
import { listSpecies } from './species-list.queries.ts';
import { catalogueFacts, searchCatalogue, takeSpecies } from './catalogue.service.ts';
import {
  AddSpecies,
  CatalogueQuery,
  ImportRow,
  RequestSpecies,
  TakeSpecies,
  UpdateSpecies,
} from './species.params.ts';
import { importSpecies } from './species-import.service.ts';
import { requestSpecies } from './species-request.service.ts';
import { addSpecies, changeSpecies, removeSpecies, requireSpecies } from './species.service.ts';
import {
  countSpecies,
  listGenera,
  listOwnNames,
  listOwnPetsOf,
  listSelectable,
  listSynonyms,
} from './species.queries.ts';

/** The shared list: readable by everybody, changed by users who may edit species, each change with its log entry. */
export const speciesRoutes = (context: Context) =>
  createRouter(context, '/species')
    .get(
      '/list',
      ({ query, maybeUser, language }) =>
        listSpecies(context.db, maybeUser?.uid ?? null, {
          offset: 0,
          limit: 12,
          sort_by: 'sc_name',
          asc: 'ASC',
          ...query,
          kept: query.kept === 1,
          language,
        }),
      { query: ListQuery },
    )
    .get('/count', () => ({ count: countSpecies(context.db) }))
    .get(
      '/genus/:x',
      ({ params }) => counted(listGenera(context.db, params.x === '*' ? '' : params.x)),
      {
        params: t.Object({ x: t.String({ maxLength: limits.sc_name }) }),
      },
    )
    .get(
      '/selectable',
      ({ query: { search = '', limit }, uid }) => listSelectable(context.db, uid, search, limit),
      { user: true, query: t.Object({ ...searching, limit: paging.limit }) },
    )
    .get('/own_names', ({ uid }) => counted(listOwnNames(context.db, uid)), { user: true })
    .get(
      '/catalogue',
      ({ query: { search, limit = 12 } }) => searchCatalogue(context.db, search, limit),
      { user: true, query: CatalogueQuery },
    )
    .get('/names', () => allNames(context.db), { user: true })
    .post(
      '/take',
      ({ body: { sc_name }, uid }) => ({
        ...ok,
        id: inTransaction(context.db, (tx) => takeSpecies(tx, sc_name, editOf(context, uid))),
      }),
      { user: true, body: TakeSpecies },
    )
    .get(
      '/detail/:id',
      ({ params, maybeUser }) => {
        const id = currentSpecies(context.db, params.id);
        const found = requireSpecies(context.db, id);
        const synonyms = listSynonyms(context.db, id);
        return single({
          ...found,
          synonyms,
          catalogue: catalogueFacts([found.sc_name, ...synonyms]),
          pets: maybeUser ? listOwnPetsOf(context.db, maybeUser.uid, id) : [],
        });
      },
      { params: IdParam },
    )
    .get(
      '/club/:id',
      ({ params, uid, today }) => {
        const id = currentSpecies(context.db, params.id);
        requireSpecies(context.db, id);
        return numbersOfSpecies(context.db, uid, id, today);
      },
      { user: true, params: IdParam },
    )
    .post(
      '/add',
      ({ body, uid }) => {
        const id = inTransaction(context.db, (tx) => addSpecies(tx, body, editOf(context, uid)));
        return { ...ok, id };
      },
      { speciesEditor: true, body: AddSpecies },
    )
    .post(
      '/add_all',
      ({ body: { values_add, ...options }, uid }) => ({
        ...ok,
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
      ({ body, uid }) => {
        changeSpecies(context.db, body, editOf(context, uid));
        return ok;
      },
      { speciesEditor: true, body: UpdateSpecies },
    )
    .delete(
      '/delete',
      ({ body, uid }) => {
        removeSpecies(context.db, body.sc_id, editOf(context, uid));
        return ok;
      },
      { speciesEditor: true, body: t.Object({ sc_id: Id }) },
    )
    .get('/merge', ({ query }) => whatMerges(context.db, query), {
      speciesEditor: true,
      query: t.Object({ sc_id: IdText, into: IdText }),
    })
    .post(
      '/merge',
      ({ body, uid }) => ({ ...ok, ...mergeInto(context.db, body, editOf(context, uid)) }),
      { speciesEditor: true, body: t.Object({ sc_id: Id, into: Id }) },
    )
    .post(
      '/request',
      ({ body, user, language }) => ({
        ...ok,
        id: requestSpecies(context, user, body, language),
      }),
      { user: true, body: RequestSpecies },
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
