import type { ExpectedMolt, MoltingAnimal } from '#src/domain/animal/expected-molt.ts';
import type { Seen } from '#src/domain/animal/last-noted.ts';
import type { Measured } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType, Gender } from '#src/domain/enums.ts';
import type { DueAnimal, DuePlan } from '#src/domain/feeding/due.ts';
import type { Offer } from '#src/domain/feeding/feeding-round.ts';
import type { Node } from '#src/domain/places/tree.ts';

/** Who an animal is, as lists show it. */
export type Shown = {
  id: number;
  name: string;
  sc_id: number;
  sc_name: string;
  cm_name: string;
  an_type: AnimalType;
  gender: Gender;
  an_count: number;
  has_img: 0 | 1;
  img_version: number;
};

/** An animal that is kept now. `created`: when its record was made. */
export type TodayAnimal = Shown &
  DueAnimal &
  MoltingAnimal & {
    food: string | null;
    offer_food: string | null;
    refused_since: Day | null;
    kept_since: Day | null;
    created: string;
    place_id: number | null;
    sc_id: number;
    size: number | null;
  };

export type TodayPlan = DuePlan & { fp_id: number; fp_name: string; def_feeder: string };
export type TodayPlace = Node & { name: string; kind: string; path: string };

/** What a day is summed up from. What is a function is only asked where it matters. */
export type TodayInput = {
  animals: readonly TodayAnimal[];
  plansOf: (animal: TodayAnimal) => readonly TodayPlan[];
  places: readonly TodayPlace[];
  expectedMolt: (animal: TodayAnimal) => ExpectedMolt | null;
  /** Its last offers, the newest first. */
  offersOf: (animal: TodayAnimal) => readonly Pick<Offer, 'date_f' | 'progress'>[];
  seenOn: (animal: TodayAnimal) => Seen;
  /** Its last weights, the newest first. */
  weightsOf: (animal: TodayAnimal) => readonly Measured[];
  /** Events after today, up to a day. */
  eventsAhead: (to: Day) => readonly { animal: TodayAnimal; date_ev: Day; event: string }[];
  today: Day;
};

export function shownOf(animal: TodayAnimal): Shown {
  const { id, name, sc_id, sc_name, cm_name, an_type, gender, an_count } = animal;
  const { has_img, img_version } = animal;
  return {
    ...{ id, name, sc_id, sc_name, cm_name, an_type, gender, an_count },
    ...{ has_img, img_version },
  };
}
