import { limits } from '#src/domain/limits.ts';

/** A plausible length in cm: within the limits, to a tenth of a millimetre. */
export const isSize = (size: number) => isDecimal(size, limits.size.min, limits.size.max);

/** A number within its limits, with at most two decimals. */
export const isDecimal = (number: number, min: number, max: number) =>
  number >= min && number <= max && toHundredths(number) === number;

export const toHundredths = (size: number) => Math.round(size * 100) / 100;
