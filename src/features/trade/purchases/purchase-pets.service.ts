import type { Day } from '#src/domain/days.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { inTransaction } from '#src/db/database.ts';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { requirePastDays } from '#src/platform/http/record-days.ts';
import { invalid, notFound } from '#src/platform/http/problem.ts';
import { requireSpecies } from '#src/features/catalogue/species/require-species.ts';
import { filled, type Given } from '#src/records/fields.ts';
import { petFormFields } from '#src/records/pet.ts';
import { insertPet } from '#src/features/animals/pets/pets.queries.ts';
import { countAnimalsOf, findPurchase, updatePurchase } from './purchases.queries.ts';

/**
 * Makes pets of a purchase: `records` of them with an_count animals each, named with a number behind when they are
 * several. All or none. @throws Problem 404, 422 when more animals would come of it than were bought
 */
export function addPets(
  context: Context,
  uid: number,
  input: Given<typeof petFormFields> & {
    id: number;
    p_sc_id?: number | null | undefined;
    records?: number | undefined;
  },
  latest: Day,
): number[] {
  const { id, records = 1 } = input;
  const { name, ...fields } = filled(petFormFields, input);
  requirePastDays(petFormFields, fields, latest);
  return inTransaction(context.db, (tx) => {
    const purchase = findPurchase(tx, uid, id);
    if (!purchase) throw notFound('purchase', 'id');
    const { p_sc_id } = input;
    const sc_id = typeof p_sc_id === 'number' ? requireSpecies(tx, p_sc_id) : purchase.sc_id;
    if (sc_id === null) throw invalid({ p_sc_id: issue('purchase_without_species') });
    const made = countAnimalsOf(tx, id);
    if (made + fields.an_count * records > purchase.count) {
      const left = Math.max(0, purchase.count - made);
      throw invalid({ an_count: issue('too_many_left', { left, count: purchase.count }) });
    }
    const names = namesOf(name, records);
    if (purchase.sc_id === null) updatePurchase(tx, uid, id, { sc_id });
    const pet = { ...fields, uid, sc_id, purchase_id: id };
    return names.map((each) => insertPet(tx, { ...pet, name: each }));
  });
}

function namesOf(name: string, records: number): string[] {
  if (records === 1) return [name];
  if (`${name} ${records}`.length > limits.pet_name) {
    throw invalid({ name: issue('numbered_name_too_long') });
  }
  return Array.from({ length: records }, (_, at) => `${name} ${at + 1}`);
}
