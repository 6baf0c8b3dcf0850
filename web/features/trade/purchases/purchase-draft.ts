import type { Checks } from '#web/features/trade/records/checks.ts';
import { readAmount, typedAmount } from '#web/lib/money.ts';
import type { FieldProblem } from '#web/ui/field.tsx';
import type { Day } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { futureProblem } from '#src/domain/form-checks.ts';
import type { PurchaseRow } from '#src/features/trade/purchases/purchases.queries.ts';
import { filled, pick, type Values } from '#src/records/fields.ts';
import { purchaseFormFields } from '#src/records/purchase.ts';
import type { ChosenSpecies } from '#web/components/species-field.tsx';
import { parseSize } from '#web/lib/parse-size.ts';
import { lengthText, sizeText } from '#web/lib/size.ts';
import type { OwnPet } from './own-pet-field.tsx';

export type PurchaseKind = 'animals' | 'thing' | 'bred';

/** A purchase in the form. */
export type PurchaseDraft = Omit<Values<typeof purchaseFormFields>, keyof Typed | 'bred'> & Typed;
type Typed = {
  kind: PurchaseKind;
  species: ChosenSpecies | null;
  parent: Pick<OwnPet, 'id' | 'name'> | null;
  size: string;
  price: string;
};

export type PurchaseBody = ReturnType<typeof bodyOf>;

export function emptyPurchase(today: Day, currency: string): PurchaseDraft {
  const { bred: _, ...fields } = filled(purchaseFormFields, { date: today, currency });
  return { ...fields, kind: 'animals', species: null, parent: null, size: '', price: '' };
}

export function draftOf(purchase: PurchaseRow): PurchaseDraft {
  const { sc_id, parent_id, parent_name } = purchase;
  const { bred, ...fields } = pick(purchaseFormFields, purchase);
  return {
    ...fields,
    kind: bred ? 'bred' : sc_id === null ? 'thing' : 'animals',
    species: speciesOf(purchase),
    parent: parent_id === null ? null : { id: parent_id, name: parent_name ?? '' },
    size: purchase.size === null ? '' : sizeText(purchase.size),
    price: typedAmount(purchase.price, purchase.currency),
  };
}

/** The species that was bought; null for a thing. */
export function speciesOf({ sc_id, sc_name, cm_name, an_type }: PurchaseRow): ChosenSpecies | null {
  if (sc_id === null) return null;
  return { sc_id, sc_name: sc_name ?? '', cm_name: cm_name ?? '', an_type: an_type ?? 'other' };
}

/** What is missing or invalid, by field. `ofPet`: the species is that of a pet. */
export function purchaseProblems(
  draft: PurchaseDraft,
  { ofPet, today, words }: Checks & { ofPet: boolean },
): Record<string, FieldProblem> {
  const { kind, species, custom_text } = draft;
  const { inventory } = words;
  const future = futureProblem(draft.date, today);
  return {
    ...(kind !== 'thing' && !species && !ofPet && { p_sc_id: inventory.needSpecies }),
    ...(kind === 'thing' && !custom_text.trim() && { custom_text: inventory.needWhat }),
    ...(parseSize(draft.size) === 'wrong' && {
      size: inventory.wrongSize(lengthText(limits.size.max)),
    }),
    ...(readAmount(draft.price, draft.currency) === null && { price: inventory.wrongPrice }),
    ...(future && { date: future }),
  };
}

/** The body to send: without a species and a size for a thing, without a seller for own offspring. */
export function bodyOf(draft: PurchaseDraft) {
  const { kind, species, parent, ...fields } = draft;
  const size = parseSize(draft.size);
  const bred = kind === 'bred';
  return {
    ...fields,
    price: readAmount(draft.price, draft.currency) ?? 0,
    size: size === 'wrong' || kind === 'thing' ? null : size,
    ...(bred && { seller: '', seller_address: '' }),
    p_sc_id: kind === 'thing' ? null : (species?.sc_id ?? null),
    parent_id: bred ? (parent?.id ?? null) : null,
    bred: bred ? (1 as const) : (0 as const),
  };
}
