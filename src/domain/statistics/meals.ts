import { dayNumberOf, type Day } from '#src/domain/days.ts';
import { firstDayOf } from '#src/domain/partial-days.ts';
import { amountOf } from '#src/domain/trade/money.ts';
import { foodCosts, type Cost } from './food-costs.ts';
import type { CountedAnimal, Offer, YearRecords } from './records.ts';

/** A decimal number in its currency. */
export type Amount = { currency: string; total: number };

/** What was eaten how often, the most first, and what it cost; `other_purchases`: of no feeder that was eaten. */
export function mealsOf({ offers, bought }: Pick<YearRecords, 'offers' | 'bought'>) {
  const eaten = eatenOf(offers);
  const { costs, others } = foodCosts(bought, [...eaten.keys()]);
  const currencies = Map.groupBy([...costs.values()].flat(), ({ currency }) => currency);
  const totals = [...currencies].map(([currency, some]) => ({
    currency,
    minor: some.reduce((sum, { minor }) => sum + minor, 0),
  }));
  return {
    meals: [...eaten]
      .map(([food, counts]) => ({ food, ...counts, costs: amounts(costs.get(food)) }))
      .toSorted((a, b) => b.n - a.n || (a.food < b.food ? -1 : 1)),
    food_costs: amounts(totals),
    other_purchases: others,
  };
}

/** How often each feeder was eaten, and how many as far as it was said: of how many meals. */
function eatenOf(offers: readonly Offer[]) {
  const eaten = new Map<string, { n: number; amount: number; with_amount: number }>();
  for (const { food, progress, amount } of offers) {
    if (progress !== 0) continue;
    let counts = eaten.get(food);
    if (!counts) eaten.set(food, (counts = { n: 0, amount: 0, with_amount: 0 }));
    counts.n++;
    if (amount === null) continue;
    counts.amount += amount;
    counts.with_amount++;
  }
  return eaten;
}

const amounts = (costs: readonly Cost[] = []): Amount[] =>
  costs.map(({ currency, minor }) => ({ currency, total: amountOf(minor, currency) }));

type Fast = { id: number; name: string; days: number };

/** A longer one is none: a year was mistyped, or nobody took notes. */
export const LONGEST_FAST = 730;

/**
 * The longest time from a meal of a single animal to its next one or, where it goes on, to its last refusal, which was
 * in the year. Meals before it hatched and times over two years are mistakes.
 */
export function longestFast(
  { offers, meals_before }: Pick<YearRecords, 'offers' | 'meals_before'>,
  animals: readonly CountedAnimal[],
): Fast | null {
  const eaters = new Map(animals.map((one) => [one.id, eaterOf(one)]));
  const numberOf = dayNumbers();
  for (const { pet_id, date_f } of meals_before) {
    const eater = eaters.get(pet_id);
    if (eater && date_f >= eater.born) eater.ate = numberOf(date_f);
  }
  let longest = null as Fast | null;
  let eater: Eater | undefined;
  for (const { pet_id, date_f, progress } of offers) {
    if (eater?.id !== pet_id) eater = eaters.get(pet_id);
    if (progress === 1 || !eater?.isSingle || date_f < eater.born) continue;
    const { id, name, ate } = eater;
    const day = numberOf(date_f);
    if (progress === 0) eater.ate = day;
    const days = ate === null ? 0 : day - ate;
    if (days === 0 || days > LONGEST_FAST || days < (longest?.days ?? 0)) continue;
    // of several the first animal, in whatever order they come
    if (days === longest?.days && id > longest.id) continue;
    longest = { id, name, days };
  }
  return longest;
}

/** `ate`: the day of its last meal so far, as a number. */
type Eater = { id: number; name: string; isSingle: boolean; born: Day; ate: number | null };

const eaterOf = ({ id, name, an_count, hatched }: CountedAnimal): Eater => ({
  ...{ id, name, isSingle: an_count === 1, ate: null },
  born: hatched === null ? '' : firstDayOf(hatched),
});

/** The days of a year come again and again: each is counted once. */
function dayNumbers(): (day: Day) => number {
  const known = new Map<Day, number>();
  return (day) => {
    let number = known.get(day);
    if (number === undefined) known.set(day, (number = dayNumberOf(day)));
    return number;
  };
}
