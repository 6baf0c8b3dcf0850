import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { byPeriod, sumOf } from '#src/domain/period-sums.ts';
import type { Context } from '#src/platform/context.ts';
import { requireOwnPet } from '#src/platform/ownership.ts';
import {
  Count,
  Day,
  Flag,
  Id,
  IdParam,
  Line,
  Maybe,
  Money,
  ofYear,
  paging,
  searching,
  Size,
  Words,
} from '#src/platform/params.ts';
import { done, slice } from '#src/platform/slice.ts';
import { countSales, listSales, listSalesOfPet, sumSales } from './sales.queries.ts';
import {
  addSale,
  changeSale,
  eraseBuyer,
  exportSales,
  forgetSale,
  likelySale,
  requireSale,
} from './sales.service.ts';

const Fields = {
  s_count: t.Optional(Count),
  s_size: Maybe(Size),
  total_price: t.Optional(Money),
  shipping: t.Optional(Money),
  s_date: t.Optional(Day),
  s_notes: t.Optional(Words(limits.sale_notes)),
  buyer_name: t.Optional(Line(limits.buyer_name)),
  buyer_contact: t.Optional(Line(limits.buyer_contact)),
  buyer_address: t.Optional(Words(limits.buyer_address)),
  document_no: t.Optional(Line(limits.document_no)),
};

export const saleRoutes = (context: Context) =>
  slice(context, '/sales')
    .get(
      '/list',
      ({ uid, query: { offset = 0, limit = 12, ...filter } }) => ({
        rows: listSales(context.db, uid, filter, { offset, limit }),
        count: countSales(context.db, uid, filter),
      }),
      { user: true, query: t.Object({ ...paging, ...searching, ...ofYear }) },
    )
    .get('/detail/:id', ({ uid, params }) => requireSale(context.db, uid, params.id), {
      user: true,
      params: IdParam,
    })
    .get(
      '/pet_data/:id',
      ({ uid, params }) => {
        requireOwnPet(context.db, uid, params.id);
        const rows = listSalesOfPet(context.db, params.id);
        return { rows, count: rows.length };
      },
      { user: true, params: IdParam },
    )
    .get('/likely/:id', ({ uid, params }) => likelySale(context.db, uid, params.id), {
      user: true,
      params: IdParam,
    })
    .get('/sums', ({ uid, query }) => sums(context, uid, query.year), {
      user: true,
      query: t.Object(ofYear),
    })
    .get('/export', ({ uid, query, today }) => exportSales(context, uid, query, today), {
      user: true,
      query: t.Object({ ...searching, ...ofYear }),
    })
    .post('/add', ({ uid, body, today }) => ({ ...done, ...addSale(context, uid, body, today) }), {
      user: true,
      body: t.Object({ pet_id: Id, ...Fields }),
    })
    .post(
      '/update',
      ({ uid, body: { slid, ...fields } }) => {
        changeSale(context, uid, slid, fields);
        return { ...done, id: slid };
      },
      { user: true, body: t.Object({ slid: Id, ...Fields }) },
    )
    .post(
      '/erase_buyer',
      ({ uid, body }) => {
        eraseBuyer(context, uid, body.slid);
        return done;
      },
      { user: true, body: t.Object({ slid: Id }) },
    )
    .delete(
      '/delete',
      ({ uid, body }) => {
        forgetSale(context, uid, body.slid, body.restore === 1);
        return done;
      },
      { user: true, body: t.Object({ slid: Id, restore: t.Optional(Flag) }) },
    );

/** All that was earned, by year (the newest first), and by month of a year that is asked for. */
function sums({ db }: Context, uid: number, year: number | undefined) {
  const years = sumSales(db, uid, 'year');
  const months = year === undefined ? [] : sumSales(db, uid, 'month', year);
  return {
    count: sumOf(years, 'count'),
    animals: sumOf(years, 'animals'),
    total: sumOf(years, 'total'),
    shipping: sumOf(years, 'shipping'),
    ...byPeriod(years, months),
  };
}
