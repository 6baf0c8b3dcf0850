import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Longer than the gap of a double tap in gloves, shorter than a look at the next animal, in milliseconds. */
const GAP = 500;

/** False for a moment after the shown item changed; not for the first one, unless that follows `from`. */
export function useSettleDelay(shown: number, from = shown): boolean {
  const [now, setNow] = useState({ shown: from, isCalm: true });
  if (now.shown !== shown) setNow({ shown, isCalm: false });
  useEffect(() => {
    if (now.isCalm) return;
    const timer = setTimeout(() => setNow((latest) => ({ ...latest, isCalm: true })), GAP);
    return () => clearTimeout(timer);
  }, [now]);
  return now.isCalm && now.shown === shown;
}

/**
 * Whether a tap, by the time at which it happened, is meant for the item that is shown: the second half of a double tap
 * is not, nor is it meant to take back one more. A busy device hears of both late.
 */
export function useMeantTaps(shown: number) {
  const since = useRef(-Infinity);
  const undone = useRef(-Infinity);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is the time since which this one is shown
  useLayoutEffect(() => void (since.current = performance.now()), [shown]);
  const isForShown = useCallback((at: number) => at - since.current >= GAP, []);
  const isOneUndo = useCallback((at: number) => {
    const isSecond = at - undone.current < GAP;
    if (!isSecond) undone.current = at;
    return !isSecond;
  }, []);
  return { isForShown, isOneUndo };
}
