import type { Executor } from '#src/db/database.ts';
import { cameIn, type BookEntry, type Leaving } from '#src/domain/stock-book.ts';
import { notFound } from '#src/platform/problem.ts';
import {
  listLonePurchases,
  listLoneSales,
  listPets,
  listSales,
  type BookFilter,
} from './stock-book.queries.ts';

type Pet = ReturnType<typeof listPets>[number];
type Sale = ReturnType<typeof listSales>[number];

/** The whole book, in the order in which animals came. */
export function stockBook(db: Executor, uid: number, filter: BookFilter): BookEntry[] {
  const sales = listSales(db, uid);
  const ofPet = Map.groupBy(sales, (sale) => sale.pet_id);
  const bySlid = new Map(sales.map((sale) => [sale.slid, sale]));
  return [
    ...listPets(db, uid, filter).map((pet) => petEntry(pet, ofPet.get(pet.pet_id) ?? [])),
    ...listLonePurchases(db, uid, filter).map((bought) => ({
      ...bought,
      pet_id: null,
      gender: null,
      recorded: null,
      out: [],
    })),
    ...listLoneSales(db, uid, filter).flatMap(({ slid, cm_name }) => {
      const sale = bySlid.get(slid);
      return sale ? [saleEntry(sale, cm_name ?? '')] : [];
    }),
  ].toSorted((a, b) => cameIn(a).localeCompare(cameIn(b)));
}

/** The line of one pet, for its proof of origin. @throws Problem 404 */
export function petInBook(db: Executor, uid: number, id: number): BookEntry {
  const pet = listPets(db, uid, {}, id)[0];
  if (!pet) throw notFound('Pet');
  return petEntry(pet, listSales(db, uid, id));
}

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

/** All that is left of a pet whose record was deleted. */
function saleEntry(sale: Sale, cm_name: string): BookEntry {
  return {
    pet_id: null,
    purchase_id: null,
    name: sale.pet_name,
    sc_name: sale.sc_name,
    cm_name,
    gender: null,
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

const nobody = { slid: null, name: '', address: '', contact: '', document_no: '', note: '' };
