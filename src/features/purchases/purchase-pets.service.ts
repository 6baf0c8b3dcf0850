import { inTransaction } from '#src/db/database.ts';
import { limits } from '#src/domain/limits.ts';
import type { Gender } from '#src/domain/vocabulary.ts';
import type { Context } from '#src/platform/context.ts';
import { invalid, notFound } from '#src/platform/problem.ts';
import { requireSpecies } from '#src/platform/species.ts';
import { countAnimalsOf, findPurchase, insertPets, updatePurchase } from './purchases.queries.ts';

/**
 * Makes pets of a purchase: `records` of them with an_count animals each, named with a number behind when they are
 * several. All or none. @throws Problem 404, 422 when more animals would come of it than were bought
 */
export function addPets(
  context: Context,
  uid: number,
  wish: {
    id: number;
    p_sc_id?: number | null | undefined;
    name: string;
    gender?: Gender | undefined;
    an_count?: number | undefined;
    notes?: string | undefined;
    records?: number | undefined;
  },
): number[] {
  const { id, name, gender = 'other', an_count = 1, notes = '', records = 1 } = wish;
  return inTransaction(context.db, (tx) => {
    const purchase = findPurchase(tx, uid, id);
    if (!purchase) throw notFound('Purchase');
    if (wish.p_sc_id) requireSpecies(tx, wish.p_sc_id);
    const sc_id = wish.p_sc_id ?? purchase.sc_id;
    if (sc_id === null) throw invalid({ p_sc_id: 'is missing: the purchase names no species' });
    const made = countAnimalsOf(tx, id);
    if (made + an_count * records > purchase.count) {
      const rest = Math.max(0, purchase.count - made);
      throw invalid({ an_count: `is too many: ${rest} of ${purchase.count} animals are left` });
    }
    const names = namesOf(name.trim(), records);
    if (purchase.sc_id === null) updatePurchase(tx, uid, id, { sc_id });
    const pet = { uid, sc_id, gender, an_count, notes, purchase_id: id };
    return insertPets(
      tx,
      names.map((each) => ({ ...pet, name: each })),
    );
  });
}

function namesOf(name: string, records: number): string[] {
  if (records === 1) return [name];
  if (`${name} ${records}`.length > limits.pet_name) {
    throw invalid({ name: 'is too long with a number behind it' });
  }
  return Array.from({ length: records }, (_, at) => `${name} ${at + 1}`);
}
