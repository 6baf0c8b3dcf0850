import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Progress } from '#web/ui/progress.tsx';

/** The bar under the header while something is loading. */
export function LoadBar() {
  return useIsFetching() > 0 ? <LateProgress /> : null;
}

/** Below this many milliseconds a bar would only flicker. */
const unnoticed = 150;

function LateProgress() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), unnoticed);
    return () => clearTimeout(timer);
  }, []);
  return late ? <Progress /> : null;
}
