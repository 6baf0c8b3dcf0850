import type { Context } from '#src/platform/context.ts';
import type {
  DocumentPaper,
  DocumentPastPet,
  DocumentPet,
  DocumentPlace,
  DocumentPlan,
  DocumentPurchase,
  DocumentSale,
  DocumentSpecies,
  PetRow,
} from './import.shapes.ts';
import type { Rows } from './pet-lines.ts';

/** Of the outside world, what an import needs. */
export type ImportContext = Pick<Context, 'config' | 'db' | 'log' | 'now'>;

/** A pet to be stored. `id` and `purchase_id` are those of its document, `purchase` is its row's own. */
export type NewPet = Omit<PetRow, 'feedings'> &
  Pick<Partial<DocumentPet>, 'id' | 'purchase_id' | 'place_id' | 'place_order' | 'pictures'> & {
    feedings?: DocumentPet['feedings'];
  };

/** Everything that one import adds, checked. Ids are the document's. */
export type Collection = {
  pets: Rows<NewPet>;
  /** The pets' ids in their document, if they come from one. */
  ids: number[];
  /** Those that the club's list lacks and this keeper may add. */
  species: DocumentSpecies[];
  plans: DocumentPlan[];
  places: DocumentPlace[];
  purchases: DocumentPurchase[];
  past_pets: DocumentPastPet[];
  sales: DocumentSale[];
  feeders: string[];
  settings: { conf_key: string; conf_val: string }[];
  papers: DocumentPaper[];
};

/** What a keeper has of a file already, that its missing animals belong to again. Ids are the document's, but for those named. */
export type Own = {
  /** The same ids as the keeper's. */
  purchases: number[];
  /** The keeper's `own_id`, and the animals that were chosen for it. */
  plans: { fp_id: number; own_id: number; pet_ids: number[] }[];
  /** The keeper's tombstones of the animals. */
  past: { id: number; past_id: number }[];
};

export const onlyPets = (pets: Rows<NewPet>): Collection => ({
  pets,
  ids: [],
  species: [],
  plans: [],
  places: [],
  purchases: [],
  past_pets: [],
  sales: [],
  feeders: [],
  settings: [],
  papers: [],
});
