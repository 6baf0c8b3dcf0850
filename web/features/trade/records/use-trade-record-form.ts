import type { FieldProblem } from '#web/ui/field.tsx';
import { useState } from 'react';
import { useDraft } from '#web/lib/draft.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import {
  bodyOf as purchaseBody,
  purchaseProblems,
  type PurchaseBody,
  type PurchaseDraft,
} from '#web/features/trade/purchases/purchase-draft.ts';
import {
  bodyOf as saleBody,
  recounted,
  saleProblems,
  type SaleBody,
  type SaleDraft,
} from '#web/features/trade/sales/sale-draft.ts';

/** The form state of a purchase. `ofPet`: the purchase of an existing pet. */
export function usePurchaseForm(
  start: PurchaseDraft,
  ofPet: boolean,
  onSave: (body: PurchaseBody) => void,
) {
  const words = useTexts();
  const today = useToday();
  const [draft, change] = useDraft(start, 'purchase');
  const form = useChecked(purchaseProblems(draft, { ofPet, today, words }), () =>
    onSave(purchaseBody(draft)),
  );
  return { draft, change, ...form };
}

/** The form state of a sale. `unit`: the suggested price of one animal. */
export function useSaleForm(
  start: SaleDraft,
  unit: number | null,
  onSave: (body: SaleBody) => void,
) {
  const words = useTexts();
  const today = useToday();
  const [draft, change] = useDraft(start, 'sale');
  const form = useChecked(saleProblems(draft, { today, words }), () => onSave(saleBody(draft)));
  return {
    draft,
    change: (part: Partial<SaleDraft>) =>
      change((newest) => ({
        ...(part.s_count !== undefined && recounted(newest, part.s_count, unit)),
        ...part,
      })),
    ...form,
  };
}

/** `submit` saves a complete draft, and otherwise shows what is missing. */
function useChecked(problems: Record<string, FieldProblem>, save: () => void) {
  const [tried, setTried] = useState(false);
  return {
    problems: tried ? problems : {},
    submit() {
      setTried(true);
      if (Object.keys(problems).length === 0) save();
    },
  };
}
