import { tradeCalls } from '#src/features/trade/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { t } from 'elysia';
import { sumsByPeriod } from '#src/domain/trade/period-sums.ts';
import type { Context } from '#src/platform/context.ts';
import { requireReadable } from '#src/platform/security/ownership.ts';
import {
  Day,
  Flag,
  Id,
  IdParam,
  ofAllYears,
  ofYear,
  paging,
  searching,
} from '#src/platform/http/params.ts';
import { displayCurrency } from '#src/features/trade/currency.queries.ts';
import { bodyOf } from '#src/platform/http/record-shapes.ts';
import { Revised } from '#src/platform/http/edits.ts';
import { counted, createRouter, ok, single } from '#src/platform/http/router.ts';
import { saleFormFields } from '#src/records/sale.ts';
import { countSales, listSales, listSalesOfPet, listSellable, sumSales } from './sales.queries.ts';
import {
  addSale,
  changeSale,
  eraseBuyer,
  exportSales,
  removeSale,
  suggestedSale,
  saleDetail,
} from './sales.service.ts';

const Fields = { ...bodyOf(saleFormFields), s_date: t.Optional(Day) };

const UpdateSale = sentBack(t.Object({ slid: Id, ...Revised, ...Fields }), tradeCalls, [
  ...['/sales/detail/{id}', '/sales/list', 'id'],
]);

export const saleRoutes = (context: Context) =>
  createRouter(context, '/sales')
    .get(
      '/list',
      ({ uid, query: { offset = 0, limit = 12, ...filter } }) => ({
        rows: listSales(context.db, uid, filter, { offset, limit }),
        count: countSales(context.db, uid, filter),
      }),
      { user: true, query: t.Object({ ...paging, ...searching, ...ofYear }) },
    )
    .get('/detail/:id', ({ user, params }) => single(saleDetail(context.db, user, params.id)), {
      user: true,
      params: IdParam,
    })
    .get(
      '/pet_data/:id',
      ({ user, params }) => {
        requireReadable(context.db, user, 'pet', params.id);
        return counted(listSalesOfPet(context.db, params.id));
      },
      { user: true, params: IdParam },
    )
    .get(
      '/pets',
      ({ uid, query: { offset = 0, limit = 12, search } }) =>
        listSellable(context.db, uid, { search, offset, limit }),
      { user: true, query: t.Object({ ...paging, ...searching }) },
    )
    .get('/likely/:id', ({ user, params }) => suggestedSale(context.db, user, params.id), {
      user: true,
      params: IdParam,
    })
    .get('/sums', ({ uid, query }) => sums(context, uid, query.year), {
      user: true,
      query: t.Object(ofYear),
      detail: { description: ofAllYears },
    })
    .get('/export', ({ uid, query, today }) => exportSales(context, uid, query, today), {
      user: true,
      query: t.Object({ ...searching, ...ofYear }),
    })
    .post(
      '/add',
      ({ uid, body, today, latest }) => ({
        ...ok,
        ...addSale(context, uid, body, { today, latest }),
      }),
      {
        user: true,
        body: t.Object({ pet_id: Id, ...Fields }),
      },
    )
    .post(
      '/update',
      ({ uid, latest, body }) => {
        changeSale(context, uid, body, latest);
        return { ...ok, id: body.slid };
      },
      { user: true, body: UpdateSale },
    )
    .post(
      '/erase_buyer',
      ({ uid, body }) => {
        eraseBuyer(context, uid, body.slid);
        return ok;
      },
      { user: true, body: t.Object({ slid: Id }) },
    )
    .delete(
      '/delete',
      ({ uid, body }) => {
        removeSale(context, uid, body.slid, body.restore === 1);
        return ok;
      },
      { user: true, body: t.Object({ slid: Id, restore: t.Optional(Flag) }) },
    );

/** All that was earned, by year (the newest first), and by month of a year that is asked for. */
function sums({ db }: Context, uid: number, year: number | undefined) {
  const years = sumSales(db, uid, 'year');
  const months = year === undefined ? [] : sumSales(db, uid, 'month', year);
  const columns = { counts: ['count', 'animals'], amounts: ['total', 'shipping'] } as const;
  return sumsByPeriod(columns, displayCurrency(db, uid), { years, months });
}
