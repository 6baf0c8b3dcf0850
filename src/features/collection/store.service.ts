import { tidyName } from '#src/domain/one-line.ts';
import type { Executor } from '#src/db/database.ts';
import {
  assignPet,
  insertFeeder,
  insertImport,
  insertPastPet,
  insertPlan,
  insertPurchase,
  insertSale,
  insertSetting,
  setParent,
} from './collection.queries.ts';
import type { Collection } from './collection.types.ts';
import { insertSpecies, speciesFinder } from './species.queries.ts';
import { storePet, type StoreOptions, type StoreWork } from './store-pet.service.ts';

export type Stored = {
  import_id: number;
  /** The pets' new ids, in the order of their rows. */
  ids: number[];
  /** From the ids of the document to the new ones. */
  petIds: ReadonlyMap<number, number>;
};

/** Stores a collection that was found sound, all of it under one import. To be called in a transaction. */
export function storeCollection(
  db: Executor,
  collection: Collection,
  options: StoreOptions,
): Stored {
  const { uid, now, file } = options;
  const created = now.toISOString();
  const import_id = insertImport(db, uid, { added: collection.pets.length, file, created });
  storeSpecies(db, collection, uid, created);
  const find = speciesFinder(db);
  const work: StoreWork = {
    ...options,
    db,
    import_id,
    speciesOf: (sc_name) => (sc_name ? find(tidyName(sc_name)) : null),
    planIds: new Map(),
    purchaseIds: new Map(),
    petIds: new Map(),
    pastIds: new Map(),
  };
  storePlans(work, collection);
  storePurchases(work, collection);
  const ids: number[] = [];
  for (const pet of collection.pets) ids.push(storePet(work, pet));
  tieToPets(work, collection);
  storePastPets(work, collection);
  storeSales(work, collection);
  for (const food of collection.feeders) insertFeeder(db, uid, food);
  for (const { conf_key, conf_val } of collection.settings) {
    insertSetting(db, uid, conf_key, withNewIds(conf_key, conf_val, work.petIds));
  }
  return { import_id, ids, petIds: work.petIds };
}

function storeSpecies(db: Executor, { species }: Collection, uid: number, time: string): void {
  for (const { country_code, ...fields } of species) {
    const code = country_code?.toUpperCase() || null;
    insertSpecies(db, { ...emptySpecies, ...fields, country_code: code }, { uid, time });
  }
}

function storePlans({ db, uid, import_id, planIds }: StoreWork, { plans }: Collection): void {
  for (const { fp_id, pet_ids: _, ...plan } of plans) {
    planIds.set(fp_id, insertPlan(db, { ...plan, uid, import_id }));
  }
}

function storePurchases(work: StoreWork, { purchases }: Collection): void {
  const { db, uid, import_id, speciesOf, purchaseIds } = work;
  for (const { id, sc_name, parent_id: _, ...purchase } of purchases) {
    const values = { ...purchase, uid, import_id, sc_id: speciesOf(sc_name) };
    purchaseIds.set(id, insertPurchase(db, values));
  }
}

/** What names a pet and is stored before it: who is in a plan, whose offspring was acquired. */
function tieToPets(work: StoreWork, { plans, purchases }: Collection): void {
  const { db, planIds, purchaseIds, petIds } = work;
  for (const { fp_id, pet_ids } of plans) {
    for (const pet_id of pet_ids.flatMap((old) => petIds.get(old) ?? [])) {
      assignPet(db, planIds.get(fp_id) ?? 0, pet_id);
    }
  }
  for (const { id, parent_id } of purchases) {
    const parent = petIds.get(parent_id ?? 0);
    if (parent !== undefined) setParent(db, purchaseIds.get(id) ?? 0, parent);
  }
}

function storePastPets(work: StoreWork, { past_pets }: Collection): void {
  const { db, uid, import_id, speciesOf, purchaseIds, pastIds } = work;
  for (const { id, pet_no, purchase_id, ...past } of past_pets) {
    const ties = {
      former_no: pet_no ?? null,
      sc_id: speciesOf(past.sc_name),
      purchase_id: purchaseIds.get(purchase_id ?? 0) ?? null,
    };
    pastIds.set(id, insertPastPet(db, { ...past, ...ties, uid, import_id }));
  }
}

function storeSales(work: StoreWork, { sales }: Collection): void {
  const { db, uid, import_id, petIds, pastIds } = work;
  for (const { slid: _, pet_id, past_id, ...sale } of sales) {
    const ties = {
      pet_id: petIds.get(pet_id ?? 0) ?? null,
      past_id: pastIds.get(past_id ?? 0) ?? null,
    };
    insertSale(db, { ...sale, ...ties, uid, import_id });
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
