import { api } from '#web/lib/api.ts';
import { undoBy } from '#web/lib/undo.ts';
import type { Undo } from '#web/state/notices.ts';
import { texts } from '#web/texts/texts.ts';

/** The query keys to invalidate after a purchase or a sale. */
export const traded = [
  ['purchases'],
  ['sales'],
  ['stock_book'],
  ['pet'],
  ['plan'],
  ['species'],
] as const;

/** The undo of a new sale: its animals come back. */
export function undoSale(slid: number): Undo {
  return undoBy({ errorTitle: texts().inventory.errorUndo, invalidates: traded }, () =>
    api.sales.delete.delete({ slid, restore: 1 }),
  );
}
