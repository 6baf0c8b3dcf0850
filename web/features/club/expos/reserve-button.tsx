import { limits } from '#src/domain/limits.ts';
import { markOf, toggleMark, type StockLine } from '#src/domain/trade/stock-list.ts';
import type { Expo } from '#src/features/club/expos/expos.queries.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { undoBy } from '#web/lib/undo.ts';
import { showError } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Writes into the line that its animals are reserved, or takes it out again. Both can be undone. */
export function ReserveButton({ expo, line, at }: { expo: Expo; line: StockLine; at: number }) {
  const { errors, expos } = useTexts();
  const { expid, rev, e_offer } = expo;
  const isReserved = markOf(line.text) === 'reserved';
  const write = (offer: string, if_rev: number) =>
    api.admin.expo_log.update.put({ expid, e_offer: offer, if_rev });
  const reloading = { errorTitle: errors.updatingExpo, invalidates: [['expo']] } as const;
  const change = useAction((offer: string) => write(offer, rev), {
    ...reloading,
    success: () => ({
      text: isReserved ? expos.freed : expos.reserved,
      // the revision that this change made: what was written since stays
      undo: undoBy(reloading, () => write(e_offer, rev + 1)),
    }),
  });
  if (markOf(line.text) === 'sold') return null;
  function toggle() {
    const offer = toggleMark(e_offer, at, expos.reservedWord);
    if (offer.length > limits.e_offer)
      showError({ title: errors.updatingExpo, text: expos.offerFull });
    else void change.run(offer);
  }
  return (
    <Button
      variant="quiet"
      busy={change.busy}
      label={(isReserved ? expos.free : expos.reserve)(line.text)}
      onClick={toggle}
    >
      {isReserved ? expos.freeShort : expos.reserveShort}
    </Button>
  );
}
