import { tidyName } from '#src/domain/text/single-line.ts';
import { isAhead } from '#src/domain/today/planned-events.ts';
import type { Executor } from '#src/db/database.ts';
import { currentSpecies } from '#src/db/species-names.ts';
import { findSetting, upsertSetting } from '#src/features/accounts/settings/settings.queries.ts';
import { upsertEvents } from '#src/features/animals/events/events.queries.ts';
import { insertFeeder } from '#src/features/animals/feedings/feeders.queries.ts';
import { upsertFeedings } from '#src/features/animals/feedings/feedings.queries.ts';
import {
  sizeKindOf,
  upsertMeasurements,
} from '#src/features/animals/measurements/measurements.queries.ts';
import { upsertMolts } from '#src/features/animals/molts/molts.queries.ts';
import { findPetWithTag, insertPet } from '#src/features/animals/pets/pets.queries.ts';
import { bringBack, insertPastPet } from '#src/features/animals/pets/tombstones.queries.ts';
import { isInCatalogue, takeSpecies } from '#src/features/catalogue/species/catalogue.service.ts';
import { addSpecies } from '#src/features/catalogue/species/species.service.ts';
import {
  findPlan,
  insertAssignments,
  insertPlan,
} from '#src/features/plans/plans/plans.queries.ts';
import { newAmounts } from '#src/features/trade/amounts.ts';
import { insertPurchase, updatePurchase } from '#src/features/trade/purchases/purchases.queries.ts';
import { insertSale } from '#src/features/trade/sales/sales.queries.ts';
import { filled } from '#src/records/fields.ts';
import { eventFields, feedingFields, moltFields } from '#src/records/history.ts';
import { measurementFields } from '#src/records/measurement.ts';
import { pastPetFields } from '#src/records/past-pet.ts';
import { petFields } from '#src/records/pet.ts';
import { planFields } from '#src/records/plan.ts';
import { storedFilter } from '#src/features/portability/plan-filters.ts';
import { acquiredFields, purchaseFields } from '#src/records/purchase.ts';
import { saleFields, saleNames } from '#src/records/sale.ts';
import type { Step, StepKind, StepOf } from './import-steps.ts';
import { placeOfRow, placeWork, standIn, storePlace, type PlaceWork } from './store-places.ts';
import { speciesFinder } from './species-names.queries.ts';

type About = {
  /** Who imports, and who owns the rows meanwhile. */
  uid: number;
  owner: number;
  now: Date;
  import_id: number;
  /** Document ids of the pets that come with a picture. */
  withPicture?: ReadonlySet<number>;
};

/** One running import: the new ids so far, by those of the document. */
export type StoreWork = About & {
  planIds: Map<number, number>;
  purchaseIds: Map<number, number>;
  saleIds: Map<number, number>;
  petIds: Map<number, number>;
  pastIds: Map<number, number>;
  places: PlaceWork;
  /** The pets' new ids, in the order of their rows. */
  ids: number[];
  /** Of these, those whose tag another record has. */
  copies: { id: number; tag: string }[];
  speciesOf: (db: Executor, sc_name: string | null | undefined) => number | null;
};

export function storeWork(about: About): StoreWork {
  let find: ((sc_name: string) => number | null) | undefined;
  const taken = new Map<string, number | null>();
  function take(db: Executor, name: string): number | null {
    const edit = editOf(about);
    const sc_id = taken.get(name) ?? (isInCatalogue(name) ? takeSpecies(db, name, edit) : null);
    taken.set(name, sc_id);
    return sc_id;
  }
  return {
    ...about,
    planIds: new Map(),
    purchaseIds: new Map(),
    saleIds: new Map(),
    petIds: new Map(),
    pastIds: new Map(),
    places: placeWork(),
    ids: [],
    copies: [],
    // asked after all new species are stored
    speciesOf(db, name) {
      const wanted = tidyName(name ?? '');
      if (wanted === '') return null;
      const found = (find ??= speciesFinder(db))(wanted) ?? take(db, wanted);
      // it may be merged while the import goes on
      return found === null ? null : currentSpecies(db, found);
    },
  };
}

