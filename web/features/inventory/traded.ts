import { api, ask, download } from '#web/lib/api.ts';
import { asFailure, reportFailure } from '#web/lib/failure.ts';
import { invalidate } from '#web/lib/queries.ts';
import type { Undo } from '#web/state/notices.ts';
import { withQuery, type Query } from '#web/paths.ts';
import { texts } from '#web/texts/texts.ts';
import type { EntryKind } from './entry-kinds.ts';

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
export function undoSale(slid: number): Undo {
  return async () => {
    try {
      await ask(() => api.sales.delete.delete({ slid, restore: 1 }));
      return true;
    } catch (error) {
      reportFailure(asFailure(error), texts().inventory.errorUndo);
      return false;
    } finally {
      void invalidate(traded);
    }
  };
}

/** Saves a list as it is filtered. */
export async function downloadList(kind: EntryKind, query: Query): Promise<void> {
  const name = query['year'] ? `${kind}-${query['year']}.csv` : `${kind}.csv`;
  try {
    await download(withQuery(`/api/${kind}/export`, query), name);
  } catch (error) {
    reportFailure(asFailure(error), texts().inventory.errorExport);
  }
}
