import { fold } from '#src/domain/text/fold.ts';
import { isKindOf, isSameWord, isThing } from './food-words.ts';

export type Cost = { currency: string; minor: number };

/** What was bought that is no animal: in whole minor units of its currency. */
export type Bought = { custom_text: string; price: number; currency: string };

/**
 * What each feeder cost, in each currency: by the purchases whose text holds all of the feeder's words, else has them
 * at the end of longer ones ("Steppengrillen" of "Grille"), but for things such as a cage. `others`: how many purchases are of no feeder.
 */
export function foodCosts(
  bought: readonly Bought[],
  feeders: readonly string[],
): { costs: Map<string, Cost[]>; others: number } {
  const known = feeders
    .map((food) => ({ food, words: wordsOf(food) }))
    .filter(({ words }) => words.length > 0)
    // 'locust, small' before 'locust'
    .toSorted((a, b) => b.words.length - a.words.length);
  const costs = new Map<string, Cost[]>();
  let others = 0;
  for (const { custom_text, price, currency } of bought) {
    const text = wordsOf(custom_text);
    const isOf = (isWord: typeof isSameWord) =>
      known.find(({ words }) => words.every((word) => text.some((one) => isWord(one, word))));
    const found =
      isOf(isSameWord) ?? isOf((one, word) => isSameWord(one, word) || isKindOf(one, word));
    if (!found || isThing(text, found.words)) others++;
    else costs.set(found.food, added(costs.get(found.food) ?? [], { currency, minor: price }));
  }
  return { costs, others };
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function added(costs: readonly Cost[], cost: Cost): Cost[] {
  const { currency, minor } = cost;
  const others = costs.filter((one) => one.currency !== currency);
  const before = costs.find((one) => one.currency === currency)?.minor ?? 0;
  return [...others, { currency, minor: before + minor }];
}
