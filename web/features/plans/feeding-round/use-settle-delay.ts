import { useEffect, useState } from 'react';

/** Longer than the gap of a double tap, shorter than a look at the next animal, in milliseconds. */
const GAP = 250;

/** False for a moment after the shown item changed; not for the first one, unless that follows `from`. */
export function useSettleDelay(shown: number, from = shown): boolean {
  const [known, setKnown] = useState(from);
  useEffect(() => {
    if (known === shown) return;
    const timer = setTimeout(() => setKnown(shown), GAP);
    return () => clearTimeout(timer);
  }, [known, shown]);
  return known === shown;
}
