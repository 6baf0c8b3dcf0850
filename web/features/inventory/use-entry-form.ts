import { useState } from 'react';
import { useDraft } from '#web/lib/draft.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import {
  bodyOf as purchaseBody,
  purchaseProblems,
  type PurchaseBody,
  type PurchaseDraft,
} from './purchase-draft.ts';
import {
  bodyOf as saleBody,
  recounted,
  saleProblems,
  type SaleBody,
  type SaleDraft,
} from './sale-draft.ts';
import { useMoney } from './use-money.ts';

/** A purchase while it is typed. `ofPet`: the purchase of a pet that is there. */
export function usePurchaseForm(
  start: PurchaseDraft,
  ofPet: boolean,
  onSave: (body: PurchaseBody) => void,
) {
  const words = useTexts();
  const money = useMoney();
  const today = useToday();
  const [draft, change] = useDraft(start);
  const form = useChecked(purchaseProblems(draft, { ofPet, today, money, words }), () =>
    onSave(purchaseBody(draft, money)),
  );
  return { draft, change, ...form };
}

/** A sale while it is typed. `unit`: the price of one animal that was proposed, in minor units. */
export function useSaleForm(
  start: SaleDraft,
  unit: number | null,
  onSave: (body: SaleBody) => void,
) {
  const words = useTexts();
  const money = useMoney();
  const today = useToday();
  const [draft, change] = useDraft(start);
  const form = useChecked(saleProblems(draft, { today, money, words }), () =>
    onSave(saleBody(draft, money)),
  );
  return {
    draft,
    change: (part: Partial<SaleDraft>) =>
      change((newest) => ({
        ...(part.s_count !== undefined && recounted(newest, part.s_count, unit, money)),
        ...part,
      })),
    ...form,
  };
}

/** `submit` saves what is complete, and otherwise shows what is missing. */
function useChecked(problems: Record<string, string>, save: () => void) {
  const [tried, setTried] = useState(false);
  return {
    problems: tried ? problems : {},
    submit() {
      setTried(true);
      if (Object.keys(problems).length === 0) save();
    },
  };
}
