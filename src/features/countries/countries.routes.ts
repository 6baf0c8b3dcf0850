import type { Context } from '#src/platform/context.ts';
import { slice } from '#src/platform/slice.ts';
import { listSelectableCountries } from './countries.queries.ts';

export const countryRoutes = (context: Context) =>
  slice(context, '/countries').get('/selectable', () => ({
    rows: listSelectableCountries(context.db),
  }));
