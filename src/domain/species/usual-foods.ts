import { fold } from '#src/domain/text/fold.ts';
import { fairShare, isEnough } from './enough.ts';
import type { Life } from './life.ts';

/** A part of 1 of what is eaten; `food` null: all that too few give. */
export type UsualFood = { food: string | null; share: number };

/** The animal's last meals that count. */
const MEALS = 50;
const NAMED = 5;

/**
 * What animals eat: each one's meals count as much as another's. A feeder is named only where enough keepers call it so,
 * since it is a word that somebody typed.
 */
export function usualFoods(lives: readonly Life[]): UsualFood[] {
  const fair = fairShare(lives.filter(({ meals }) => meals.some(({ food }) => food.trim() !== '')));
  if (!fair) return [];
  const eaten = fair.map(({ uid, meals }) => {
    const foods = meals
      .slice(-MEALS)
      .flatMap(({ food }) => (food.trim() === '' ? [] : [food.trim()]));
    return { uid, foods, shares: Map.groupBy(foods, fold) };
  });
  const keys = new Set(eaten.flatMap(({ shares }) => [...shares.keys()]));
  const named = [...keys]
    .map((key) => ({
      eaters: eaten.filter(({ shares }) => shares.has(key)),
      food: mostOften(eaten.flatMap(({ shares }) => shares.get(key) ?? [])),
      share:
        eaten.reduce(
          (sum, { shares, foods }) => sum + (shares.get(key)?.length ?? 0) / foods.length,
          0,
        ) / eaten.length,
    }))
    .filter(({ eaters }) => isEnough(eaters))
    .map(({ food, share }) => ({ food, share: percents(share) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share || (a.food < b.food ? -1 : 1))
    .slice(0, NAMED);
  if (named.length === 0) return [];
  const rest = percents(1 - named.reduce((sum, { share }) => sum + share, 0));
  return rest > 0 ? [...named, { food: null, share: rest }] : named;
}

const percents = (share: number) => Math.round(share * 100) / 100;

/** The spelling that most use. */
function mostOften(words: readonly string[]): string {
  const spellings = [...Map.groupBy(words, (word) => word)];
  return (
    spellings.toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? ''
  );
}
