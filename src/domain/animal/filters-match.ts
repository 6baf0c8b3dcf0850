import { daysBetween, type Day } from '#src/domain/days.ts';
import type { AnimalType, ArchiveReason, Gender } from '#src/domain/enums.ts';
import { dueByPlans, type DueAnimal, type DuePlan } from '#src/domain/feeding/due.ts';
import { isDue } from '#src/domain/feeding/due-state.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { genusOf } from '#src/domain/text/species-name.ts';
import { monthsOld } from './age.ts';
import { isNothing, type FilterKey, type PetFilters } from './filters.ts';
import { isFreshMolt } from './molt.ts';

/** What the filters look at. */
export type FilteredAnimal = DueAnimal & {
  id: number;
  sc_id: number;
  sc_name: string;
  an_type: AnimalType;
  gender: Gender;
  archive_reason: ArchiveReason | null;
  has_img: 0 | 1;
  kept_since: Day | null;
  hatched: PartialDay | null;
  date_f: Day | null;
  refusals: number;
  size: number | null;
  place_id?: number | null;
};

type Known<Animal> = {
  today: Day;
  /** The plans that an animal is assigned to. */
  plansOf: (animal: Animal) => readonly (DuePlan & { fp_id: number })[];
  /** The keeper's places, each with the one that it is in. */
  places: Iterable<Place>;
  /** The animals with a price tag; none for a plan, which does not ask for it. */
  priced?: ReadonlySet<number>;
  /** The last day on which anything was noted of an animal; none for a plan, either. */
  notedOn?: (animal: Animal) => Day | null;
  /** The species that an id means, which may be that of one that was merged into it. */
  currentSpecies?: (sc_id: number) => number;
};
type Place = { id: number; parent_id: number | null };

/** Whether an animal is among those that the filters ask for. Made once for many animals. */
export function animalFilter<Animal extends FilteredAnimal>(
  filters: PetFilters,
  known: Known<Animal>,
): (animal: Animal) => boolean {
  const rules = rulesOf<Animal>(filters, known);
  return (animal) => rules.every((rule) => rule(animal));
}

/** Places with all that are within them. */
export function placesWithin(chosen: readonly number[], places: Iterable<Place>): Set<number> {
  const within = new Set(chosen);
  const others = [...places].filter(({ id }) => !within.has(id));
  // each round finds the next level
  for (let found = -1; found !== within.size;) {
    found = within.size;
    for (const { id, parent_id } of others) {
      if (parent_id !== null && within.has(parent_id)) within.add(id);
    }
  }
  return within;
}

function rulesOf<Animal extends FilteredAnimal>(filters: PetFilters, known: Known<Animal>) {
  const { today, plansOf, priced, notedOn } = known;
  const rules: ((animal: Animal) => boolean)[] = [];
  const when = <Key extends FilterKey>(
    key: Key,
    rule: (animal: Animal, value: NonNullable<PetFilters[Key]>) => boolean,
  ) => {
    const value = filters[key];
    if (isNothing(value)) return;
    rules.push((animal) => rule(animal, value as NonNullable<PetFilters[Key]>));
  };
  when('an_type', ({ an_type }, types) => types.includes(an_type));
  when('gender', ({ gender }, genders) => genders.includes(gender));
  when('archive_reason', ({ archive_reason }, reasons) =>
    archive_reason === null ? false : reasons.includes(archive_reason),
  );
  when('due', (animal) => isDue(dueByPlans(plansOf(animal), animal, today), today));
  when('pre_molt', ({ pre_molt }) => pre_molt !== null);
  when('fresh_molt', ({ mmt, date_f }) => isFreshMolt(mmt, date_f, today));
  when('refusing', ({ refusals }) => refusals > 0);
  when('not_eaten_days', ({ date_f, kept_since }, days) =>
    isLongAgo(date_f ?? kept_since, days, today),
  );
  when('not_seen_days', (animal, days) => {
    const noted = notedOn?.(animal) ?? null;
    return noted !== null && daysBetween(noted, today) >= days;
  });
  when('not_molted_days', ({ mmt, kept_since }, days) => isLongAgo(mmt ?? kept_since, days, today));
  when('molted_within', ({ mmt }, days) => mmt !== null && daysBetween(mmt, today) <= days);
  when('size_min', ({ size }, min) => size !== null && size >= min);
  when('size_max', ({ size }, max) => size !== null && size <= max);
  when('age_min', ({ hatched }, min) => hatched !== null && monthsOld(hatched, today) >= min);
  when('age_max', ({ hatched }, max) => hatched !== null && monthsOld(hatched, today) <= max);
  when('no_picture', ({ has_img }) => has_img === 0);
  when('on_sale', ({ id }) => priced?.has(id) ?? false);
  return [
    ...rules,
    ...speciesRules<Animal>(filters, known),
    ...planRules(filters, known),
    ...placeRules<Animal>(filters, known.places),
  ];
}

/** A genus and a species of another one are two values of one filter. */
function speciesRules<Animal extends FilteredAnimal>(
  { sc_id = [], genus = [] }: PetFilters,
  { currentSpecies = (id) => id }: Known<Animal>,
) {
  if (sc_id.length + genus.length === 0) return [];
  const ids = new Set(sc_id.map(currentSpecies));
  return [(animal: Animal) => ids.has(animal.sc_id) || genus.includes(genusOf(animal.sc_name))];
}

/** To be in no plan is one more value of the filter by plan. */
function planRules<Animal>({ fp_id = [], no_plan }: PetFilters, { plansOf }: Known<Animal>) {
  if (fp_id.length === 0 && !no_plan) return [];
  return [
    (animal: Animal) => {
      const plans = plansOf(animal);
      return (
        (no_plan === 1 && plans.length === 0) || plans.some((one) => fp_id.includes(one.fp_id))
      );
    },
  ];
}

/** To stand nowhere is one more value of the filter by place. */
function placeRules<Animal extends FilteredAnimal>(
  { place_id: chosen = [], nowhere }: PetFilters,
  places: Iterable<Place>,
) {
  if (chosen.length === 0 && !nowhere) return [];
  const within = placesWithin(chosen, places);
  return [
    ({ place_id = null }: Animal) => (place_id === null ? nowhere === 1 : within.has(place_id)),
  ];
}

/** An animal without any record is judged by how long it is kept. */
const isLongAgo = (day: Day | null, days: number, today: Day): boolean =>
  day === null || daysBetween(day, today) >= days;
