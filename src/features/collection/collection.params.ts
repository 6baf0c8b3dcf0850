import { FormatRegistry } from '@sinclair/typebox';
import { t, type Static } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import {
  animalTypes,
  archiveReasons,
  envTypes,
  genders,
  humidities,
} from '#src/domain/vocabulary.ts';
import {
  choice,
  Count,
  Day,
  Flag,
  Id,
  Line,
  Maybe,
  Money,
  Name,
  OneLine,
  Progress,
  Size,
  whole,
  Words,
} from '#src/platform/params.ts';

// The shapes of what is exported and imported. A pet's row is what pet/add_all takes; the document of a whole
// collection says more: its ids tie the records together, and are given anew where it is imported.

FormatRegistry.Set('instant', (text) => {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(text) && !Number.isNaN(Date.parse(text))
  );
});
const Instant = t.String({
  format: 'instant',
  problem: 'must be an instant in UTC, as 2025-06-03T18:20:00Z',
});
const closed = { additionalProperties: false } as const;

const feeding = {
  date_f: Day,
  food: t.Optional(Line(limits.food)),
  progress: t.Optional(Progress),
  /** ms since 1970: orders the records of a day */
  recorded: t.Optional(whole({ minimum: 0, maximum: 8_640_000_000_000_000 })),
};
const Molt = t.Object({ date_mt: Day, size: Maybe(Size) }, closed);
const Event = t.Object({ date_ev: Day, event: Name(limits.event) }, closed);

/** How a pet of a row was acquired: becomes a purchase of its own. */
const Acquired = t.Object(
  {
    date: Day,
    price: t.Optional(Money),
    seller: t.Optional(Line(limits.seller)),
    size: Maybe(Size),
  },
  closed,
);

const pet = {
  sc_name: Maybe(Words(limits.sc_name)),
  name: OneLine(limits.pet_name),
  gender: Maybe(choice(genders)),
  an_count: Maybe(Count),
  notes: Maybe(Words(limits.pet_notes)),
  created: Maybe(Instant),
  pre_molt: Maybe(Day),
  is_public: Maybe(Flag),
  archived: Maybe(Flag),
  archive_reason: Maybe(choice(archiveReasons)),
  archive_date: Maybe(Day),
  archive_note: Maybe(Words(limits.archive_note)),
  molts: t.Optional(t.Array(Molt)),
  events: t.Optional(t.Array(Event)),
};

/** A row of pet/add_all. */
export const PetRow = t.Object(
  {
    ...pet,
    p_sc_id: Maybe(Id),
    feedings: t.Optional(t.Array(t.Object(feeding, closed))),
    purchase: Maybe(Acquired),
  },
  closed,
);

/** A pet of a document. */
export const DocumentPet = t.Object(
  {
    ...pet,
    id: Id,
    purchase_id: Maybe(Id),
    feedings: t.Optional(t.Array(t.Object({ ...feeding, fp_id: Maybe(Id) }, closed))),
  },
  closed,
);

const Humidity = t.Union(
  humidities.map((value) => t.Literal(value)),
  { problem: 'must be 1, 2 or 3' },
);

export const DocumentSpecies = t.Object(
  {
    sc_name: Name(limits.sc_name),
    an_type: choice(animalTypes),
    cm_name: t.Optional(Line(limits.cm_name)),
    env_type: Maybe(choice(envTypes)),
    humidity: Maybe(Humidity),
    country_code: Maybe(Words(limits.country_code)),
    notes: t.Optional(Words(limits.species_notes)),
    care_sheet: t.Optional(Words(limits.care_sheet)),
  },
  closed,
);

export const DocumentPlan = t.Object(
  {
    fp_id: Id,
    fp_name: OneLine(limits.fp_name),
    fp_repeat: whole({ minimum: 0, maximum: limits.fp_repeat.max }),
    fp_start: Day,
    fp_weekdays: t.String({ pattern: '^[01]{7}$', problem: 'must be seven flags, Monday first' }),
    fp_active: Flag,
    def_feeder: Line(limits.food),
    pet_ids: t.Array(Id),
  },
  closed,
);

export const DocumentPurchase = t.Object(
  {
    id: Id,
    custom_text: Line(limits.custom_text),
    sc_name: Maybe(Words(limits.sc_name)),
    price: Money,
    count: Count,
    size: Maybe(Size),
    date: Day,
    seller: Line(limits.seller),
    seller_address: Words(limits.seller_address),
    document_no: Line(limits.document_no),
    notes: Words(limits.purchase_notes),
    parent_id: Maybe(Id),
    bred: t.Optional(Flag),
    parent_name: t.Optional(Line(limits.pet_name)),
  },
  closed,
);

/** A pet whose record was deleted after animals had left, as the stock book still shows it. */
export const DocumentPastPet = t.Object(
  {
    id: Id,
    // of the record that was deleted; documents of earlier versions lack it
    pet_no: Maybe(Id),
    name: OneLine(limits.pet_name),
    sc_name: Words(limits.sc_name),
    gender: choice(genders),
    created: Instant,
    an_count: whole({ minimum: 0, maximum: limits.an_count.max }),
    archive_reason: Maybe(choice(archiveReasons)),
    archive_date: Maybe(Day),
    archive_note: Words(limits.archive_note),
    purchase_id: Maybe(Id),
  },
  closed,
);

export const DocumentSale = t.Object(
  {
    slid: Id,
    pet_id: Maybe(Id),
    past_id: Maybe(Id),
    pet_name: Line(limits.pet_name),
    sc_name: Words(limits.sc_name),
    s_count: Count,
    s_size: Maybe(Size),
    total_price: Money,
    shipping: Money,
    s_date: Day,
    s_notes: Words(limits.sale_notes),
    buyer_name: Line(limits.buyer_name),
    buyer_contact: Line(limits.buyer_contact),
    buyer_address: Words(limits.buyer_address),
    document_no: Line(limits.document_no),
    archived_pet: Flag,
  },
  closed,
);

export const DocumentFeeder = t.Object({ food: OneLine(limits.food) }, closed);

/** Settings that this version does not know are left out, so any text may come. */
export const DocumentSetting = t.Object({ conf_key: t.String(), conf_val: t.String() }, closed);

export type PetRow = Static<typeof PetRow>;
export type DocumentPet = Static<typeof DocumentPet>;
export type DocumentSpecies = Static<typeof DocumentSpecies>;
export type DocumentPlan = Static<typeof DocumentPlan>;
export type DocumentPurchase = Static<typeof DocumentPurchase>;
export type DocumentPastPet = Static<typeof DocumentPastPet>;
export type DocumentSale = Static<typeof DocumentSale>;
export type DocumentFeeder = Static<typeof DocumentFeeder>;
export type DocumentSetting = Static<typeof DocumentSetting>;