const editOf = ({ uid, now, import_id }: About) => ({ uid, time: now.toISOString(), import_id });

/** Stores one step of an import. Call it in a transaction. */
export function storeStep(db: Executor, work: StoreWork, [kind, part]: Step): void {
  const store = storers[kind] as (db: Executor, work: StoreWork, part: unknown) => void;
  store(db, work, part);
}

type Storers = { [Kind in StepKind]: (db: Executor, work: StoreWork, part: StepOf<Kind>) => void };

const storers: Storers = {
  species(db, about, row) {
    addSpecies(db, row, editOf(about));
  },
  plan(db, work, plan) {
    const { owner: uid, import_id, planIds, places, speciesOf } = work;
    const fp_filter = storedFilter(plan.fp_filter ?? '', {
      sc_id: (name) => speciesOf(db, name),
      place_id: (id) => places.ids.get(id),
    });
    const values = { ...filled(planFields, plan), fp_filter, uid, import_id };
    planIds.set(plan.fp_id, insertPlan(db, values));
  },
  place: (db, work, place) => storePlace(db, work, work.places, place),
  purchase(db, { uid, owner, import_id, speciesOf, purchaseIds }, purchase) {
    const priced = newAmounts(db, uid, purchaseFields, purchase);
    const sc_id = speciesOf(db, purchase.sc_name);
    const values = { ...filled(purchaseFields, priced), uid: owner, import_id, sc_id };
    purchaseIds.set(purchase.id, insertPurchase(db, values));
  },
  pet: storePet,
  feedings(db, { ids, planIds }, rows) {
    const fed = rows.map((feeding) => ({
      ...filled(feedingFields, feeding),
      pet_id: ids.at(-1) ?? 0,
      recorded: feeding.recorded ?? 0,
      fp_id: planIds.get(feeding.fp_id ?? 0) ?? null,
    }));
    upsertFeedings(db, fed);
  },
  molts(db, { ids }, rows) {
    const pet_id = ids.at(-1) ?? 0;
    const molts = rows.map((molt) => ({ pet_id, ...filled(moltFields, molt) }));
    upsertMolts(db, molts);
  },
  measurements(db, { ids }, rows) {
    const pet_id = ids.at(-1) ?? 0;
    const measured = rows.map((row) => ({
      pet_id,
      ...filled(measurementFields, { ...row, kind: row.kind ?? sizeKindOf(db, pet_id) }),
      recorded: row.recorded,
    }));
    upsertMeasurements(db, measured);
  },
  events(db, { ids, now }, rows) {
    const pet_id = ids.at(-1) ?? 0;
    const today = now.toISOString().slice(0, 10);
    const events = rows.map((event) => ({
      ...{ pet_id, ...filled(eventFields, event) },
      planned: isAhead(event.date_ev, today) ? (1 as const) : (0 as const),
    }));
    upsertEvents(db, events);
  },
  moves(db, { ids }, rows) {
    const pet_id = ids.at(-1) ?? 0;
    const moves = rows.map(({ date, place }) => ({ pet_id, date_ev: date, event: place }));
    upsertEvents(
      db,
      moves.map((one) => ({ ...one, move: 1 as const })),
    );
  },
  /** Stored with their files (store-import.service.ts). */
  pictures() {},
  paper() {},
  members(db, { planIds, petIds }, { fp_id, pet_ids }) {
    const plan = planIds.get(fp_id) ?? 0;
    const pets = pet_ids.flatMap((old) => petIds.get(old) ?? []);
    const rows = pets.map((pet_id) => ({ fp_id: plan, pet_id }));
    insertAssignments(db, rows);
  },
  again(db, { uid, petIds }, { own_id, pet_ids }) {
    if (!findPlan(db, uid, own_id)) return;
    const again = pet_ids.flatMap((old) => petIds.get(old) ?? []);
    insertAssignments(
      db,
      again.map((pet_id) => ({ fp_id: own_id, pet_id })),
    );
  },
  back(db, { uid, petIds }, { id, past_id }) {
    const pet_id = petIds.get(id);
    if (pet_id !== undefined) bringBack(db, uid, past_id, pet_id);
  },
  parent(db, { owner, purchaseIds, petIds }, { id, parent_id }) {
    const parent = petIds.get(parent_id);
    if (parent === undefined) return;
    updatePurchase(db, owner, purchaseIds.get(id) ?? 0, { parent_id: parent });
  },
  past(db, { owner: uid, import_id, speciesOf, purchaseIds, pastIds }, past) {
    const relations = {
      former_no: past.pet_no ?? null,
      sc_id: speciesOf(db, past.sc_name),
      purchase_id: purchaseIds.get(past.purchase_id ?? 0) ?? null,
    };
    const values = { ...filled(pastPetFields, past), ...relations, uid, import_id };
    pastIds.set(past.id, insertPastPet(db, values));
  },
  sale(db, { uid, owner, import_id, petIds, pastIds, saleIds }, sale) {
    const relations = {
      pet_id: petIds.get(sale.pet_id ?? 0) ?? null,
      past_id: pastIds.get(sale.past_id ?? 0) ?? null,
    };
    const priced = newAmounts(db, uid, saleFields, sale);
    const fields = filled({ ...saleFields, ...saleNames }, priced);
    const slid = insertSale(db, { ...fields, ...relations, uid: owner, import_id });
    saleIds.set(sale.slid, slid);
  },
  feeder: (db, { uid }, food) => insertFeeder(db, uid, food),
  /** Only settings that the keeper has not chosen yet: an import must not change how the app looks. */
  setting(db, { uid, petIds }, { conf_key, conf_val }) {
    if (findSetting(db, uid, conf_key) !== null) return;
    upsertSetting(db, uid, conf_key, withNewIds(conf_key, conf_val, petIds));
  },
};

