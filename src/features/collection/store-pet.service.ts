import type { Executor } from '#src/db/database.ts';
import {
  insertEvents,
  insertFeedings,
  insertMolts,
  insertPet,
  insertPurchase,
} from './collection.queries.ts';
import type { NewPet } from './collection.types.ts';

export type StoreOptions = {
  uid: number;
  now: Date;
  file: string;
  /** Document ids of the pets whose picture comes along. */
  withPicture?: ReadonlySet<number>;
};

/** One import while it is stored: whose it is, and the new id of whatever has one already. */
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
  const values = { ...petColumns(pet), uid, sc_id, purchase_id, import_id, former_no };
  const id = insertPet(db, { ...values, has_img, img_version: has_img });
  if (pet.id !== undefined) petIds.set(pet.id, id);
  storeHistory(db, id, pet, planIds, now.getTime());
  return id;
}

/** What a row says of how its pet was acquired is a purchase of its own. */
function acquire({ db, uid, import_id }: StoreWork, pet: NewPet, sc_id: number): number | null {
  if (!pet.purchase) return null;
  const count = pet.an_count ?? 1;
  return insertPurchase(db, { ...pet.purchase, uid, import_id, sc_id, count });
}

function petColumns(pet: NewPet) {
  return {
    name: pet.name.trim(),
    gender: pet.gender ?? 'other',
    an_count: pet.an_count ?? 1,
    notes: pet.notes ?? '',
    pre_molt: pet.pre_molt ?? null,
    is_public: pet.is_public ?? 0,
    archived: pet.archived ?? 0,
    archive_reason: pet.archive_reason ?? null,
    archive_date: pet.archive_date ?? null,
    archive_note: pet.archive_note ?? '',
    ...(pet.created && { created: pet.created }),
  } as const;
}

/** Without a time of its own a record was written in the order of its row. */
function storeHistory(
  db: Executor,
  pet_id: number,
  { feedings = [], molts = [], events = [] }: NewPet,
  planIds: ReadonlyMap<number, number>,
  now: number,
): void {
  const fed = feedings.map((feeding, at) => ({
    pet_id,
    date_f: feeding.date_f,
    food: feeding.food?.trim() ?? '',
    progress: feeding.progress ?? 0,
    fp_id: planIds.get(feeding.fp_id ?? 0) ?? null,
    recorded: feeding.recorded ?? now + at,
  }));
  insertFeedings(db, fed);
  insertMolts(
    db,
    molts.map((molt) => ({ pet_id, ...molt })),
  );
  insertEvents(
    db,
    events.map(({ date_ev, event }) => ({ pet_id, date_ev, event: event.trim() })),
  );
}
