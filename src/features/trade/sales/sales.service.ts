import { findLabelSettings } from '#src/features/animals/pets/pet-table.queries.ts';
import { changedAmounts, newAmounts } from '#src/features/trade/amounts.ts';
import { displayCurrency } from '#src/features/trade/currency.queries.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Day } from '#src/domain/days.ts';
import { tagPriceIn } from '#src/domain/labels/priced.ts';
import { amountText } from '#src/domain/trade/money.ts';
import { proposedPrice } from '#src/domain/trade/proposed-price.ts';
import type { Context } from '#src/platform/context.ts';
import { csvResponse } from '#src/features/trade/csv-response.ts';
import { requirePast } from '#src/platform/http/record-days.ts';
import { findRevision } from '#src/db/revisions.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { definedFields } from '#src/features/trade/defined-fields.ts';
import { ownFlag, requireReadable, type Reader } from '#src/platform/security/ownership.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { amountsAndCurrency, filled, type SentValues } from '#src/records/fields.ts';
import { saleFields, saleFormFields, saleNames } from '#src/records/sale.ts';
import { restoreAnimals, removeAnimals } from './sold-animals.service.ts';
import {
  deleteSale,
  findSuggestedSale,
  findPet,
  findSale,
  findSpeciesName,
  insertSale,
  listSales,
  updatePet,
  updateSale,
  withdrawSold,
  type Sale,
  type SaleFilter,
  type SoldPet,
} from './sales.queries.ts';

type Fields = Partial<SentValues<typeof saleFormFields>>;

/** @throws Problem 404 */
function requireSale(db: Executor, uid: number, slid: number): Sale {
  const sale = findSale(db, uid, slid);
  if (!sale) throw notFound('sale', 'slid');
  return sale;
}

/** As its owner and the administrator read it. @throws Problem 404 */
export function saleDetail(db: Executor, reader: Reader, slid: number) {
  const owner = requireReadable(db, reader, 'sale', slid);
  return { ...requireSale(db, owner, slid), own: ownFlag(reader, owner) };
}

/**
 * Sells animals of a pet: lowers its count, and archives it with the last one. `left` tells how many are still
 * there. @throws Problem 404, 409 when the pet is archived, 422 when there are fewer
 */
export function addSale(
  context: Context,
  uid: number,
  { pet_id, ...fields }: Fields & { pet_id: number },
  { today, latest }: { today: Day; latest: Day },
) {
  const s_date = fields.s_date ?? today;
  requirePast('s_date', s_date, latest);
  const s_count = fields.s_count ?? 1;
  return inTransaction(context.db, (tx) => {
    const pet = findPet(tx, uid, pet_id);
    if (!pet) throw notFound('pet', 'pet_id');
    const archived_pet = removeAnimals(tx, pet, s_count, s_date);
    const names = { pet_name: pet.name, sc_name: findSpeciesName(tx, pet.sc_id) };
    const amounts = newAmounts(tx, uid, saleFormFields, fields);
    const archived_before = pet.archived ? (pet.archive_date ?? '') : null;
    const values = { ...amounts, ...names, s_date, s_count, archived_pet };
    const row = filled({ ...saleFields, ...saleNames }, values);
    const slid = insertSale(tx, { ...row, uid, pet_id, archived_before });
    return { id: slid, slid, archived: archived_pet, left: pet.an_count - s_count };
  });
}

/** Changes the fields that are given; another number of animals is taken from the pet, or put back. */
export function changeSale(
  context: Context,
  uid: number,
  { slid, if_rev, ...fields }: Fields & { slid: number; if_rev?: number | undefined },
  latest: Day,
): void {
  const { s_count, s_date } = fields;
  if (s_date) requirePast('s_date', s_date, latest);
  inTransaction(context.db, (tx) => {
    const sale = requireSale(tx, uid, slid);
    const revision = findRevision(tx, 'sales', slid);
    refuseConflicts(revision, if_rev, fields, sale, amountsAndCurrency(saleFormFields));
    updateSale(tx, slid, definedFields(changedAmounts(saleFormFields, fields, sale)));
    const day = s_date ?? sale.s_date;
    if (s_count !== undefined && s_count !== sale.s_count) recount(tx, uid, sale, s_count, day);
    else if (s_date && sale.archived_pet && sale.pet_id !== null) {
      const pet = findPet(tx, uid, sale.pet_id);
      if (pet?.sold_out) updatePet(tx, pet.id, { archive_date: s_date });
    }
  });
}

/** Deletes a sale; `restore` gives its animals back to the pet. @throws Problem 404 */
export function removeSale(context: Context, uid: number, slid: number, restore: boolean): void {
  inTransaction(context.db, (tx) => {
    const sale = requireSale(tx, uid, slid);
    if (restore) restoreAnimals(tx, uid, sale);
    withdrawSold(tx, slid);
    deleteSale(tx, slid);
  });
}

/** Who bought is forgotten, what was sold stays. @throws Problem 404 */
export function eraseBuyer(context: Context, uid: number, slid: number): void {
  requireSale(context.db, uid, slid);
  updateSale(context.db, slid, { buyer_name: '', buyer_contact: '', buyer_address: '' });
}

/**
 * What a sale of this pet starts from: how many there are, their size, and the price for one of them: that of its price
 * tag, else the last one.
 */
export function suggestedSale(db: Executor, reader: Reader, pet_id: number) {
  const uid = requireReadable(db, reader, 'pet', pet_id);
  const pet = findPet(db, uid, pet_id);
  if (!pet) throw notFound('pet');
  const currency = displayCurrency(db, uid);
  const tag = tagPriceIn(findLabelSettings(db, uid), pet_id, currency);
  const last = lastPrice(db, uid, pet, currency);
  return {
    an_count: pet.sold_out ? 0 : pet.an_count,
    s_size: pet.size,
    ...proposedPrice({ tag, last }, currency),
    currency,
  };
}

function lastPrice(db: Executor, uid: number, pet: SoldPet, currency: string): number | null {
  const last = findSuggestedSale(db, uid, pet, currency);
  return last ? Math.round(last.total_price / last.s_count) : null;
}

/** All sales of a filter as a file for spreadsheets. */
export function exportSales(context: Context, uid: number, filter: SaleFilter, today: Day) {
  return csvResponse(
    `sales-${filter.year ?? today}.csv`,
    [
      ['slid', (row) => row.slid],
      ['s_date', (row) => row.s_date],
      ['name', (row) => row.name],
      ['sc_name', (row) => row.sc_name],
      ['s_count', (row) => row.s_count],
      ['s_size', (row) => row.s_size],
      ['total_price', (row) => amountText(row.total_price, row.currency)],
      ['shipping', (row) => amountText(row.shipping, row.currency)],
      ['currency', (row) => row.currency],
      ['buyer_name', (row) => row.buyer_name],
      ['buyer_contact', (row) => row.buyer_contact],
      ['buyer_address', (row) => row.buyer_address],
      ['document_no', (row) => row.document_no],
      ['s_notes', (row) => row.s_notes],
    ],
    listSales(context.db, uid, filter),
  );
}

function recount(db: Executor, uid: number, sale: Sale, s_count: number, day: Day): void {
  if (sale.pet_id === null || sale.returned || !findPet(db, uid, sale.pet_id)) return;
  restoreAnimals(db, uid, sale);
  const pet = findPet(db, uid, sale.pet_id);
  if (pet) updateSale(db, sale.slid, { archived_pet: removeAnimals(db, pet, s_count, day) });
}
