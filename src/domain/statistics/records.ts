import type { NotedLength } from '#src/domain/animal/counted-sizes.ts';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType, ArchiveReason, Gender, MoltOutcome } from '#src/domain/enums.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import type { Bought } from './food-costs.ts';

// What the statistics of a collection are made from: records of one keeper, already counted where there are many.

export type CountedAnimal = {
  id: number;
  name: string;
  sc_id: number;
  sc_name: string;
  an_type: AnimalType;
  gender: Gender;
  an_count: number;
  hatched: PartialDay | null;
  /** Since when the keeper keeps it, as was said, else the day on which it was entered. */
  kept_since: Day;
  /** The first day on which it was there: that one, or an earlier record. */
  since: Day;
  archived: 0 | 1;
  archive_reason: ArchiveReason | null;
  archive_date: Day | null;
  /** The last day on which one of the archive was there; '' where nothing says so. */
  gone: Day;
  archive_note: string;
  /** The path of its place; null where it stands nowhere. */
  place: string | null;
  /** The day of its newest record of any kind, that it came or was entered among them. */
  last: Day;
};

/** What became of food that was offered: 0 fed, 1 open, 2 refused; how many, where that was said. */
export type Offer = {
  pet_id: number;
  date_f: Day;
  food: string;
  progress: 0 | 1 | 2;
  amount: number | null;
};

/** How often an animal ate and refused. */
export type Offers = { pet_id: number; fed: number; refused: number };

/** Of one animal, in the order of their days. */
export type KnownMolt = {
  pet_id: number;
  date_mt: Day;
  size: number | null;
  outcome: MoltOutcome | null;
};

/** A length that was measured of an animal by itself. */
export type KnownLength = NotedLength & { pet_id: number };

export type YearRecords = {
  animals: readonly CountedAnimal[];
  /** Of the year, in the order of the animals and their days. */
  offers: readonly Offer[];
  /** The last meal of each animal before the year. */
  meals_before: readonly { pet_id: number; date_f: Day }[];
  /** What was bought in the year that is no animal. */
  bought: readonly Bought[];
  /** All molts up to today, not only the year's: a gap begins with the one before, and later ones tell of mistakes. */
  molts: readonly KnownMolt[];
  /** Of the same time as the molts. */
  lengths: readonly KnownLength[];
  /** Of all years: records and losses on days to come or before 1950, and molts before the animal hatched, which count nowhere. */
  misdated: { feedings: number; molts: number; losses: number };
  /** Of whom such feedings and molts are. */
  misdated_pets: { feedings: readonly number[]; molts: readonly number[] };
  /** Own young ones of the year. */
  offspring: number;
  /** The offers of the last 90 days, and of the same days a year before; null for years that are over. */
  season: { now: readonly Offers[]; before: readonly Offers[] } | null;
};