function storePet(db: Executor, work: StoreWork, pet: StepOf<'pet'>): void {
  const { owner: uid, import_id, speciesOf, purchaseIds, petIds, withPicture } = work;
  const { p_sc_id } = pet;
  const named = typeof p_sc_id === 'number' ? currentSpecies(db, p_sc_id) : null;
  const sc_id = named ?? speciesOf(db, pet.sc_name) ?? 0;
  const purchase_id = purchaseIds.get(pet.purchase_id ?? 0) ?? acquire(db, work, pet, sc_id);
  const has_img = pet.id !== undefined && withPicture?.has(pet.id) ? 1 : 0;
  const values = { ...filled(petFields, pet), ...formerNumbers(pet), uid, sc_id, purchase_id };
  // a copy of an animal that is here already gets a tag of its own
  const isFree = values.handed_over === 1 || findPetWithTag(db, values.tag) === undefined;
  const tag = isFree ? values.tag : '';
  const versions = { img_version: has_img, last_version: has_img };
  const id = insertPet(db, { ...values, tag, import_id, has_img, ...versions });
  if (pet.id !== undefined) petIds.set(pet.id, id);
  work.ids.push(id);
  const place_id = placeOfRow(db, work, work.places, pet);
  if (place_id !== null) standIn(db, work.places, place_id, { id, place_order: pet.place_order });
  if (!isFree) work.copies.push({ id, tag: values.tag });
}

/** The number in the file, and those before it, newest first. */
function formerNumbers({ id, former_nos = [] }: StepOf<'pet'>) {
  const all = new Set([...(id === undefined ? [] : [id]), ...former_nos]);
  const [former_no = null, ...earlier] = all;
  return { former_no, earlier_nos: JSON.stringify(earlier) };
}

/** The acquisition in a pet's row becomes a purchase. */
function acquire(
  db: Executor,
  { uid, owner, import_id }: StoreWork,
  pet: StepOf<'pet'>,
  sc_id: number,
): number | null {
  if (!pet.purchase) return null;
  const count = pet.an_count ?? 1;
  const priced = newAmounts(db, uid, acquiredFields, pet.purchase);
  return insertPurchase(db, {
    ...filled(acquiredFields, priced),
    uid: owner,
    import_id,
    sc_id,
    count,
  });
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
