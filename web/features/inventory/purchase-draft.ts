import type { Day } from '#src/domain/days.ts';
import { futureProblem } from '#src/domain/form-checks.ts';
import type { PurchaseRow } from '#src/features/purchases/purchases.queries.ts';
import type { ChosenSpecies } from '#web/components/species-field.tsx';
import { parseSize, sizeText } from '#web/lib/size.ts';
import type { OwnPet } from './own-pet-field.tsx';
import type { Checks, MoneyWords } from './use-money.ts';

export type PurchaseKind = 'animals' | 'thing' | 'bred';

/** A purchase as it is typed. */
export type PurchaseDraft = {
  kind: PurchaseKind;
  species: ChosenSpecies | null;
  parent: Pick<OwnPet, 'id' | 'name'> | null;
  custom_text: string;
  count: number;
  size: string;
  price: string;
  date: Day;
  seller: string;
  seller_address: string;
  document_no: string;
  notes: string;
};

export type PurchaseBody = ReturnType<typeof bodyOf>;

export function emptyPurchase(today: Day): PurchaseDraft {
  return {
    kind: 'animals',
    species: null,
    parent: null,
    custom_text: '',
    count: 1,
    size: '',
    price: '',
    date: today,
    seller: '',
    seller_address: '',
    document_no: '',
    notes: '',
  };
}

export function draftOf(purchase: PurchaseRow, money: MoneyWords): PurchaseDraft {
  const { sc_id, sc_name, cm_name, an_type, parent_id, parent_name } = purchase;
  const { custom_text, count, date, seller, seller_address, document_no, notes } = purchase;
  return {
    kind: purchase.bred ? 'bred' : sc_id === null ? 'thing' : 'animals',
    species:
      sc_id === null
        ? null
        : { sc_id, sc_name: sc_name ?? '', cm_name: cm_name ?? '', an_type: an_type ?? 'other' },
    parent: parent_id === null ? null : { id: parent_id, name: parent_name ?? '' },
    custom_text,
    count,
    size: purchase.size === null ? '' : sizeText(purchase.size),
    price: money.plain(purchase.price),
    date,
    seller,
    seller_address,
    document_no,
    notes,
  };
}

/** What is missing or wrong, by field. `ofPet`: a pet says which species it is. */
export function purchaseProblems(
  draft: PurchaseDraft,
  { ofPet, today, money, words }: Checks & { ofPet: boolean },
): Record<string, string> {
  const { kind, species, custom_text } = draft;
  const { inventory, server } = words;
  const future = futureProblem(draft.date, today);
  return {
    ...(kind !== 'thing' && !species && !ofPet && { p_sc_id: inventory.needSpecies }),
    ...(kind === 'thing' && !custom_text.trim() && { custom_text: inventory.needWhat }),
    ...(parseSize(draft.size) === 'wrong' && { size: inventory.wrongSize }),
    ...(money.parse(draft.price) === null && { price: inventory.wrongPrice }),
    ...(future && { date: server.say(future) }),
  };
}

/** What is sent: of a thing no species, of own offspring no seller. */
export function bodyOf(draft: PurchaseDraft, money: MoneyWords) {
  const { kind, species, parent, custom_text, count, date, document_no, notes } = draft;
  const size = parseSize(draft.size);
  const bred = kind === 'bred';
  return {
    custom_text,
    count,
    date,
    document_no,
    notes,
    price: money.parse(draft.price) ?? 0,
    size: size === 'wrong' ? null : size,
    seller: bred ? '' : draft.seller,
    seller_address: bred ? '' : draft.seller_address,
    p_sc_id: kind === 'thing' ? null : (species?.sc_id ?? null),
    parent_id: bred ? (parent?.id ?? null) : null,
    bred: bred ? (1 as const) : (0 as const),
  };
}
