import { daysBetween, type Day } from '#src/domain/days.ts';
import { amountOf } from '#src/domain/trade/money.ts';
import { foodCosts, type Cost } from './food-costs.ts';
import type { CountedAnimal, Offer, YearRecords } from './records.ts';

/** A decimal number in its currency. */
export type Amount = { currency: string; total: number };

/** What was eaten how often, the most first, and what it cost. */
export function mealsOf({ offers, bought }: Pick<YearRecords, 'offers' | 'bought'>) {
  const eaten = Map.groupBy(
    offers.filter(({ progress }) => progress === 0),
    ({ food }) => food,
  );
  const costs = foodCosts(bought, [...eaten.keys()]);
  const currencies = Map.groupBy([...costs.values()].flat(), ({ currency }) => currency);
  const totals = [...currencies].map(([currency, some]) => ({
    currency,
    minor: some.reduce((sum, { minor }) => sum + minor, 0),
  }));
  return {
    meals: [...eaten]
      .map(([food, some]) => ({
        ...{ food, n: some.length, ...piecesOf(some) },
        costs: amounts(costs.get(food)),
      }))
      .toSorted((a, b) => b.n - a.n || (a.food < b.food ? -1 : 1)),
    food_costs: amounts(totals),
  };
}

/** How many feeders were eaten, as far as it was said, and of how many meals it was. */
function piecesOf(meals: readonly Offer[]): { amount: number; with_amount: number } {
  const said = meals.flatMap(({ amount }) => amount ?? []);
  return { amount: said.reduce((sum, n) => sum + n, 0), with_amount: said.length };
}

const amounts = (costs: readonly Cost[] = []): Amount[] =>
  costs.map(({ currency, minor }) => ({ currency, total: amountOf(minor, currency) }));

/** The longest time between two meals of a single animal, of which the later one was in the year. */
export function longestFast(
  { offers, meals_before }: Pick<YearRecords, 'offers' | 'meals_before'>,
  animals: readonly CountedAnimal[],
): { id: number; name: string; days: number } | null {
  const last = new Map<number, Day>(meals_before.map(({ pet_id, date_f }) => [pet_id, date_f]));
  const single = new Map(animals.filter((one) => one.an_count === 1).map((one) => [one.id, one]));
  let longest: { id: number; name: string; days: number } | null = null;
  for (const { pet_id, date_f, progress } of offers) {
    if (progress !== 0) continue;
    const before = last.get(pet_id);
    last.set(pet_id, date_f);
    const animal = single.get(pet_id);
    const days = before === undefined ? 0 : daysBetween(before, date_f);
    if (animal && days > (longest?.days ?? 0)) longest = { id: pet_id, name: animal.name, days };
  }
  return longest;
}
