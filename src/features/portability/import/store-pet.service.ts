import type { Executor } from '#src/db/database.ts';
import { upsertEvents } from '#src/features/animals/events/events.queries.ts';
import { upsertFeedings } from '#src/features/animals/feedings/feedings.queries.ts';
import { upsertMolts } from '#src/features/animals/molts/molts.queries.ts';
import { insertPet } from '#src/features/animals/pets/pets.queries.ts';
import { newAmounts } from '#src/features/trade/amounts.ts';
import { insertPurchase } from '#src/features/trade/purchases/purchases.queries.ts';
import { eventFields, feedingFields, moltFields } from '#src/records/history.ts';
import { filled } from '#src/records/fields.ts';
import { petFields } from '#src/records/pet.ts';
import { acquiredFields } from '#src/records/purchase.ts';
import type { NewPet } from './import.types.ts';

export type StoreOptions = {
  uid: number;
  now: Date;
  file: string;
  /** Document ids of the pets that come with a picture. */
  withPicture?: ReadonlySet<number>;
};

/** The context of one running import: the keeper, and the new ids so far. */
export type StoreWork = StoreOptions & {
  db: Executor;
  import_id: number;
  speciesOf: (sc_name: string | null | undefined) => number | null;
  planIds: Map<number, number>;
  purchaseIds: Map<number, number>;
  petIds: Map<number, number>;
  pastIds: Map<number, number>;
};

/** Stores a pet with its history. Returns its new id. */
export function storePet(work: StoreWork, pet: NewPet): number {
  const { db, uid, import_id, now, speciesOf, planIds, purchaseIds, petIds, withPicture } = work;
  const sc_id = pet.p_sc_id ?? speciesOf(pet.sc_name) ?? 0;
  const purchase_id = purchaseIds.get(pet.purchase_id ?? 0) ?? acquire(work, pet, sc_id);
  const has_img = pet.id !== undefined && withPicture?.has(pet.id) ? 1 : 0;
  const former_no = pet.id ?? null;
  const values = { ...filled(petFields, pet), uid, sc_id, purchase_id, import_id, former_no };
  const id = insertPet(db, { ...values, has_img, img_version: has_img });
  if (pet.id !== undefined) petIds.set(pet.id, id);
  storeHistory(db, id, pet, planIds, now.getTime());
  return id;
}

/** The acquisition in a pet's row becomes a purchase. */
function acquire({ db, uid, import_id }: StoreWork, pet: NewPet, sc_id: number): number | null {
  if (!pet.purchase) return null;
  const count = pet.an_count ?? 1;
  return insertPurchase(db, {
    ...filled(acquiredFields, newAmounts(db, uid, acquiredFields, pet.purchase)),
    uid,
    import_id,
    sc_id,
    count,
  });
}

/** Records without a time of their own are in the order of their rows. */
function storeHistory(
  db: Executor,
  pet_id: number,
  { feedings = [], molts = [], events = [] }: NewPet,
  planIds: ReadonlyMap<number, number>,
  now: number,
): void {
  const fed = feedings.map((feeding, at) => ({
    ...filled(feedingFields, feeding),
    pet_id,
    recorded: feeding.recorded ?? now + at,
    fp_id: planIds.get(feeding.fp_id ?? 0) ?? null,
  }));
  upsertFeedings(db, fed);
  upsertMolts(
    db,
    molts.map((molt) => ({ pet_id, ...filled(moltFields, molt) })),
  );
  upsertEvents(
    db,
    events.map((event) => ({ pet_id, ...filled(eventFields, event) })),
  );
}
