import { issue } from '#src/domain/problems/codes.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import { changedAmounts, newAmounts } from '#src/features/trade/amounts.ts';
import type { Day } from '#src/domain/days.ts';
import { amountText } from '#src/domain/trade/money.ts';
import type { Context } from '#src/platform/context.ts';
import { csvResponse } from '#src/features/trade/csv-response.ts';
import { requirePast } from '#src/platform/http/record-days.ts';
import { findRevision } from '#src/db/revisions.ts';
import { currentSpecies } from '#src/db/species-names.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { definedFields } from '#src/features/trade/defined-fields.ts';
import {
  ownFlag,
  requireOwnPet,
  requireReadable,
  type Reader,
} from '#src/platform/security/ownership.ts';
import { invalid, notFound, Problem } from '#src/platform/http/problem.ts';
import { requireSpecies } from '#src/features/catalogue/species/require-species.ts';
import { amountsAndCurrency, filled, type SentValues } from '#src/records/fields.ts';
import { purchaseFields, purchaseFormFields } from '#src/records/purchase.ts';
import {
  countAnimalsOf,
  findPet,
  findPurchase,
  insertPurchase,
  listAncestors,
  listPetsOf,
  listPurchases,
  linkPet,
  updatePurchase,
  type NewPurchase,
  type PurchaseFilter,
} from './purchases.queries.ts';

type Fields = Partial<SentValues<typeof purchaseFormFields>> & {
  parent_id?: number | null | undefined;
  p_sc_id?: number | null | undefined;
};

/** The same with amounts in minor units. */
type Stored = Omit<Fields, 'price'> & { price?: number | undefined };

/** A purchase with its pets; `rest`: animals of it for which there was no pet yet. @throws Problem 404 */
function purchaseDetail(db: Executor, uid: number, id: number) {
  const purchase = findPurchase(db, uid, id);
  if (!purchase) throw notFound('purchase', 'id');
  const rest = Math.max(0, purchase.count - countAnimalsOf(db, id));
  return { ...purchase, pets: listPetsOf(db, id), rest };
}

/** The same, as its owner and the administrator read it. */
export function readPurchase(db: Executor, reader: Reader, id: number) {
  const owner = requireReadable(db, reader, 'purchase', id);
  return { ...purchaseDetail(db, owner, id), own: ownFlag(reader, owner) };
}

/** The purchase of a pet, or null. @throws Problem 404 when it is not the keeper's pet */
export function purchaseOfPet(db: Executor, uid: number, pet_id: number) {
  const pet = findPet(db, uid, pet_id);
  if (!pet) throw notFound('pet');
  return pet.purchase_id === null ? null : (findPurchase(db, uid, pet.purchase_id) ?? null);
}

type OfPets = { pet_id?: number | null | undefined; pet_ids?: number[] | null | undefined };

/**
 * Notes a purchase: of a thing (custom_text), of animals (p_sc_id), of pets that are there already (pet_id or pet_ids),
 * or own offspring (parent_id). @throws Problem 404, 409 when such a pet has a purchase, 422
 */
export function addPurchase(
  context: Context,
  uid: number,
  { pet_id, pet_ids, ...fields }: Fields & OfPets,
  { today, latest }: { today: Day; latest: Day },
): number {
  const date = fields.date ?? today;
  requirePast('date', date, latest);
  return inTransaction(context.db, (tx) => {
    const ids = [...new Set(pet_ids ?? (typeof pet_id === 'number' ? [pet_id] : []))];
    const bought = ids.map((id) => {
      const pet = findPet(tx, uid, id);
      if (!pet) throw notFound('pet', pet_ids ? 'pet_ids' : 'pet_id');
      if (pet.purchase_id) throw new Problem('purchase_exists');
      return pet;
    });
    const priced = newAmounts(tx, uid, purchaseFormFields, fields);
    const values = checked(tx, uid, priced, ids);
    const sc_id = values.sc_id ?? bought[0]?.sc_id ?? speciesOfParent(tx, uid, fields.parent_id);
    requireSubject(sc_id, values.custom_text);
    const animals = bought.reduce((sum, pet) => sum + pet.animals, 0);
    const count = fields.count ?? (animals || 1);
    const { parent_id = null } = values;
    const row = filled(purchaseFields, { ...values, count, date });
    const id = insertPurchase(tx, { ...row, uid, sc_id, parent_id });
    for (const pet of ids) linkPet(tx, pet, id);
    return id;
  });
}

