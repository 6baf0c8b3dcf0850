import { useEffect, useState } from 'react';

/** True once it has been true for so long, in milliseconds. */
export function useLasting(now: boolean, after: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setLasting(true), after);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [now, after]);
  return now && lasting;
}

const PATIENCE_MS = 3000;

/**
 * True while it is waited for the first time. A form that was shown since stays, with what is typed in it: what failed is
 * loaded again as soon as the network is back. `of`: what the form is about.
 */
export function useFirst(loading: boolean, of: unknown = null): boolean {
  const [shown, show] = useState(loading ? null : { of });
  const isShown = shown !== null && shown.of === of;
  if (!loading && !isShown) show({ of });
  return loading && !isShown;
}

/** What a form only begins with is waited for briefly: without it the form is as good. */
export const useBriefly = (loading: boolean, of: unknown = null): boolean =>
  useFirst(!useLasting(loading, PATIENCE_MS) && loading, of);
