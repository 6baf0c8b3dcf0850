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

/** What a form only begins with is waited for briefly: without it the form is as good. */
export const useBriefly = (loading: boolean): boolean =>
  !useLasting(loading, PATIENCE_MS) && loading;
