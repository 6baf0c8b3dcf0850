import { tidyName } from '#src/domain/text/single-line.ts';
import type { listTombstones } from '#src/features/animals/pets/tombstones.queries.ts';
import type { Basis } from './basis.ts';
import type { DocumentPlan, DocumentPurchase } from './import.shapes.ts';
import type { Collection, NewPet, Own } from './import.types.ts';
import { filterRows, mapRows, type Rows } from './pet-lines.ts';

/** What a keeper has already of a file that they read in again. */
export type Kept = {
  /** `keys`: by `recordKey`, with each number that it has or had. */
  animals: { tag: string; keys: string[] }[];
  /** A deleted animal leaves its own behind. */
  purchases: KeptPurchase[];
  plans: Pick<DocumentPlan, 'fp_id' | 'fp_name' | 'fp_start' | 'fp_filter'>[];
  tombstones: Tombstone[];
};

type Tombstone = ReturnType<typeof listTombstones>[number];

/**
 * Tells a record from all others: no two that were made at one moment had one number, or tag. A tag alone does not: another
 * keeper may have it by now, and so does each record of an animal that left and came home.
 */
export const recordKey = (known: number | string, created: string): string => `${known} ${created}`;

type KeptPurchase = { id: number; sc_id: number | null } & Required<
  Pick<DocumentPurchase, (typeof TELLING)[number]>
>;

/** What tells a purchase of another Exuvia from the keeper's own that has its number. */
const TELLING = ['date', 'custom_text', 'seller', 'price', 'currency', 'document_no'] as const;

/** How many animals of a collection are kept already. */
export function countKept(collection: Collection, kept: Kept): number {
  const isKept = keptBy(collection, kept);
  let count = 0;
  for (const pet of collection.pets) if (isKept(pet)) count += 1;
  return count;
}

/**
 * The animals that are not kept, with what is theirs alone: plans, sales and settings stay as the keeper has them. `own`:
 * what the keeper has already and these animals belong to again.
 */
export function missingOnly(
  collection: Collection,
  kept: Kept,
  basis: Basis,
): { collection: Collection; own: Own } {
  const isKept = keptBy(collection, kept);
  const tombstoneOf = tombstones(kept);
  const soldOf = soldInFile(collection);
  const past: Own['past'] = [];
  const missing = filterRows(collection.pets, (pet) => !isKept(pet));
  const pets = mapRows(missing, (row) => {
    const pet = row as NewPet;
    return asItLeft(pet, tombstoneOf(pet), soldOf.get(pet.id ?? 0) ?? 0);
  }) as Rows<NewPet>;
  const [ids, bought, stand] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const named = new Set<string>();
  for (const pet of missing) {
    const { id, purchase_id, place_id, sc_name } = pet;
    const tombstone = tombstoneOf(pet);
    if (id && tombstone) past.push({ id, past_id: tombstone.id });
    named.add(nameKey(sc_name));
    if (id) ids.add(id);
    if (purchase_id) bought.add(purchase_id);
    if (place_id) stand.add(place_id);
  }
  // what a place stands in comes before it
  for (const { id, parent_id } of collection.places.toReversed())
    if (stand.has(id) && parent_id) stand.add(parent_id);
  const keptById = new Map(kept.purchases.map((purchase) => [purchase.id, purchase]));
  const isOwn = (purchase: DocumentPurchase) => isSame(purchase, keptById.get(purchase.id), basis);
  const theirs = collection.purchases.filter(({ id }) => bought.has(id));
  const purchases = theirs.filter((purchase) => !isOwn(purchase));
  for (const { sc_name } of purchases) named.add(nameKey(sc_name));
  const added = new Set(purchases.map(({ id }) => id));
  const theirsAlone = {
    ...collection,
    pets,
    ids: [...ids],
    species: collection.species.filter(({ sc_name }) => named.has(nameKey(sc_name))),
    places: collection.places.filter(({ id }) => stand.has(id)),
    purchases,
    papers: collection.papers.filter(
      ({ pet_id, purchase_id }) => ids.has(pet_id ?? 0) || added.has(purchase_id ?? 0),
    ),
    ...{ plans: [], past_pets: [], sales: [], feeders: [], settings: [] },
  };
  const own = {
    purchases: theirs.filter(isOwn).map(({ id }) => id),
    plans: ownPlans(collection, kept, ids),
    past,
  };
  return { collection: theirsAlone, own };
}

