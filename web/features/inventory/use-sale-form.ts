import { useState } from 'react';
import { useUnsaved } from '#web/lib/draft.ts';
import { useTexts } from '#web/texts/texts.ts';
import { bodyOf, recounted, saleProblems, type SaleBody, type SaleDraft } from './sale-draft.ts';
import { useMoney } from './use-money.ts';

/** A sale while it is typed. `unit`: the price of one animal that was proposed, in minor units. */
export function useSaleForm(
  start: SaleDraft,
  unit: number | null,
  onSave: (body: SaleBody) => void,
) {
  const { inventory } = useTexts();
  const money = useMoney();
  const [draft, setDraft] = useState(start);
  const [first] = useState(start);
  const changed = (Object.keys(first) as (keyof SaleDraft)[]).some(
    (key) => draft[key] !== first[key],
  );
  useUnsaved(changed);
  const [tried, setTried] = useState(false);
  const problems = saleProblems(draft, money, inventory);
  return {
    draft,
    change(part: Partial<SaleDraft>) {
      setDraft((before) => {
        const { s_count, ...rest } = part;
        const next = s_count === undefined ? before : recounted(before, s_count, unit, money);
        return { ...next, ...rest };
      });
    },
    problems: tried ? problems : {},
    submit() {
      setTried(true);
      if (Object.keys(problems).length === 0) onSave(bodyOf(draft, money));
    },
  };
}
