import { t, type Static } from 'elysia';
import { measurementKinds } from '#src/domain/animal/measurements.ts';
import { limits } from '#src/domain/limits.ts';
import { choice, Day, Flag, Id, Maybe, whole, Words } from '#src/platform/http/params.ts';
import { rowOf } from '#src/platform/http/record-shapes.ts';
import {
  eventFields,
  feederFields,
  feedingFields,
  moltFields,
  moveFields,
} from '#src/records/history.ts';
import { measurementFields } from '#src/records/measurement.ts';
import { pastPetFields } from '#src/records/past-pet.ts';
import { petFields } from '#src/records/pet.ts';
import { documentFields } from '#src/records/document.ts';
import { pictureFields } from '#src/records/picture.ts';
import { placeFields, placeNoteFields } from '#src/records/place.ts';
import { planFields } from '#src/records/plan.ts';
import { acquiredFields, purchaseFields } from '#src/records/purchase.ts';
import { saleFields, saleNames } from '#src/records/sale.ts';
import { speciesFields } from '#src/records/species.ts';

// The shapes of exports and imports: the records' own fields, and how they are linked. A pet's row is what pet/add_all
// takes; the document of a whole collection has more: its ids link the records, and are replaced by new ones on import.

const closed = { additionalProperties: false } as const;
const SpeciesName = Maybe(Words(limits.sc_name));

/** How a pet of a row was acquired: stored as a purchase. */
const Acquired = t.Object(rowOf(acquiredFields), closed);

/**
 * A length that does not say how it was measured is the one that its type is known by (sizeKind). `taken`: its day is not
 * its own, as in domain/animal/starting-size.ts.
 */
const Measurement = t.Object(
  {
    ...rowOf(measurementFields),
    kind: Maybe(choice(measurementKinds)),
    taken: t.Optional(Flag),
  },
  closed,
);

const pet = {
  ...rowOf(petFields),
  sc_name: SpeciesName,
  former_nos: t.Optional(t.Array(Id, { maxItems: 100 })),
  molts: t.Optional(t.Array(t.Object(rowOf(moltFields), closed))),
  measurements: t.Optional(t.Array(Measurement)),
  events: t.Optional(t.Array(t.Object(rowOf(eventFields), closed))),
  moves: t.Optional(t.Array(t.Object(rowOf(moveFields), closed))),
};
const feeding = rowOf(feedingFields);

/** A row of pet/add_all. */
export const PetRow = t.Object(
  {
    ...pet,
    p_sc_id: Maybe(Id),
    /** The path of its place: what is missing of it is made. */
    place: Maybe(Words(limits.place_path)),
    feedings: t.Optional(t.Array(t.Object(feeding, closed))),
    purchase: Maybe(Acquired),
  },
  closed,
);

/** A picture of a pet: `no` is its name in the ZIP, `molt` the day of the molt that it belongs to. */
const DocumentPicture = t.Object(
  { no: Id, ...rowOf(pictureFields), cover: t.Optional(Flag), molt: Maybe(Day) },
  closed,
);

/** A paper: `no` is its name in the ZIP, and one of the ids says what it belongs to. */
export const DocumentPaper = t.Object(
  {
    ...rowOf(documentFields),
    no: Id,
    pet_id: Maybe(Id),
    purchase_id: Maybe(Id),
    slid: Maybe(Id),
  },
  closed,
);

/** A pet of a document. */
export const DocumentPet = t.Object(
  {
    ...pet,
    id: Id,
    purchase_id: Maybe(Id),
    place_id: Maybe(Id),
    place_order: Maybe(whole({ minimum: 0, maximum: 2_147_483_647 })),
    feedings: t.Optional(t.Array(t.Object({ ...feeding, fp_id: Maybe(Id) }, closed))),
    pictures: t.Optional(t.Array(DocumentPicture, { maxItems: limits.picturesPerKeeper })),
  },
  closed,
);

export const DocumentSpecies = t.Object(rowOf(speciesFields), closed);

export const DocumentPlan = t.Object(
  { ...rowOf(planFields), fp_id: Id, pet_ids: t.Array(Id) },
  closed,
);

/** A place comes after what it stands in. */
export const DocumentPlace = t.Object(
  {
    ...rowOf(placeFields),
    id: Id,
    parent_id: Maybe(Id),
    entries: t.Optional(t.Array(t.Object(rowOf(placeNoteFields), closed))),
  },
  closed,
);

export const DocumentPurchase = t.Object(
  { ...rowOf(purchaseFields), id: Id, sc_name: SpeciesName, parent_id: Maybe(Id) },
  closed,
);

/** A pet whose record was deleted after animals had left. Documents of earlier versions lack its number. */
export const DocumentPastPet = t.Object(
  { ...rowOf(pastPetFields), id: Id, pet_no: Maybe(Id), purchase_id: Maybe(Id) },
  closed,
);

export const DocumentSale = t.Object(
  { ...rowOf(saleFields), ...rowOf(saleNames), slid: Id, pet_id: Maybe(Id), past_id: Maybe(Id) },
  closed,
);

export const DocumentFeeder = t.Object(rowOf(feederFields), closed);

/** Settings that this version does not know are skipped, so any text is accepted. */
export const DocumentSetting = t.Object({ conf_key: t.String(), conf_val: t.String() }, closed);

export type PetRow = Static<typeof PetRow>;
export type DocumentPet = Static<typeof DocumentPet>;
export type DocumentSpecies = Static<typeof DocumentSpecies>;
export type DocumentPlan = Static<typeof DocumentPlan>;
export type DocumentPlace = Static<typeof DocumentPlace>;
export type DocumentPurchase = Static<typeof DocumentPurchase>;
export type DocumentPastPet = Static<typeof DocumentPastPet>;
export type DocumentPaper = Static<typeof DocumentPaper>;
export type DocumentSale = Static<typeof DocumentSale>;
