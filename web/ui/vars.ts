import type { CSSProperties } from 'react';

/** Custom properties for `style`. React sets them through the CSSOM, which the content policy allows. */
export function vars(values: Record<`--${string}`, string | number | undefined>): CSSProperties {
  return values as CSSProperties;
}