/** The keeper's plans that the file's are, and which of the missing animals were chosen for each. */
function ownPlans({ plans }: Collection, kept: Kept, missing: ReadonlySet<number>): Own['plans'] {
  return plans.flatMap(({ fp_id, fp_name, fp_start, fp_filter, pet_ids }) => {
    const numbered = kept.plans.find((plan) => plan.fp_id === fp_id);
    const isNumbered = numbered?.fp_name === fp_name || numbered?.fp_start === fp_start;
    const own = isNumbered ? numbered : kept.plans.find((plan) => plan.fp_name === fp_name);
    if (!own) return [];
    const isChosen = !fp_filter && !own.fp_filter;
    const members = isChosen ? pet_ids.filter((id) => missing.has(id)) : [];
    return [{ fp_id, own_id: own.fp_id, pet_ids: members }];
  });
}

/** By a number that is known of it; a tombstone does not keep all, and its tag is left then. */
function tombstones(kept: Kept): (pet: NewPet) => Tombstone | undefined {
  const byKey = new Map(
    kept.tombstones.flatMap((one) =>
      [one.tag, one.former_no, one.pet_no].flatMap((known) =>
        known ? [[recordKey(known, one.created), one] as const] : [],
      ),
    ),
  );
  return (pet) => byKey.get(keyOf(pet)) ?? byKey.get(recordKey(pet.tag ?? '', pet.created ?? ''));
}

/** How many animals of each the file says are sold. */
function soldInFile({ sales }: Collection): ReadonlyMap<number, number> {
  const sold = new Map<number, number>();
  for (const { pet_id, s_count, returned } of sales)
    if (pet_id && !returned) sold.set(pet_id, (sold.get(pet_id) ?? 0) + (s_count ?? 1));
  return sold;
}

/** What the stock book knows of its leaving holds: the file may be older. `sold`: how many by the file. */
function asItLeft(pet: NewPet, past: Tombstone | undefined, sold: number): NewPet {
  if (!past) return pet;
  const { archive_reason, archive_date, archive_note } = past;
  const left = past.an_count || past.sold_last;
  if (left > 0)
    return { ...pet, archived: 1, an_count: left, archive_reason, archive_date, archive_note };
  const there = (pet.an_count ?? 1) - Math.max(0, past.sold - sold);
  return { ...pet, an_count: Math.max(1, there) };
}

/** Whoever deletes an animal or a species may change which one its purchase names: where one names none, it can be any. */
function isSame(
  purchase: DocumentPurchase,
  own: KeptPurchase | undefined,
  { speciesOf }: Basis,
): boolean {
  if (!own || TELLING.some((field) => (purchase[field] || '') !== (own[field] || ''))) return false;
  const { sc_name } = purchase;
  return !sc_name || own.sc_id === null || speciesOf(sc_name) === own.sc_id;
}

const nameKey = (sc_name: string | null | undefined) => tidyName(sc_name ?? '').toLowerCase();

/** By the record, or by the tag of one that the file does not have. */
function keptBy({ pets }: Collection, { animals }: Kept): (pet: NewPet) => boolean {
  const inFile = new Set<string>();
  for (const pet of pets) inFile.add(keyOf(pet));
  const [keys, tags] = [new Set<string>(), new Set<string>()];
  for (const animal of animals) {
    for (const key of animal.keys) keys.add(key);
    if (animal.tag && !animal.keys.some((key) => inFile.has(key))) tags.add(animal.tag);
  }
  return (pet) => keys.has(keyOf(pet)) || tags.has(pet.tag ?? '');
}

const keyOf = ({ id, created }: NewPet) => recordKey(id ?? 0, created ?? '');
