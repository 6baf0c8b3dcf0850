import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Progress } from '#web/ui/progress.tsx';

/** Under this many milliseconds a bar would only flicker. */
const unnoticed = 150;

/** The band under the header while something is loaded. */
export function LoadBar() {
  const loading = useIsFetching() > 0;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return setShown(false);
    const timer = setTimeout(() => setShown(true), unnoticed);
    return () => clearTimeout(timer);
  }, [loading]);
  return shown ? <Progress /> : null;
}
