import type { Checks } from '#web/features/trade/records/checks.ts';
import { readAmount, rounded, typedAmount } from '#web/lib/money.ts';
import type { FieldProblem } from '#web/ui/field.tsx';
import type { Day } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { futureProblem } from '#src/domain/form-checks.ts';
import type { SaleRow } from '#src/features/trade/sales/sales.queries.ts';
import { filled, pick, type Values } from '#src/records/fields.ts';
import { saleFormFields } from '#src/records/sale.ts';
import type { ProposedPrice } from '#src/domain/trade/proposed-price.ts';
import { parseSize } from '#web/lib/parse-size.ts';
import { lengthText, sizeText } from '#web/lib/size.ts';

/** A sale in the form. */
export type SaleDraft = Omit<SaleFields, keyof Typed> & Typed;
type SaleFields = Values<typeof saleFormFields>;
type Typed = { total_price: string; shipping: string; s_size: string };

export type SaleBody = ReturnType<typeof bodyOf>;

/** The initial values of a sale: how many there are, their size, and the price for one of them. */
export type Suggestion = Proposal & {
  an_count: number;
  s_size: number | null;
  currency: string;
};

/** The price for one animal that a sale starts from, and where it was found. */
export type Proposal = {
  price: number | null;
  price_source: ProposedPrice['price_source'] | 'stock';
};

export function suggestedDraft(likely: Suggestion, today: Day): SaleDraft {
  return {
    ...filled(saleFormFields, { s_date: today, currency: likely.currency }),
    total_price: likely.price === null ? '' : typedAmount(likely.price, likely.currency),
    s_size: likely.s_size === null ? '' : sizeText(likely.s_size),
    shipping: '',
  };
}

export function draftOf(sale: SaleRow): SaleDraft {
  return {
    ...pick(saleFormFields, sale),
    total_price: typedAmount(sale.total_price, sale.currency),
    s_size: sale.s_size === null ? '' : sizeText(sale.s_size),
    shipping: typedAmount(sale.shipping, sale.currency),
  };
}

/** A changed number of animals updates the price as long as it is the suggested one. */
export function recounted(draft: SaleDraft, s_count: number, unit: number | null): SaleDraft {
  if (unit === null) return { ...draft, s_count };
  const priceOf = (n: number) => typedAmount(rounded(unit * n, draft.currency), draft.currency);
  const proposed = draft.total_price === priceOf(draft.s_count);
  return { ...draft, s_count, ...(proposed && { total_price: priceOf(s_count) }) };
}

export function saleProblems(
  draft: SaleDraft,
  { today, words }: Checks,
): Record<string, FieldProblem> {
  const { inventory } = words;
  const { currency } = draft;
  const future = futureProblem(draft.s_date, today);
  return {
    ...(readAmount(draft.total_price, currency) === null && { total_price: inventory.wrongPrice }),
    ...(readAmount(draft.shipping, currency) === null && { shipping: inventory.wrongPrice }),
    ...(parseSize(draft.s_size) === 'wrong' && {
      s_size: inventory.wrongSize(lengthText(limits.size.max)),
    }),
    ...(future && { s_date: future }),
  };
}

export function bodyOf(draft: SaleDraft) {
  const s_size = parseSize(draft.s_size);
  return {
    ...draft,
    total_price: readAmount(draft.total_price, draft.currency) ?? 0,
    shipping: readAmount(draft.shipping, draft.currency) ?? 0,
    s_size: s_size === 'wrong' ? null : s_size,
  };
}
