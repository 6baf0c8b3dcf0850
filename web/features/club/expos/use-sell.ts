import { limits } from '#src/domain/limits.ts';
import { sellLine } from '#src/domain/trade/stock-list.ts';
import type { Expo } from '#src/features/club/expos/expos.queries.ts';
import { act, useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/queries.ts';
import { showError } from '#web/state/dialogs.ts';
import { notify, type Undo } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';

type TableSale = {
  /** The line of the offer, from zero. */
  at: number;
  count: number;
  /** The keeper's own animal that the line refers to; null for a line that is only moved. */
  pet_id: number | null;
  total_price: number;
  currency: string;
  buyer_name: string;
};

const changed = [['expo'], ['pet'], ['sales'], ['stock_book']] as const;

/** Sells at the table: stores the sale, then moves the line to what was sold. Both can be undone. */
export function useSell(expo: Expo) {
  const { errors, expos } = useTexts();
  const sale = useAction(
    ({ pet_id, count, total_price, currency, buyer_name }: TableSale & { pet_id: number }) =>
      api.sales.add.post({ pet_id, s_count: count, total_price, currency, buyer_name }),
    { errorTitle: expos.selling },
  );
  const { expid, rev } = expo;
  const move = useAction((change: Change) => api.admin.expo_log.update.put({ expid, ...change }), {
    errorTitle: errors.updatingExpo,
    invalidates: [['expo']],
  });

  /** The sale, which has no id where a line was only moved; null where it failed. */
  async function sell(order: TableSale): Promise<{ slid: number | null } | null> {
    const lists = sellLine(expo, order.at, order.count);
    if (lists.e_sold.length > limits.e_sold) {
      showError({ title: errors.updatingExpo, text: expos.soldFull });
      return null;
    }
    const { pet_id } = order;
    const sold = pet_id === null ? null : await sale.run({ ...order, pet_id });
    if (sold === undefined) return null;
    const moved = await move.run({ ...lists, if_rev: rev });
    if (moved === undefined) {
      if (sold) await takeBack(sold.slid);
      return null;
    }
    const text = sold ? expos.sellDone(order.count) : expos.moved;
    const slid = sold?.slid ?? null;
    notify(text, { undo: undoOf(slid) });
    await invalidate(changed);
    return { slid };
  }
  function undoOf(slid: number | null): Undo {
    let moved = false;
    return async () => {
      const { e_offer, e_sold } = expo;
      // the revision that this sale made
      moved ||= (await move.run({ e_offer, e_sold, if_rev: rev + 1 })) !== undefined;
      const undone = moved && (slid === null || (await takeBack(slid)));
      void invalidate(changed);
      return undone;
    };
  }
  /** An action of its own would take away what the dialog says of the line. */
  async function takeBack(slid: number): Promise<boolean> {
    const call = () => api.sales.delete.delete({ slid, restore: 1 });
    return (await act(call, { errorTitle: expos.selling })) !== undefined;
  }
  return { sell, busy: sale.busy || move.busy, problems: sale.problems };
}

type Change = { e_offer: string; e_sold: string; if_rev: number };
