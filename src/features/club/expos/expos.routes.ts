import type { Context } from '#src/platform/context.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { withoutNumbers } from '#src/domain/trade/stock-list.ts';
import { findCurrentExpo } from './expos.queries.ts';
import { readStock } from './stock.service.ts';

/** The stock list that visitors read at the table. The text of what was sold is the administrator's alone. */
export const expoRoutes = (context: Context) =>
  createRouter(context, '/expo').get('/latest', ({ today }) => {
    const expo = findCurrentExpo(context.db, today);
    if (!expo) return { data: null, lines: [] };
    const { expid, e_name, e_date, e_table, e_offer } = expo;
    return {
      data: { expid, e_name, e_date, e_table, e_offer: withoutNumbers(e_offer) },
      lines: readStock(context, expo),
    };
  });
