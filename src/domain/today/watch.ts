import { suggestsPreMolt, type ExpectedMolt } from '#src/domain/animal/expected-molt.ts';
import { lastNoted } from '#src/domain/animal/last-noted.ts';
import { refusalsSinceMolt } from '#src/domain/animal/refusals-since-molt.ts';
import { addDays, daysBetween, type Day } from '#src/domain/days.ts';
import type { TodayAnimal, TodayInput } from './input.ts';
import { isWeighedType, weighingOf } from './weighing.ts';

/** So many refusals are a streak. */
const STREAK = 2;
/** A single refusal is told of for so many days. */
const LATELY = 14;
/** So many days without any note about an animal are long. */
export const UNSEEN_DAYS = 60;
/** Molts that are expected to begin within so many days are shown. */
const AHEAD = 42;

type Watched = { animal: TodayAnimal };

/** The longest in pre-molt first. */
export const inPreMolt = ({ animals, today }: TodayInput) =>
  animals
    .flatMap((animal) =>
      animal.pre_molt === null || animal.pre_molt > today
        ? []
        : [{ animal, since: animal.pre_molt, days: daysBetween(animal.pre_molt, today) }],
    )
    .toSorted((a, b) => b.days - a.days);

/**
 * The longest streaks first. Who rests before a molt is not among them: that says why; nor is who has molted since it
 * refused. `seen`: something was noted of it since its last refusal, so that nobody has to be told again before it
 * refuses once more. What is measured on a feeding day mostly is before the food is offered, and says nothing of that.
 */
export const refusing = ({ animals, offersOf, seenOn, today }: TodayInput, molts: Molts) =>
  animals
    .flatMap((animal) => {
      const { refusals, refused_since, pre_molt, offer_date } = animal;
      if (refusals < STREAK || refused_since === null || pre_molt !== null) return [];
      if (refusalsSinceMolt(animal, () => offersOf(animal), today) < STREAK) return [];
      const suggests_pre_molt = suggests(animal, molts, today);
      const { event, measured } = seenOn(animal);
      const last = offer_date ?? '';
      const seen: 0 | 1 = (event ?? '') >= last || (measured ?? '') > last ? 1 : 0;
      return [{ animal, refusals, refused_since, suggests_pre_molt, seen }];
    })
    .toSorted((a, b) => b.refusals - a.refusals);

/**
 * Those whose newest offer was refused lately, once since their last meal and their last molt: no streak yet, and worth a
 * look. The newest first.
 */
export const refusedOnce = ({ animals, offersOf, today }: TodayInput) =>
  animals
    .flatMap((animal) => {
      const { progress, pre_molt, offer_date } = animal;
      if (progress !== 2 || pre_molt !== null || offer_date === null) return [];
      const age = daysBetween(offer_date, today);
      if (age < 0 || age > LATELY) return [];
      if (refusalsSinceMolt(animal, () => offersOf(animal), today) !== 1) return [];
      return [{ animal, since: offer_date }];
    })
    .toSorted((a, b) => compare(b.since, a.since));

type Molts = ReadonlyMap<number, ExpectedMolt>;

/** All that are expected, by the animals' numbers. */
export const moltsOf = ({ animals, expectedMolt }: TodayInput): Molts =>
  new Map(
    animals.flatMap((animal) => {
      const expected = expectedMolt(animal);
      return expected ? [[animal.id, expected] as const] : [];
    }),
  );

const suggests = (animal: TodayAnimal, molts: Molts, today: Day): 0 | 1 =>
  suggestsPreMolt(animal, molts.get(animal.id) ?? null, today) ? 1 : 0;

/** Those whose span begins within six weeks, the one that ends first at the top. */
export function expectedMolts({ animals, today }: TodayInput, molts: Molts) {
  const last = addDays(today, AHEAD);
  return animals
    .flatMap((animal) => {
      const expected = molts.get(animal.id);
      if (!expected || expected.from >= last) return [];
      return [{ animal, expected, suggests_pre_molt: suggests(animal, molts, today) }];
    })
    .toSorted((a, b) => compare(a.expected.to, b.expected.to));
}

/** Of whom nothing was noted for long, neither at all nor that somebody saw it; the longest first. */
export const notSeen = ({ animals, seenOn, today }: TodayInput) =>
  animals
    .flatMap((animal): (Watched & { since: Day })[] => {
      const since = lastNoted(animal, seenOn(animal), today);
      return since !== null && daysBetween(since, today) >= UNSEEN_DAYS ? [{ animal, since }] : [];
    })
    .toSorted((a, b) => compare(a.since, b.since));

/** Whom it is time to weigh, as often as it is weighed; the one longest not weighed first. */
export const toWeigh = ({ animals, weightsOf, today }: TodayInput) =>
  animals
    .flatMap((animal) => {
      const weighing = isWeighedType(animal.an_type) ? weighingOf(weightsOf(animal), today) : null;
      return weighing ? [{ animal, ...weighing }] : [];
    })
    .toSorted((a, b) => compare(a.weight_date, b.weight_date));

const compare = (a: Day, b: Day): number => (a === b ? 0 : a < b ? -1 : 1);
