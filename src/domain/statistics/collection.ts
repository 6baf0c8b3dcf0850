import { FIRST_DAY } from '#src/domain/animal/counted-molts.ts';
import { animalTypes, type AnimalType } from '#src/domain/enums.ts';
import type { Day } from '#src/domain/days.ts';
import { findingsOf, isCompared, type Finding } from './findings.ts';
import { agesOf, gendersOf, sumOf } from './kept.ts';
import { doubledOf, leftOutOf, type LeftOutAnimal } from './left-out.ts';
import { longestFast, mealsOf, type Amount } from './meals.ts';
import { moltingOf, within, type CountedMolt, type Grown } from './molting.ts';
import type { CountedAnimal, YearRecords } from './records.ts';
import { countBy, sharesBy, sharesOf, type Shares } from './shares.ts';

export type Loss = Pick<CountedAnimal, 'id' | 'name' | 'sc_name' | 'an_count'> & {
  date: Day;
  reason: 'died' | 'lost';
  note: string;
};

/** A year of a collection in numbers. Shares are parts of 1, sizes and growth cm. */
export type CollectionStatistics = {
  year: number;
  /** The last day that counts. */
  until: Day;
  /** Records and animals that are kept now. */
  pets: number;
  animals: number;
  /** Animals that were kept at some time of the year. */
  animals_of_year: number;
  /** The animal types of all whose records count. */
  types: AnimalType[];
  evenings: number;
  fed: number;
  refused: number;
  share: number;
  molts: number;
  /** Of them: how many got stuck, cost a limb or the animal's life. */
  stuck: number;
  offspring: number;
  died: number;
  months: { month: number; fed: number; refused: number; molts: number }[];
  species: (Shares & { sc_id: number; sc_name: string; molts: number; growth: number })[];
  places: (Shares & { place: string | null; molts: number })[];
  /** What was eaten how often and how much, and what was bought of it. */
  meals: { food: string; n: number; amount: number; with_amount: number; costs: Amount[] }[];
  /** What all of it cost. */
  food_costs: Amount[];
  genders: { m: number; f: number; other: number };
  /** Animals that are kept now, by their age now in whole years: from `from` to below `to`; of the last one that is null, and both of unknown age. */
  ages: { from: number | null; to: number | null; animals: number }[];
  losses: Loss[];
  molt_days: { day: Day; molts: number }[];
  growth: number;
  fast: { id: number; name: string; days: number } | null;
  findings: Finding[];
  /** 1: of the season and the one a year before enough was noted to be compared. */
  compared: 0 | 1;
  left_out: LeftOut;
};

/** Records that do not count, by stated rules. */
export type LeftOut = {
  /** Of all years: on days to come or before 1950; molts also before the animal hatched; of losses how many animals. */
  feedings: number;
  molts: number;
  losses: number;
  /** Of the year: molts that were noted twice (`countedMoltsOf`), and sizes that are wrong. */
  doubled: number;
  shrunk: number;
  /** Animals that died or got lost on a day that nobody noted. */
  undated: number;
  /** Purchases of the year, but for animals, that are of no feeder that was eaten. */
  purchases: number;
  /** Whose records these are. */
  animals: LeftOutAnimal[];
};

/** The numbers of a year up to `today`. */
export function collectionStatistics(
  records: YearRecords,
  year: number,
  today: Day,
): CollectionStatistics {
  const [start, end] = [`${year}-01-01`, `${year}-12-31`];
  const until = today < end ? today : end;
  const isInYear = within(start, until);
  const { animals } = records;
  const { molts: counted, noted, grown: ever, wrong_sizes } = moltingOf(records, animals, today);
  const molts = counted.filter(({ date_mt }) => isInYear(date_mt));
  const [grown, notedInYear, wrong] = [
    ever.filter(({ date }) => isInYear(date)),
    noted.filter(({ date }) => isInYear(date)),
    wrong_sizes.filter(({ date }) => isInYear(date)),
  ];
  const isKnownDay = within(FIRST_DAY, today);
  const kept = animals.filter(({ archived }) => archived === 0);
  const ofYear = animals.filter(
    ({ since, archived, gone }) => since <= until && (archived === 0 || gone >= start),
  );
  const losses = lossesOf(animals, isInYear);
  const [byDay, byPet] = [countBy(records.offers, 'date_f'), countBy(records.offers, 'pet_id')];
  const { fed, refused, share } = sharesOf([...byDay.values()]);
  const { other_purchases, ...meals } = mealsOf(records);
  return {
    ...{ year, until, fed, refused, share },
    evenings: byDay.size,
    pets: kept.length,
    animals: sumOf(kept),
    animals_of_year: sumOf(ofYear),
    types: animalTypes.filter((type) => animals.some(({ an_type }) => an_type === type)),
    molts: molts.length,
    stuck: molts.filter(({ outcome }) => outcome !== null && outcome !== 'fine').length,
    offspring: records.offspring,
    died: sumOf(losses.filter(({ reason }) => reason === 'died')),
    months: monthsOf(byDay, molts, monthOf(until)),
    species: speciesOf(animals, byPet, molts, grown),
    places: placesOf(animals, byPet, molts),
    ...meals,
    genders: gendersOf(kept),
    ages: agesOf(kept, today),
    losses,
    molt_days: daysOf(molts),
    growth: growthOf(grown),
    fast: longestFast(records, animals),
    findings: findingsOf(records, counted, today),
    compared: isCompared(records.season) ? 1 : 0,
    left_out: {
      ...records.misdated,
      doubled: notedInYear.length - molts.length,
      shrunk: wrong.length,
      purchases: other_purchases,
      undated: sumOf(animals.filter((one) => isLoss(one) && one.archive_date === null)),
      animals: leftOutOf(animals, {
        ...records.misdated_pets,
        doubled: doubledOf(notedInYear, molts),
        shrunk: wrong.map(({ pet_id }) => pet_id),
        undated: idsOf(animals, (one) => isLoss(one) && one.archive_date === null),
        losses: idsOf(
          animals,
          (one) => isLoss(one) && one.archive_date !== null && !isKnownDay(one.archive_date),
        ),
      }),
    },
  };
}

