import type { FieldProblem } from '#web/ui/field.tsx';
import { useState } from 'react';
import { useDraft } from '#web/lib/draft.ts';
import { useOfflineDraft } from '#web/lib/kept-draft.ts';
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

export type PurchaseOptions = {
  /** Whose purchase it is: its draft is kept by that while the network is away. Empty: of a new one. */
  of: string;
  /** The purchase of an existing pet. */
  ofPet: boolean;
};

/** The form state of a purchase. `onSave` resolves with nothing where it could not be stored. */
export function usePurchaseForm(
  start: PurchaseDraft,
  { of, ofPet }: PurchaseOptions,
  onSave: (body: PurchaseBody) => Promise<unknown>,
) {
  const words = useTexts();
  const today = useToday();
  const { forget, ...typed } = useOfflineDraft(`purchase${of && `.${of}`}`, start, 'purchase');
  const save = async () => {
    if ((await onSave(purchaseBody(typed.draft))) !== undefined) forget();
  };
  const form = useChecked(
    purchaseProblems(typed.draft, { ofPet, today, words }),
    () => void save(),
  );
  return { ...typed, ...form };
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
