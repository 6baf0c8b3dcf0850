import { useEffect, useRef } from 'react';

/** Calls `act` once, `ms` milliseconds after the last call; never after the component has unmounted. */
export function useDebounced<Value>(act: (value: Value) => void, ms: number) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value: Value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), ms);
  };
}
