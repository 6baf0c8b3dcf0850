import { t } from 'elysia';
import { bookOfYear, bookTotals } from '#src/domain/trade/stock-book.ts';
import { animalTypes } from '#src/domain/enums.ts';
import type { Context } from '#src/platform/context.ts';
import { choice, IdParam, ofYear, searching } from '#src/platform/http/params.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { petInBook, saleInBook, stockBook } from './stock-book.service.ts';

/** A book is printed as a whole, so it has no pages; this many lines are 100 sheets of paper. */
const MOST_LINES = 2000;

export const stockBookRoutes = (context: Context) =>
  createRouter(context, '/stock_book')
    .get(
      '/list',
      ({ uid, query: { year, ...filter } }) => {
        const all = stockBook(context.db, uid, filter);
        const rows = year === undefined ? all : bookOfYear(all, year);
        return {
          rows: rows.slice(0, MOST_LINES),
          count: rows.length,
          totals: bookTotals(all, year),
        };
      },
      {
        user: true,
        query: t.Object({
          ...searching,
          ...ofYear,
          an_type: t.Optional(choice(animalTypes)),
        }),
      },
    )
    .get('/pet/:id', ({ user, params }) => petInBook(context.db, user, params.id), {
      user: true,
      params: IdParam,
    })
    .get('/sale/:id', ({ user, params }) => saleInBook(context.db, user, params.id), {
      user: true,
      params: IdParam,
    });
