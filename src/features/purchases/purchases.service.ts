import { inTransaction, type Executor } from '#src/db/database.ts';
import { displayCurrency } from '#src/db/currency.queries.ts';
import type { Day } from '#src/domain/days.ts';
import { plainMoney } from '#src/domain/money.ts';
import type { Context } from '#src/platform/context.ts';
import { csvAnswer } from '#src/platform/csv.ts';
import { requirePast } from '#src/platform/dates.ts';
import { givenFields } from '#src/platform/given.ts';
import { requireOwnPet } from '#src/platform/ownership.ts';
import { conflict, invalid, notFound } from '#src/platform/problem.ts';
import { requireSpecies } from '#src/platform/species.ts';
import {
  countAnimalsOf,
  findPet,
  findPurchase,
  insertPurchase,
  listPetsOf,
  listPurchases,
  tiePet,
  updatePurchase,
  type NewPurchase,
  type PurchaseFilter,
} from './purchases.queries.ts';

type Fields = {
  custom_text?: string | undefined;
  price?: number | undefined;
  count?: number | undefined;
  size?: number | null | undefined;
  date?: Day | undefined;
  seller?: string | undefined;
  seller_address?: string | undefined;
  document_no?: string | undefined;
  notes?: string | undefined;
  parent_id?: number | null | undefined;
  bred?: 0 | 1 | undefined;
  p_sc_id?: number | null | undefined;
};

/** A purchase with its pets; `rest`: animals of it for which there was no pet yet. @throws Problem 404 */
export function purchaseDetail(db: Executor, uid: number, id: number) {
  const purchase = findPurchase(db, uid, id);
  if (!purchase) throw notFound('Purchase');
  const rest = Math.max(0, purchase.count - countAnimalsOf(db, id));
  return { ...purchase, pets: listPetsOf(db, id), rest };
}

/** The purchase of a pet, or null. @throws Problem 404 when it is not the keeper's pet */
export function purchaseOfPet(db: Executor, uid: number, pet_id: number) {
  const pet = findPet(db, uid, pet_id);
  if (!pet) throw notFound('Pet');
  return pet.purchase_id === null ? null : (findPurchase(db, uid, pet.purchase_id) ?? null);
}

/**
 * Notes a purchase: of a thing (custom_text), of animals (p_sc_id), of a pet that is there already (pet_id), or
 * own offspring (parent_id). @throws Problem 404, 409 when the pet has a purchase, 422
 */
export function addPurchase(
  context: Context,
  uid: number,
  { pet_id, ...fields }: Fields & { pet_id?: number | null | undefined },
  today: Day,
): number {
  const date = fields.date ?? today;
  requirePast(context, 'date', date);
  return inTransaction(context.db, (tx) => {
    const pet = pet_id ? findPet(tx, uid, pet_id) : null;
    if (pet === undefined) throw notFound('Pet');
    if (pet?.purchase_id) throw conflict('This pet has a purchase already.');
    const values = checked(tx, uid, fields, pet_id ? [pet_id] : []);
    const sc_id = values.sc_id ?? pet?.sc_id ?? speciesOfParent(tx, uid, fields.parent_id);
    requireWhat(sc_id, values.custom_text);
    const count = fields.count ?? pet?.animals ?? 1;
    const id = insertPurchase(tx, uid, { ...values, sc_id, count, date });
    if (pet_id) tiePet(tx, pet_id, id);
    return id;
  });
}

/** Changes the fields that are given. @throws Problem 404, 422 */
export function changePurchase(context: Context, uid: number, id: number, fields: Fields): void {
  if (fields.date) requirePast(context, 'date', fields.date);
  inTransaction(context.db, (tx) => {
    const before = purchaseDetail(tx, uid, id);
    const changes = checked(
      tx,
      uid,
      fields,
      before.pets.map((pet) => pet.id),
    );
    const made = countAnimalsOf(tx, id);
    if (fields.count !== undefined && fields.count < Math.min(made, before.count)) {
      throw invalid({ count: `must be at least ${made}, for which there are pets` });
    }
    const sc_id = changes.sc_id === undefined ? before.sc_id : changes.sc_id;
    requireWhat(sc_id, changes.custom_text ?? before.custom_text);
    updatePurchase(tx, uid, id, changes);
  });
}

/** All purchases of a filter as a file for spreadsheets. */
export function exportPurchases(context: Context, uid: number, filter: PurchaseFilter, today: Day) {
  const currency = displayCurrency(context.db, uid);
  return csvAnswer(
    `purchases-${filter.year ?? today}.csv`,
    [
      ['id', (row) => row.id],
      ['date', (row) => row.date],
      ['custom_text', (row) => row.custom_text],
      ['sc_name', (row) => row.sc_name],
      ['name', (row) => row.name],
      ['count', (row) => row.count],
      ['size', (row) => row.size],
      ['price', (row) => plainMoney(row.price, currency)],
      ['currency', () => currency],
      ['seller', (row) => row.seller],
      ['seller_address', (row) => row.seller_address],
      ['document_no', (row) => row.document_no],
      ['bred', (row) => row.bred],
      ['parent_name', (row) => row.parent_name],
      ['notes', (row) => row.notes],
    ],
    listPurchases(context.db, uid, filter),
  );
}

/** The columns of what was given; ids that are not the keeper's are refused, and a pet as its own parent. */
function checked(
  db: Executor,
  uid: number,
  { p_sc_id, parent_id, ...fields }: Fields,
  pet_ids: number[],
): Partial<NewPurchase> {
  if (p_sc_id) requireSpecies(db, p_sc_id);
  if (parent_id) {
    requireOwnPet(db, uid, parent_id);
    if (pet_ids.includes(parent_id)) throw invalid({ parent_id: 'must be another pet' });
  }
  return {
    ...givenFields(fields),
    ...(p_sc_id !== undefined && { sc_id: p_sc_id }),
    ...(parent_id !== undefined && { parent_id }),
    ...(parent_id && { bred: 1 as const }),
    ...((parent_id || fields.bred === 0) && { parent_name: '' }),
  };
}

function requireWhat(sc_id: number | null, custom_text: string | undefined): void {
  if (sc_id === null && !custom_text)
    throw invalid({ custom_text: 'must say what was bought, where it was no animal' });
}

function speciesOfParent(db: Executor, uid: number, parent_id: number | null | undefined) {
  return parent_id ? (findPet(db, uid, parent_id)?.sc_id ?? null) : null;
}
