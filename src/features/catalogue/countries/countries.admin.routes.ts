import { catalogueCalls } from '#src/features/catalogue/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { OneLine, paging, searching } from '#src/platform/http/params.ts';
import { requireFields, Revised, unlessRevised } from '#src/platform/http/edits.ts';
import { createRouter, ok, single } from '#src/platform/http/router.ts';
import { listCountries } from './countries.queries.ts';
import { addCountry, removeCountry, renameCountry, requireCountry } from './countries.service.ts';

const Code = t.String({ pattern: '^[A-Za-z]{2}$', problem: issue('not_two_letters') });
const Country = t.Object({ code: Code, name: OneLine(limits.country_name) });

const UpdateCountry = unlessRevised(
  sentBack(t.Object({ ...t.Partial(Country).properties, code: Code, ...Revised }), catalogueCalls, [
    '/admin/countries/detail/{code}',
  ]),
  ['name'],
);

export const countryAdminRoutes = (context: Context) =>
  createRouter(context, '/admin/countries')
    .get('/list', ({ query }) => listCountries(context.db, { offset: 0, limit: 12, ...query }), {
      admin: true,
      query: t.Object({ ...paging, ...searching }),
    })
    .get('/detail/:code', ({ params }) => single(requireCountry(context.db, params.code)), {
      admin: true,
      params: t.Object({ code: t.String() }),
    })
    .post(
      '/add',
      (call) => {
        addCountry(context.db, call.body, call);
        return { ...ok, id: call.body.code.toUpperCase() };
      },
      { admin: true, body: Country },
    )
    .put(
      '/update',
      (call) => {
        requireFields(call.body, ['name']);
        renameCountry(context.db, call.body, call);
        return ok;
      },
      { admin: true, body: UpdateCountry },
    )
    .delete(
      '/delete',
      (call) => {
        removeCountry(context.db, call.body.code, call);
        return ok;
      },
      { admin: true, body: t.Object({ code: Code }) },
    );
