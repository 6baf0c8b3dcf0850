import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { byPeriod, sumOf } from '#src/domain/period-sums.ts';
import { genders } from '#src/domain/vocabulary.ts';
import type { Context } from '#src/platform/context.ts';
import {
  choice,
  Count,
  Day,
  Flag,
  Id,
  IdParam,
  Line,
  Maybe,
  Money,
  ofYear,
  OneLine,
  paging,
  searching,
  Size,
  whole,
  Words,
} from '#src/platform/params.ts';
import { requireOwnPet } from '#src/platform/ownership.ts';
import { notFound } from '#src/platform/problem.ts';
import { done, slice } from '#src/platform/slice.ts';
import { addPets } from './purchase-pets.service.ts';
import {
  countPurchases,
  deletePurchase,
  listChildren,
  listPurchases,
  sumPurchases,
} from './purchases.queries.ts';
import {
  addPurchase,
  changePurchase,
  exportPurchases,
  purchaseDetail,
  purchaseOfPet,
} from './purchases.service.ts';

const Fields = {
  custom_text: t.Optional(Line(limits.custom_text)),
  price: t.Optional(Money),
  count: t.Optional(Count),
  size: Maybe(Size),
  date: t.Optional(Day),
  seller: t.Optional(Line(limits.seller)),
  seller_address: t.Optional(Words(limits.seller_address)),
  document_no: t.Optional(Line(limits.document_no)),
  notes: t.Optional(Words(limits.purchase_notes)),
  parent_id: Maybe(Id),
  bred: t.Optional(Flag),
  p_sc_id: Maybe(Id),
};
const Filter = t.Object({ ...searching, ...ofYear });

export const purchaseRoutes = (context: Context) =>
  slice(context, '/purchases')
    .get(
      '/list',
      ({ uid, query: { offset = 0, limit = 12, ...filter } }) => ({
        rows: listPurchases(context.db, uid, filter, { offset, limit }),
        count: countPurchases(context.db, uid, filter),
      }),
      { user: true, query: t.Object({ ...paging, ...searching, ...ofYear }) },
    )
    .get('/detail/:id', ({ uid, params }) => purchaseDetail(context.db, uid, params.id), {
      user: true,
      params: IdParam,
    })
    .get(
      '/pet_data/:id',
      ({ uid, params }) => ({ purchase: purchaseOfPet(context.db, uid, params.id) }),
      { user: true, params: IdParam },
    )
    .get(
      '/child_pets/:id',
      ({ uid, params }) => {
        requireOwnPet(context.db, uid, params.id);
        const rows = listChildren(context.db, uid, params.id);
        return { rows, count: rows.length };
      },
      { user: true, params: IdParam },
    )
    .get('/sums', ({ uid, query }) => sums(context, uid, query.year), {
      user: true,
      query: t.Object(ofYear),
    })
    .get('/export', ({ uid, query, today }) => exportPurchases(context, uid, query, today), {
      user: true,
      query: Filter,
    })
    .post(
      '/add',
      ({ uid, body, today }) => ({ ...done, id: addPurchase(context, uid, body, today) }),
      { user: true, body: t.Object({ ...Fields, pet_id: Maybe(Id) }) },
    )
    .post(
      '/add_pet',
      ({ uid, body }) => {
        const ids = addPets(context, uid, body);
        return { ...done, id: ids[0] ?? 0, ids };
      },
      {
        user: true,
        body: t.Object({
          id: Id,
          p_sc_id: Maybe(Id),
          name: OneLine(limits.pet_name),
          gender: t.Optional(choice(genders)),
          an_count: t.Optional(Count),
          notes: t.Optional(Words(limits.pet_notes)),
          records: t.Optional(whole({ minimum: 1, maximum: limits.idsPerCall })),
        }),
      },
    )
    .post(
      '/update',
      ({ uid, body: { id, ...fields } }) => {
        changePurchase(context, uid, id, fields);
        return { ...done, id };
      },
      { user: true, body: t.Object({ id: Id, ...Fields }) },
    )
    .delete(
      '/delete',
      ({ uid, body }) => {
        if (!deletePurchase(context.db, uid, body.id)) throw notFound('Purchase');
        return done;
      },
      { user: true, body: t.Object({ id: Id }) },
    );

/** All that was spent, by year (the newest first), and by month of a year that is asked for. */
function sums({ db }: Context, uid: number, year: number | undefined) {
  const years = sumPurchases(db, uid, 'year');
  const months = year === undefined ? [] : sumPurchases(db, uid, 'month', year);
  return {
    count: sumOf(years, 'count'),
    total: sumOf(years, 'total'),
    ...byPeriod(years, months),
  };
}
