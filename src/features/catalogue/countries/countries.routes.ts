import type { Context } from '#src/platform/context.ts';
import { counted, createRouter } from '#src/platform/http/router.ts';
import { listSelectableCountries } from './countries.queries.ts';

export const countryRoutes = (context: Context) =>
  createRouter(context, '/countries').get('/selectable', () =>
    counted(listSelectableCountries(context.db)),
  );
