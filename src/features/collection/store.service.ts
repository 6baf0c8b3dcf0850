import { tidyName } from '#src/domain/one-line.ts';
import type { Executor } from '#src/db/database.ts';
import {
  assignPet,
  insertEvents,
  insertFeeder,
  insertFeedings,
  insertImport,
  insertMolts,
  insertPastPet,
  insertPet,
  insertPlan,
  insertPurchase,
  insertSale,
  insertSetting,
  setParent,
} from './collection.queries.ts';
import type { Collection, NewPet } from './collection.types.ts';
import { insertSpecies, speciesFinder } from './species.queries.ts';

export type Stored = {
  import_id: number;
  /** The pets' new ids, in the order of their rows. */
  ids: number[];
  /** From the ids of the document to the new ones. */
  petIds: ReadonlyMap<number, number>;
};

type Options = {
  uid: number;
  now: Date;
  file: string;
  /** Document ids of the pets whose picture comes along. */
  withPicture?: ReadonlySet<number>;
};

/** Stores a collection that was found sound, all of it under one import. To be called in a transaction. */
export function storeCollection(db: Executor, collection: Collection, options: Options): Stored {
  const { uid, now, file } = options;
  const created = now.toISOString();
  const added = collection.pets.length;
  const import_id = insertImport(db, uid, { added, file, created });
  for (const { country_code, ...fields } of collection.species) {
    const code = country_code?.toUpperCase() || null;
    insertSpecies(db, { ...emptySpecies, ...fields, country_code: code }, { uid, time: created });
  }
  const find = speciesFinder(db);
  const speciesOf = (sc_name: string | null | undefined) =>
    sc_name ? find(tidyName(sc_name)) : null;

  const planIds = new Map<number, number>();
  for (const { fp_id, pet_ids: _, ...plan } of collection.plans) {
    planIds.set(fp_id, insertPlan(db, { ...plan, uid, import_id }));
  }
  const purchaseIds = new Map<number, number>();
  for (const { id, sc_name, parent_id: _, ...purchase } of collection.purchases) {
    const values = { ...purchase, uid, import_id, sc_id: speciesOf(sc_name) };
    purchaseIds.set(id, insertPurchase(db, values));
  }

  const petIds = new Map<number, number>();
  const ids: number[] = [];
  for (const pet of collection.pets) {
    const sc_id = pet.p_sc_id ?? speciesOf(pet.sc_name) ?? 0;
    const purchase_id = purchaseIds.get(pet.purchase_id ?? 0) ?? acquire(pet, sc_id);
    const has_img = pet.id !== undefined && options.withPicture?.has(pet.id) ? 1 : 0;
    const values = { ...petColumns(pet), uid, sc_id, purchase_id, import_id };
    const id = insertPet(db, { ...values, has_img, img_version: has_img });
    if (pet.id !== undefined) petIds.set(pet.id, id);
    storeHistory(db, id, pet, planIds, now.getTime());
    ids.push(id);
  }

  for (const { fp_id, pet_ids } of collection.plans) {
    for (const pet_id of pet_ids.flatMap((old) => petIds.get(old) ?? [])) {
      assignPet(db, planIds.get(fp_id) ?? 0, pet_id);
    }
  }
  for (const { id, parent_id } of collection.purchases) {
    const parent = petIds.get(parent_id ?? 0);
    if (parent !== undefined) setParent(db, purchaseIds.get(id) ?? 0, parent);
  }
  const pastIds = new Map<number, number>();
  for (const { id, purchase_id, ...past } of collection.past_pets) {
    const ties = {
      sc_id: speciesOf(past.sc_name),
      purchase_id: purchaseIds.get(purchase_id ?? 0) ?? null,
    };
    pastIds.set(id, insertPastPet(db, { ...past, ...ties, uid, import_id }));
  }
  for (const { slid: _, pet_id, past_id, ...sale } of collection.sales) {
    const ties = {
      pet_id: petIds.get(pet_id ?? 0) ?? null,
      past_id: pastIds.get(past_id ?? 0) ?? null,
    };
    insertSale(db, { ...sale, ...ties, uid, import_id });
  }
  for (const food of collection.feeders) insertFeeder(db, uid, food);
  for (const { conf_key, conf_val } of collection.settings) {
    insertSetting(db, uid, conf_key, withNewIds(conf_key, conf_val, petIds));
  }
  return { import_id, ids, petIds };

  /** What a row says of how its pet was acquired is a purchase of its own. */
  function acquire(pet: NewPet, sc_id: number): number | null {
    if (!pet.purchase) return null;
    const count = pet.an_count ?? 1;
    return insertPurchase(db, { ...pet.purchase, uid, import_id, sc_id, count });
  }
}

const emptySpecies = {
  cm_name: '',
  env_type: null,
  humidity: null,
  country_code: null,
  notes: '',
  care_sheet: '',
};

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

/** The labels chosen last name pets by id. */
function withNewIds(
  conf_key: string,
  conf_val: string,
  petIds: ReadonlyMap<number, number>,
): string {
  if (conf_key !== 'label_pets') return conf_val;
  const old: unknown = JSON.parse(conf_val);
  const known = Array.isArray(old) ? old.flatMap((id: number) => petIds.get(id) ?? []) : [];
  return JSON.stringify(known);
}