/** Changes the fields that are given. @throws Problem 404, 409 when one was changed elsewhere since `if_rev`, 422 */
export function changePurchase(
  context: Context,
  uid: number,
  { id, if_rev, ...fields }: Fields & { id: number; if_rev?: number | undefined },
  latest: Day,
): void {
  if (fields.date) requirePast('date', fields.date, latest);
  inTransaction(context.db, (tx) => {
    const before = purchaseDetail(tx, uid, id);
    const stored = { ...before, p_sc_id: before.sc_id };
    const revision = findRevision(tx, 'purchases', id);
    const { p_sc_id } = fields;
    const mine = {
      ...fields,
      ...(typeof p_sc_id === 'number' && { p_sc_id: currentSpecies(tx, p_sc_id) }),
    };
    refuseConflicts(revision, if_rev, mine, stored, amountsAndCurrency(purchaseFormFields));
    const changes = checked(
      tx,
      uid,
      changedAmounts(purchaseFormFields, fields, before),
      before.pets.map((pet) => pet.id),
    );
    const made = countAnimalsOf(tx, id);
    if (fields.count !== undefined && fields.count < Math.min(made, before.count)) {
      throw invalid({ count: issue('fewer_than_made', { made }) });
    }
    const sc_id = changes.sc_id === undefined ? before.sc_id : changes.sc_id;
    requireSubject(sc_id, changes.custom_text ?? before.custom_text);
    updatePurchase(tx, uid, id, changes);
  });
}

/** All purchases of a filter as a file for spreadsheets. */
export function exportPurchases(context: Context, uid: number, filter: PurchaseFilter, today: Day) {
  return csvResponse(
    `purchases-${filter.year ?? today}.csv`,
    [
      ['id', (row) => row.id],
      ['date', (row) => row.date],
      ['custom_text', (row) => row.custom_text],
      ['sc_name', (row) => row.sc_name],
      ['name', (row) => row.name],
      ['count', (row) => row.count],
      ['size', (row) => row.size],
      ['price', (row) => amountText(row.price, row.currency)],
      ['currency', (row) => row.currency],
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
  { p_sc_id, parent_id, ...fields }: Stored,
  pet_ids: number[],
): Partial<NewPurchase> {
  const isBred = typeof parent_id === 'number';
  const sc_id = typeof p_sc_id === 'number' ? requireSpecies(db, p_sc_id) : p_sc_id;
  if (isBred) {
    requireOwnPet(db, uid, parent_id, 'parent_id');
    if (pet_ids.includes(parent_id)) throw invalid({ parent_id: issue('own_parent') });
    if (listAncestors(db, parent_id).some((id) => pet_ids.includes(id)))
      throw invalid({ parent_id: issue('own_descendant') });
  }
  return {
    ...definedFields(fields),
    ...(sc_id !== undefined && { sc_id }),
    ...(parent_id !== undefined && { parent_id }),
    ...(isBred && { bred: 1 as const }),
    ...((isBred || fields.bred === 0) && { parent_name: '' }),
  };
}

function requireSubject(sc_id: number | null, custom_text: string | undefined): void {
  if (sc_id === null && !custom_text) throw invalid({ custom_text: issue('nothing_bought') });
}

function speciesOfParent(db: Executor, uid: number, parent_id: number | null | undefined) {
  return typeof parent_id === 'number' ? (findPet(db, uid, parent_id)?.sc_id ?? null) : null;
}
