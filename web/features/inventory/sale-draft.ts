import type { Day } from '#src/domain/days.ts';
import { futureProblem } from '#src/domain/form-checks.ts';
import type { SaleRow } from '#src/features/sales/sales.queries.ts';
import { parseSize, sizeText } from '#web/lib/size.ts';
import type { Checks, MoneyWords } from './use-money.ts';

/** A sale as it is typed. */
export type SaleDraft = {
  s_count: number;
  total_price: string;
  s_date: Day;
  s_size: string;
  shipping: string;
  buyer_name: string;
  buyer_contact: string;
  buyer_address: string;
  document_no: string;
  s_notes: string;
};

export type SaleBody = ReturnType<typeof bodyOf>;

/** What a sale starts from: how many there are, how large, and the last price for one of them. */
export type Likely = { an_count: number; s_size: number | null; price: number | null };

export function likelyDraft(likely: Likely, today: Day, money: MoneyWords): SaleDraft {
  return {
    s_count: 1,
    total_price: likely.price === null ? '' : money.plain(likely.price),
    s_date: today,
    s_size: likely.s_size === null ? '' : sizeText(likely.s_size),
    shipping: '',
    buyer_name: '',
    buyer_contact: '',
    buyer_address: '',
    document_no: '',
    s_notes: '',
  };
}

export function draftOf(sale: SaleRow, money: MoneyWords): SaleDraft {
  const { s_count, s_date, buyer_name, buyer_contact, buyer_address, document_no, s_notes } = sale;
  return {
    s_count,
    s_date,
    total_price: money.plain(sale.total_price),
    s_size: sale.s_size === null ? '' : sizeText(sale.s_size),
    shipping: money.plain(sale.shipping),
    buyer_name,
    buyer_contact,
    buyer_address,
    document_no,
    s_notes,
  };
}

/** Another number of animals: the price follows as long as it is the one that was proposed. */
export function recounted(
  draft: SaleDraft,
  s_count: number,
  unit: number | null,
  money: MoneyWords,
): SaleDraft {
  const proposed = unit !== null && draft.total_price === money.plain(unit * draft.s_count);
  return { ...draft, s_count, ...(proposed && { total_price: money.plain(unit * s_count) }) };
}

export function saleProblems(
  draft: SaleDraft,
  { today, money, words }: Checks,
): Record<string, string> {
  const { inventory, server } = words;
  const future = futureProblem(draft.s_date, today);
  return {
    ...(money.parse(draft.total_price) === null && { total_price: inventory.wrongPrice }),
    ...(money.parse(draft.shipping) === null && { shipping: inventory.wrongPrice }),
    ...(parseSize(draft.s_size) === 'wrong' && { s_size: inventory.wrongSize }),
    ...(future && { s_date: server.say(future) }),
  };
}

export function bodyOf(draft: SaleDraft, money: MoneyWords) {
  const s_size = parseSize(draft.s_size);
  return {
    ...draft,
    total_price: money.parse(draft.total_price) ?? 0,
    shipping: money.parse(draft.shipping) ?? 0,
    s_size: s_size === 'wrong' ? null : s_size,
  };
}
