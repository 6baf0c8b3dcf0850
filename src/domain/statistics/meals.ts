import { daysBetween, type Day } from '#src/domain/days.ts';
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
 * The longest time between two meals of a single animal, of which the later one was in the year. Meals before it hatched
 * and times over two years are mistakes.
 */
export function longestFast(
  { offers, meals_before }: Pick<YearRecords, 'offers' | 'meals_before'>,
  animals: readonly CountedAnimal[],
): Fast | null {
  const single = new Map(animals.filter((one) => one.an_count === 1).map((one) => [one.id, one]));
  const born = new Map(
    animals.flatMap(({ id, hatched }) =>
      hatched === null ? [] : [[id, firstDayOf(hatched)] as const],
    ),
  );
  const isAlive = (meal: { pet_id: number; date_f: Day }) =>
    meal.date_f >= (born.get(meal.pet_id) ?? '');
  const last = new Map<number, Day>(
    meals_before.filter(isAlive).map(({ pet_id, date_f }) => [pet_id, date_f]),
  );
  let longest = null as Fast | null;
  const numberOf = dayNumbers();
  for (const offer of offers) {
    const { pet_id, date_f } = offer;
    if (offer.progress !== 0 || !isAlive(offer)) continue;
    const before = last.get(pet_id);
    last.set(pet_id, date_f);
    const animal = single.get(pet_id);
    const days = before === undefined ? 0 : numberOf(date_f) - numberOf(before);
    if (!animal || days === 0 || days > LONGEST_FAST || days < (longest?.days ?? 0)) continue;
    // of several the first animal, in whatever order they come
    if (days === longest?.days && pet_id > longest.id) continue;
    longest = { id: pet_id, name: animal.name, days };
  }
  return longest;
}

/** The days of a year come again and again: each is counted once. */
function dayNumbers(): (day: Day) => number {
  const known = new Map<Day, number>();
  return (day) => {
    let number = known.get(day);
    if (number === undefined) known.set(day, (number = daysBetween('1950-01-01', day)));
    return number;
  };
}
