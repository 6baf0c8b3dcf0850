import { tradeCalls } from '#src/features/trade/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { sumsByPeriod } from '#src/domain/trade/period-sums.ts';
import type { Context } from '#src/platform/context.ts';
import {
  Day,
  Id,
  IdParam,
  Ids,
  Maybe,
  ofAllYears,
  ofYear,
  paging,
  searching,
  whole,
} from '#src/platform/http/params.ts';
import { requireReadable } from '#src/platform/security/ownership.ts';
import { displayCurrency } from '#src/features/trade/currency.queries.ts';
import { bodyOf } from '#src/platform/http/record-shapes.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { Revised } from '#src/platform/http/edits.ts';
import { counted, createRouter, ok, single } from '#src/platform/http/router.ts';
import { petFormFields } from '#src/records/pet.ts';
import { purchaseFormFields } from '#src/records/purchase.ts';
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
  readPurchase,
  purchaseOfPet,
} from './purchases.service.ts';

const Fields = {
  ...bodyOf(purchaseFormFields),
  date: t.Optional(Day),
  parent_id: Maybe(Id),
  p_sc_id: Maybe(Id),
};
const UpdatePurchase = sentBack(
  t.Object({ id: Id, ...Revised, ...Fields }),
  tradeCalls,
  ['/purchases/detail/{id}', '/purchases/list', 'pet_id'],
  { sc_id: 'p_sc_id' },
);
const Filter = t.Object({ ...searching, ...ofYear });

export const purchaseRoutes = (context: Context) =>
  createRouter(context, '/purchases')
    .get(
      '/list',
      ({ uid, query: { offset = 0, limit = 12, ...filter } }) => ({
        rows: listPurchases(context.db, uid, filter, { offset, limit }),
        count: countPurchases(context.db, uid, filter),
      }),
      { user: true, query: t.Object({ ...paging, ...searching, ...ofYear }) },
    )
    .get('/detail/:id', ({ user, params }) => single(readPurchase(context.db, user, params.id)), {
      user: true,
      params: IdParam,
    })
    .get(
      '/pet_data/:id',
      ({ user, params }) => {
        const owner = requireReadable(context.db, user, 'pet', params.id);
        const data = purchaseOfPet(context.db, owner, params.id);
        return { data, purchase: data };
      },
      { user: true, params: IdParam },
    )
    .get(
      '/child_pets/:id',
      ({ user, params }) => {
        const owner = requireReadable(context.db, user, 'pet', params.id);
        return counted(listChildren(context.db, owner, params.id));
      },
      { user: true, params: IdParam },
    )
    .get('/sums', ({ uid, query }) => sums(context, uid, query.year), {
      user: true,
      query: t.Object(ofYear),
      detail: { description: ofAllYears },
    })
    .get('/export', ({ uid, query, today }) => exportPurchases(context, uid, query, today), {
      user: true,
      query: Filter,
    })
    .post(
      '/add',
      ({ uid, body, today, latest }) => ({
        ...ok,
        id: addPurchase(context, uid, body, { today, latest }),
      }),
      { user: true, body: t.Object({ ...Fields, pet_id: Maybe(Id), pet_ids: Maybe(Ids) }) },
    )
    .post(
      '/add_pet',
      ({ uid, latest, body }) => {
        const ids = addPets(context, uid, body, latest);
        return { ...ok, id: ids[0] ?? 0, ids };
      },
      {
        user: true,
        body: t.Object({
          id: Id,
          p_sc_id: Maybe(Id),
          ...bodyOf(petFormFields),
          records: t.Optional(whole({ minimum: 1, maximum: limits.idsPerCall })),
        }),
      },
    )
    .post(
      '/update',
      ({ uid, latest, body }) => {
        changePurchase(context, uid, body, latest);
        return { ...ok, id: body.id };
      },
      { user: true, body: UpdatePurchase },
    )
    .delete(
      '/delete',
      ({ uid, body }) => {
        if (!deletePurchase(context.db, uid, body.id)) throw notFound('purchase', 'id');
        return ok;
      },
      { user: true, body: t.Object({ id: Id }) },
    );

/** All that was spent, by year (the newest first), and by month of a year that is asked for. */
function sums({ db }: Context, uid: number, year: number | undefined) {
  const years = sumPurchases(db, uid, 'year');
  const months = year === undefined ? [] : sumPurchases(db, uid, 'month', year);
  const columns = { counts: ['count'], amounts: ['total'] } as const;
  return sumsByPeriod(columns, displayCurrency(db, uid), { years, months });
}
