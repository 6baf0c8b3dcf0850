import { isSameWord } from '#src/domain/statistics/food-words.ts';
import { fold } from '#src/domain/text/fold.ts';

/**
 * The feeders of a pasted list as the keeper calls them already: 'roaches' is no second one beside 'Roach', nor 'Schaben'
 * beside 'Schabe'. Of what is new the first way of writing it stays.
 */
export function feederNames(known: readonly string[]): (food: string) => string {
  const names = [...known];
  return (food) => {
    const own = wordsOf(food);
    const meant =
      names.find((name) => fold(name) === fold(food)) ??
      names.find((name) => areSame(own, wordsOf(name)));
    if (meant === undefined && food !== '') names.push(food);
    return meant ?? food;
  };
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((word, at) => isSameWord(word, others[at] ?? ''));

/** 'dubia' alone is a 'Dubia roach'. */
const wordsOf = (food: string): string[] =>
  fold(food)
    .replace(/\b(dubias?)\s(?:roach(?:es)?|schaben?)\b/u, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
