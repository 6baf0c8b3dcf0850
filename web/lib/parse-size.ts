import { readMeasurement } from '#src/domain/animal/read-measurement.ts';
import { sizeText, units, weightNumber } from './size.ts';

type Parsed = number | null | 'wrong';

/**
 * A length as keepers write it, a number alone in their unit ('5,5', '45 mm', '1,250'), in cm; null when empty, 'wrong' when it is none.
 * What reads as a `known` one is that, which a smaller unit could not say as exactly.
 */
export function parseSize(typed: string, ...known: readonly (number | null)[]): Parsed {
  const same = known.find((cm) => cm !== null && sizeText(cm) === typed.trim());
  return same ?? parsed(readMeasurement('total_length', typed, units().length));
}

/** The same of a weight, in g; whether it is plausible is asked elsewhere. */
export function parseWeight(typed: string, ...known: readonly (number | null)[]): Parsed {
  const same = known.find((g) => g !== null && weightNumber(g) === typed.trim());
  return same ?? parsed(readMeasurement('weight', typed, units().weight));
}

const parsed = (value: ReturnType<typeof readMeasurement>): Parsed =>
  value === null || typeof value === 'number' ? value : 'wrong';
