import { useState } from 'react';
import { useDraft } from '#web/lib/draft.ts';
import { useTexts } from '#web/texts/texts.ts';
import {
  bodyOf,
  purchaseProblems,
  type PurchaseBody,
  type PurchaseDraft,
} from './purchase-draft.ts';
import { useMoney } from './use-money.ts';

/** A purchase while it is typed: `submit` hands over a body that is complete, or shows what is missing. */
export function usePurchaseForm(
  start: PurchaseDraft,
  ofPet: boolean,
  onSave: (body: PurchaseBody) => void,
) {
  const { inventory } = useTexts();
  const money = useMoney();
  const [draft, change] = useDraft(start);
  const [tried, setTried] = useState(false);
  const problems = purchaseProblems(draft, ofPet, money, inventory);
  return {
    draft,
    change,
    problems: tried ? problems : {},
    submit() {
      setTried(true);
      if (Object.keys(problems).length === 0) onSave(bodyOf(draft, money));
    },
  };
}