const idsOf = (animals: readonly CountedAnimal[], is: (one: CountedAnimal) => boolean) =>
  animals.filter(is).map(({ id }) => id);

type Counted<Key extends Day | number> = ReadonlyMap<Key, { fed: number; refused: number }>;

/** In cm, which are measured to a hundredth. */
const growthOf = (grown: readonly Grown[]) =>
  Math.round(grown.reduce((sum, { growth }) => sum + growth, 0) * 100) / 100;

type Lost = { archived: 1; archive_reason: Loss['reason'] };
const isLoss = <One extends CountedAnimal>(one: One): one is One & Lost =>
  one.archived === 1 && (one.archive_reason === 'died' || one.archive_reason === 'lost');

function lossesOf(
  animals: readonly CountedAnimal[],
  isInYear: (day: Day | null) => boolean,
): Loss[] {
  return animals
    .filter(isLoss)
    .flatMap((one) => {
      const { id, name, sc_name, an_count, archive_reason, archive_date, archive_note } = one;
      if (archive_date === null || !isInYear(archive_date)) return [];
      const said = { date: archive_date, reason: archive_reason, note: archive_note };
      return [{ id, name, sc_name, an_count, ...said }];
    })
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

function monthsOf(byDay: Counted<Day>, molts: readonly CountedMolt[], last: number) {
  const offered = sharesBy(byDay, monthOf);
  const molted = Map.groupBy(molts, ({ date_mt }) => monthOf(date_mt));
  return Array.from({ length: last }, (_, at) => at + 1).map((month) => {
    const { fed, refused } = offered.get(month) ?? sharesOf([]);
    return { month, fed, refused, molts: molted.get(month)?.length ?? 0 };
  });
}

const monthOf = (day: Day) => Number(day.slice(5, 7));

function speciesOf(
  animals: readonly CountedAnimal[],
  byPet: Counted<number>,
  molts: readonly CountedMolt[],
  grown: readonly Grown[],
) {
  const of = new Map(animals.map((animal) => [animal.id, animal.sc_id]));
  const names = new Map(animals.map(({ sc_id, sc_name }) => [sc_id, sc_name]));
  const shares = sharesBy(byPet, (id) => of.get(id));
  const molted = Map.groupBy(molts, ({ pet_id }) => of.get(pet_id));
  const grew = Map.groupBy(grown, ({ pet_id }) => of.get(pet_id));
  return [...names]
    .map(([sc_id, sc_name]) => ({
      ...{ sc_id, sc_name, ...(shares.get(sc_id) ?? sharesOf([])) },
      molts: molted.get(sc_id)?.length ?? 0,
      growth: growthOf(grew.get(sc_id) ?? []),
    }))
    .filter((one) => one.offers + one.molts + one.growth > 0)
    .toSorted((a, b) => b.offers - a.offers || (a.sc_name < b.sc_name ? -1 : 1));
}

function placesOf(
  animals: readonly CountedAnimal[],
  byPet: Counted<number>,
  molts: readonly CountedMolt[],
) {
  const of = new Map(animals.map(({ id, place }) => [id, place]));
  const shares = sharesBy(byPet, (id) => of.get(id) ?? null);
  const molted = Map.groupBy(molts, ({ pet_id }) => of.get(pet_id) ?? null);
  return [...new Set([...shares.keys(), ...molted.keys()])]
    .map((place) => ({
      ...{ place, ...(shares.get(place) ?? sharesOf([])) },
      molts: molted.get(place)?.length ?? 0,
    }))
    .filter((one) => one.offers + one.molts > 0)
    .toSorted(
      (a, b) =>
        b.share - a.share || b.offers - a.offers || ((a.place ?? '') < (b.place ?? '') ? -1 : 1),
    );
}

function daysOf(molts: readonly CountedMolt[]) {
  const days = Map.groupBy(molts, ({ date_mt }) => date_mt);
  return [...days]
    .map(([day, some]) => ({ day, molts: some.length }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
