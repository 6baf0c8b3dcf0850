import type { Context } from '#src/platform/context.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { withoutNumbers } from '#src/domain/trade/stock-list.ts';
import { findCurrentExpo } from './expos.queries.ts';

/** The stock list that visitors read at the table; sold animals are visible to the administrator only. */
export const expoRoutes = (context: Context) =>
  createRouter(context, '/expo').get('/latest', ({ today }) => {
    const expo = findCurrentExpo(context.db, today);
    if (!expo) return { data: null };
    const { expid, e_name, e_date, e_table, e_offer } = expo;
    return { data: { expid, e_name, e_date, e_table, e_offer: withoutNumbers(e_offer) } };
  });
