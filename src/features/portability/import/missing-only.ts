import { tidyName } from '#src/domain/text/single-line.ts';
import type { Basis } from './basis.ts';
import type { DocumentPurchase } from './import.shapes.ts';
import type { Collection, NewPet } from './import.types.ts';
import { filterRows } from './pet-lines.ts';

/** What a keeper has already of a file that they read in again. */
export type Kept = {
  tags: string[];
  /** A deleted animal leaves its own behind. */
  purchases: KeptPurchase[];
};

type KeptPurchase = { id: number; sc_id: number | null } & Required<
  Pick<DocumentPurchase, (typeof TELLING)[number]>
>;

/** What tells a purchase of another Exuvia from the keeper's own that has its number. */
const TELLING = ['date', 'custom_text', 'seller', 'price', 'currency', 'document_no'] as const;

/** How many animals of a collection are kept already, by their tags. */
export function countKept({ pets }: Collection, kept: Kept): number {
  const isKept = keptBy(kept);
  let count = 0;
  for (const pet of pets) if (isKept(pet)) count += 1;
  return count;
}

/**
 * The animals that are not kept, with what is theirs alone: plans, sales and settings stay as the keeper has them. `own`:
 * the purchases that the keeper has already and that these animals belong to again.
 */
export function missingOnly(
  collection: Collection,
  kept: Kept,
  basis: Basis,
): { collection: Collection; own: number[] } {
  const isKept = keptBy(kept);
  const pets = filterRows(collection.pets, (pet) => !isKept(pet));
  const [ids, bought, stand] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const named = new Set<string>();
  for (const { id, purchase_id, place_id, sc_name } of pets) {
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
  const missing = {
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
  return { collection: missing, own: theirs.filter(isOwn).map(({ id }) => id) };
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

function keptBy({ tags }: Kept): (pet: NewPet) => boolean {
  const all = new Set(tags);
  return ({ tag }) => Boolean(tag) && all.has(tag ?? '');
}
