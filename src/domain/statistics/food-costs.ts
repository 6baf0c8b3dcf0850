import { fold } from '#src/domain/text/fold.ts';

export type Cost = { currency: string; minor: number };

/** What was bought that is no animal: in whole minor units of its currency. */
export type Bought = { custom_text: string; price: number; currency: string };

/** What each feeder cost, in each currency: by the purchases whose text holds all of the feeder's words. */
export function foodCosts(
  bought: readonly Bought[],
  feeders: readonly string[],
): Map<string, Cost[]> {
  const known = feeders
    .map((food) => ({ food, words: wordsOf(food) }))
    .filter(({ words }) => words.length > 0)
    // 'locust, small' before 'locust'
    .toSorted((a, b) => b.words.length - a.words.length);
  const costs = new Map<string, Cost[]>();
  for (const { custom_text, price, currency } of bought) {
    const text = wordsOf(custom_text);
    const found = known.find(({ words }) =>
      words.every((word) => text.some((one) => isSame(one, word))),
    );
    if (found)
      costs.set(found.food, added(costs.get(found.food) ?? [], { currency, minor: price }));
  }
  return costs;
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** 'crickets' are of 'cricket'. */
const isSame = (one: string, other: string): boolean =>
  one === other || one === `${other}s` || other === `${one}s`;

function added(costs: readonly Cost[], cost: Cost): Cost[] {
  const { currency, minor } = cost;
  const others = costs.filter((one) => one.currency !== currency);
  const before = costs.find((one) => one.currency === currency)?.minor ?? 0;
  return [...others, { currency, minor: before + minor }];
}
