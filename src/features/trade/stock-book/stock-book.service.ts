import type { Executor } from '#src/db/database.ts';
import { cameIn, type BookEntry, type Leaving } from '#src/domain/trade/stock-book.ts';
import { findOwner } from '#src/platform/security/ownership.queries.ts';
import { requireReadable, type Reader } from '#src/platform/security/ownership.ts';
import { notFound } from '#src/platform/http/problem.ts';
import {
  findBack,
  listLonePurchases,
  listLoneSales,
  listPastPets,
  listPets,
  listSales,
  type BookFilter,
} from './stock-book.queries.ts';

type Pet = ReturnType<typeof listPets>[number] | ReturnType<typeof listPastPets>[number];
type Sale = ReturnType<typeof listSales>[number];

/** The whole book, in the order in which animals came. */
export function stockBook(db: Executor, uid: number, filter: BookFilter): BookEntry[] {
  const sales = listSales(db, uid);
  const bySlid = new Map(sales.map((sale) => [sale.slid, sale]));
  return [
    ...petEntries([...listPets(db, uid, filter), ...listPastPets(db, uid, filter)], sales),
    ...listLonePurchases(db, uid, filter).map((bought) => ({ ...bought, ...noRecord, out: [] })),
    ...listLoneSales(db, uid, filter).flatMap(({ slid, cm_name }) => {
      const sale = bySlid.get(slid);
      return sale ? [saleEntry(sale, cm_name ?? '')] : [];
    }),
  ].toSorted((a, b) => cameIn(a).localeCompare(cameIn(b)));
}

/** The line of one pet by its number, for its proof of origin, also after its record was deleted. @throws Problem 404 */
export function petInBook(db: Executor, reader: Reader, id: number): BookEntry {
  const uid = reader.is_admin ? (findOwner(db, 'pet', id) ?? reader.uid) : reader.uid;
  const known = listPets(db, uid, {}, findBack(db, uid, id) ?? id);
  const pets = known.length > 0 ? known : listPastPets(db, uid, {}, { pet_no: id });
  const entry = petEntries(pets, listSales(db, uid))[0];
  if (!entry) throw notFound('pet');
  return entry;
}

/** The line in which a sale stands. @throws Problem 404 */
export function saleInBook(db: Executor, reader: Reader, slid: number): BookEntry {
  const uid = requireReadable(db, reader, 'sale', slid);
  const sales = listSales(db, uid);
  const sale = sales.find((one) => one.slid === slid);
  if (!sale) throw notFound('sale');
  if (sale.pet_id !== null) return petInBook(db, { uid, is_admin: 0 }, sale.pet_id);
  const past = sale.past_id === null ? [] : listPastPets(db, uid, {}, { id: sale.past_id });
  const lone = listLoneSales(db, uid, {}).find((one) => one.slid === slid);
  return petEntries(past, sales)[0] ?? saleEntry(sale, lone?.cm_name ?? '');
}

function petEntries(pets: readonly Pet[], sales: readonly Sale[]): BookEntry[] {
  const ofRecord = Map.groupBy(sales, recordOf);
  return pets.map((pet) => petEntry(pet, ofRecord.get(recordOf(pet)) ?? []));
}

/** Tells the records of pets and those of past ones apart, by one name. A sale of a pet that came back has both. */
const recordOf = ({ pet_id, past_id }: { pet_id: number | null; past_id: number | null }) =>
  pet_id === null ? `past ${past_id}` : `pet ${pet_id}`;

function petEntry(pet: Pet, sales: Sale[]): BookEntry {
  const { an_count, archived, archive_reason, archive_date, archive_note, sold_out, ...line } = pet;
  const out = sales.map(soldLeaving);
  if (archived && !sold_out) {
    out.push({
      ...nobody,
      date: archive_date,
      count: an_count,
      reason: archive_reason ?? 'other',
      note: archive_note,
    });
  }
  return { ...line, out };
}

/** All that is known of an animal by its sale alone. */
function saleEntry(sale: Sale, cm_name: string): BookEntry {
  return {
    ...noRecord,
    purchase_id: null,
    name: sale.pet_name,
    sc_name: sale.sc_name,
    cm_name,
    recorded: sale.date,
    in_date: null,
    in_count: sale.count,
    bred: 0,
    parent_name: null,
    seller: '',
    seller_address: '',
    in_document_no: '',
    size: null,
    out: [soldLeaving(sale)],
  };
}

function soldLeaving({ slid, date, count, name, address, contact, document_no }: Sale): Leaving {
  return { ...nobody, slid, date, count, reason: 'sold', name, address, contact, document_no };
}

const noRecord = {
  pet_id: null,
  pet_no: null,
  former_no: null,
  tag: null,
  past_id: null,
  gender: null,
  hatched: null,
  kept_since: null,
  recorded: null,
};
const nobody = { slid: null, name: '', address: '', contact: '', document_no: '', note: '' };
