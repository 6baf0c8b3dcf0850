import { limits } from '#src/domain/limits.ts';

/** A length in cm that a keeper can have measured: within the limits, to a tenth of a millimetre. */
export function isSize(size: number): boolean {
  return size >= limits.size.min && size <= limits.size.max && toHundredths(size) === size;
}

export const toHundredths = (size: number) => Math.round(size * 100) / 100;
