import { tidyName } from '#src/domain/text/single-line.ts';
import type { Executor } from '#src/db/database.ts';
import { insertFeeder } from '#src/features/animals/feedings/feeders.queries.ts';
import { insertPastPet } from '#src/features/animals/pets/tombstones.queries.ts';
import { addSpecies } from '#src/features/catalogue/species/species.service.ts';
import { insertAssignments, insertPlan } from '#src/features/plans/plans/plans.queries.ts';
import { newAmounts } from '#src/features/trade/amounts.ts';
import { insertPurchase, updatePurchase } from '#src/features/trade/purchases/purchases.queries.ts';
import { insertSale } from '#src/features/trade/sales/sales.queries.ts';
import { findSetting, upsertSetting } from '#src/features/accounts/settings/settings.queries.ts';
import { insertImport } from './import.queries.ts';
import { filled } from '#src/records/fields.ts';
import { pastPetFields } from '#src/records/past-pet.ts';
import { planFields } from '#src/records/plan.ts';
import { purchaseFields } from '#src/records/purchase.ts';
import { saleFields, saleNames } from '#src/records/sale.ts';
import type { Collection } from './import.types.ts';
import { speciesFinder } from './species-names.queries.ts';
import { storePet, type StoreOptions, type StoreWork } from './store-pet.service.ts';

export type Stored = {
  import_id: number;
  /** The pets' new ids, in the order of their rows. */
  ids: number[];
  /** From the ids of the document to the new ones. */
  petIds: ReadonlyMap<number, number>;
};

/** Stores a checked collection as one import. Call it in a transaction. */
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
  linkToPets(work, collection);
  storePastPets(work, collection);
  storeSales(work, collection);
  for (const food of collection.feeders) insertFeeder(db, uid, food);
  storeSettings(work, collection);
  return { import_id, ids, petIds: work.petIds };
}

function storeSpecies(db: Executor, { species }: Collection, uid: number, time: string): void {
  for (const row of species) addSpecies(db, row, { uid, time });
}

function storePlans({ db, uid, import_id, planIds }: StoreWork, { plans }: Collection): void {
  for (const plan of plans) {
    planIds.set(plan.fp_id, insertPlan(db, { ...filled(planFields, plan), uid, import_id }));
  }
}

function storePurchases(work: StoreWork, { purchases }: Collection): void {
  const { db, uid, import_id, speciesOf, purchaseIds } = work;
  for (const purchase of purchases) {
    const priced = newAmounts(db, uid, purchaseFields, purchase);
    const values = { ...filled(purchaseFields, priced), uid, import_id };
    const sc_id = speciesOf(purchase.sc_name);
    purchaseIds.set(purchase.id, insertPurchase(db, { ...values, sc_id }));
  }
}

/** Relations to pets that are stored before the pets: who is in a plan, whose offspring was acquired. */
function linkToPets(work: StoreWork, { plans, purchases }: Collection): void {
  const { db, uid, planIds, purchaseIds, petIds } = work;
  for (const { fp_id, pet_ids } of plans) {
    const plan = planIds.get(fp_id) ?? 0;
    const pets = pet_ids.flatMap((old) => petIds.get(old) ?? []);
    insertAssignments(
      db,
      pets.map((pet_id) => ({ fp_id: plan, pet_id })),
    );
  }
  for (const { id, parent_id } of purchases) {
    const parent = petIds.get(parent_id ?? 0);
    if (parent !== undefined)
      updatePurchase(db, uid, purchaseIds.get(id) ?? 0, { parent_id: parent });
  }
}

function storePastPets(work: StoreWork, { past_pets }: Collection): void {
  const { db, uid, import_id, speciesOf, purchaseIds, pastIds } = work;
  for (const past of past_pets) {
    const relations = {
      former_no: past.pet_no ?? null,
      sc_id: speciesOf(past.sc_name),
      purchase_id: purchaseIds.get(past.purchase_id ?? 0) ?? null,
    };
    const values = { ...filled(pastPetFields, past), ...relations, uid, import_id };
    pastIds.set(past.id, insertPastPet(db, values));
  }
}

function storeSales(work: StoreWork, { sales }: Collection): void {
  const { db, uid, import_id, petIds, pastIds } = work;
  for (const sale of sales) {
    const relations = {
      pet_id: petIds.get(sale.pet_id ?? 0) ?? null,
      past_id: pastIds.get(sale.past_id ?? 0) ?? null,
    };
    const priced = newAmounts(db, uid, saleFields, sale);
    const fields = filled({ ...saleFields, ...saleNames }, priced);
    insertSale(db, { ...fields, ...relations, uid, import_id });
  }
}

/** Only settings that the keeper has not chosen yet: an import must not change how the app looks. */
function storeSettings({ db, uid, petIds }: StoreWork, { settings }: Collection): void {
  for (const { conf_key, conf_val } of settings) {
    if (findSetting(db, uid, conf_key) !== null) continue;
    upsertSetting(db, uid, conf_key, withNewIds(conf_key, conf_val, petIds));
  }
}

/** The last selection of labels refers to pets by id. */
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
