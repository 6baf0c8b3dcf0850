import type { Context } from '#src/platform/context.ts';
import { slice } from '#src/platform/slice.ts';
import { findCurrentExpo } from './expos.queries.ts';

/** The stock list that visitors read at the table; what was sold stays with the administrator. */
export const expoRoutes = (context: Context) =>
  slice(context, '/expo').get('/latest', ({ today }) => {
    const expo = findCurrentExpo(context.db, today);
    if (!expo) return { data: null };
    const { expid, e_name, e_date, e_table, e_offer } = expo;
    return { data: { expid, e_name, e_date, e_table, e_offer } };
  });
