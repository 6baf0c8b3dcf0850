import { api, ask, download } from '#web/lib/api.ts';
import { asFailure, reportFailure } from '#web/lib/failure.ts';
import { invalidate } from '#web/lib/queries.ts';
import { withQuery, type Query } from '#web/paths.ts';
import { texts } from '#web/texts/texts.ts';

/** What is loaded anew after anything was bought or sold. */
export const traded = [
  ['purchases'],
  ['sales'],
  ['stock_book'],
  ['pet'],
  ['plan'],
  ['species'],
] as const;

/** The undo of a sale that was just made: its animals come back. */
export function undoSale(slid: number): () => Promise<void> {
  return async () => {
    try {
      await ask(() => api.sales.delete.delete({ slid, restore: 1 }));
    } catch (error) {
      reportFailure(asFailure(error), texts().inventory.errorUndo);
    }
    await invalidate(traded);
  };
}

/** Saves a list as it is filtered. */
export async function downloadList(list: 'purchases' | 'sales', query: Query): Promise<void> {
  const name = query['year'] ? `${list}-${query['year']}.csv` : `${list}.csv`;
  try {
    await download(withQuery(`/api/${list}/export`, query), name);
  } catch (error) {
    reportFailure(asFailure(error), texts().inventory.errorExport);
  }
}
