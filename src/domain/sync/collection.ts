import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import type { UsualGaps } from '#src/domain/species/spans.ts';
import type {
  AnimalType,
  Gender,
  MoltOutcome,
  PlaceKind,
  PlaceNoteKind,
  Progress,
  SexSign,
} from '#src/domain/enums.ts';
import type { Values } from '#src/records/fields.ts';
import type { petFields } from '#src/records/pet.ts';

// A keeper's collection as a device holds it. `GET /api/sync` answers it in the packed form of packed-history.ts.

/**
 * How far back the feedings of an animal go on a device, in days, and how many are there however old they are: a round
 * reads the newest, a history a page of them. All molts, measurements and events are there.
 */
export const FEEDING_DAYS = 400;
export const FEEDINGS_AT_LEAST = 12;

/** A row of `pets`, without what only the server asks for. Derived columns as in db/schema.ts. */
export type AnimalHead = Values<typeof petFields> & {
  id: number;
  sc_id: number;
  has_img: 0 | 1;
  img_version: number;
  purchase_id: number | null;
  former_no: number | null;
  earlier_nos: number[];
  /** Where it stands, or stood when it was archived. */
  place_id: number | null;
  place_order: number;
  date_f: Day | null;
  food: string | null;
  offer_date: Day | null;
  offer_food: string | null;
  progress: Progress | null;
  refusals: number;
  refused_since: Day | null;
  mmt: Day | null;
  size: number | null;
  weight: number | null;
  weight_date: Day | null;
  rev: number;
  /** How many records of each kind it has, those included that are older than what the device holds. */
  records: { feeding: number; molt: number; measurement: number; event: number };
  /** As `pet/detail` answers them; they follow from purchases. */
  origin: AnimalOrigin | null;
  offspring: AnimalOffspring[];
  /** The day of its acquisition, for labels, where `kept_since` says none. */
  acquired: Day | null;
  /** The newest first. */
  sales: DeviceSale[];
};

/** What a device needs of an animal's sale: to tell whether its last ones are sold, to take it back, and the last price. */
export type DeviceSale = {
  slid: number;
  s_date: Day;
  s_count: number;
  total_price: number;
  currency: string;
  archived_pet: 0 | 1;
  returned: 0 | 1;
  /** Of an animal that was archived as sold before: since when, '' where that is not known. */
  archived_before?: Day | '';
};

export type AnimalOrigin = {
  id: number;
  date: Day;
  price: number;
  currency: string;
  count: number;
  size: number | null;
  seller: string;
  parent_id: number | null;
  parent_name: string | null;
};

export type AnimalOffspring = {
  id: number;
  name: string;
  gender: Gender;
  an_count: number;
  archived: 0 | 1;
  has_img: 0 | 1;
  img_version: number;
  an_type: AnimalType;
  date: Day;
};

/** The newest first, in the order of their notes. */
export type DeviceFeeding = {
  id: number;
  date_f: Day;
  food: string;
  progress: Progress;
  fp_id: number | null;
  amount: number | null;
  rev: number;
};
/** The newest first. */
export type DeviceMolt = {
  id: number;
  date_mt: Day;
  size: number | null;
  rev: number;
} & MoltDetails;
export type MoltDetails = {
  outcome: MoltOutcome | null;
  molt_no: number | null;
  note: string;
  gender: Gender | null;
  sex_by: SexSign | null;
};
/** The newest first, those of a day by kind, backwards. */
export type DeviceMeasurement = {
  id: number;
  date_ms: Day;
  kind: MeasurementKind;
  value: number;
  rev: number;
  /** It came with the animal, and was not noted since: see domain/animal/starting-size.ts. */
  taken?: 1;
};
/** The newest first, those of a day in the order of their notes. */
export type DeviceEvent = {
  id: number;
  date_ev: Day;
  event: string;
  rev: number;
  /** Where it notes a move by itself: the id of the place where the animal stood when the day began. */
  move?: 1;
  moved_from?: number | null;
  /** It was noted before its day: see domain/today/planned-events.ts. */
  planned?: 1;
};

export type Animal = AnimalHead & {
  feedings: readonly DeviceFeeding[];
  molts: readonly DeviceMolt[];
  measurements: readonly DeviceMeasurement[];
  events: readonly DeviceEvent[];
};

export type DevicePlan = {
  fp_id: number;
  fp_name: string;
  fp_repeat: number;
  fp_start: Day;
  fp_weekdays: string;
  fp_active: 0 | 1;
  def_feeder: string;
  retry_days: number;
  fp_filter: string;
  rev: number;
  /** The animals that are assigned to it, archived ones too. */
  pet_ids: number[];
  /** The newest day on which it was used that is older than the feedings of the device. */
  used_before: Day | null;
};

/** A place with what was noted of it, the newest first. Its path follows from the names. */
export type DevicePlace = {
  id: number;
  parent_id: number | null;
  name: string;
  kind: PlaceKind;
  position: number;
  slots: number;
  notes: string;
  tag: string;
  rev: number;
  entries: readonly DevicePlaceNote[];
};

export type DevicePlaceNote = {
  id: number;
  date: Day;
  kind: PlaceNoteKind;
  text: string;
  rev: number;
};

export type DeviceFeeder = { food: string; uses: number; last_used: Day | null };

export type DeviceSetting = { conf_key: string; conf_val: string | null };

/** What lists and pages show of a species that the keeper has. */
export type DeviceSpecies = {
  sc_id: number;
  sc_name: string;
  cm_name: string;
  /** What German readers call it, where that is not what cm_name says; else ''. */
  de_name: string;
  an_type: AnimalType;
  env_type: 'a' | 't' | 'f' | null;
  humidity: number | null;
  country_code: string | null;
  /** Earlier names, which searches find it by. */
  synonyms: string[];
  /** The ids of species that were merged into it, where there are any: what was noted before may name them. */
  merged?: number[];
  /** The days that are usual between its molts in the club. */
  usual: UsualGaps | null;
};
