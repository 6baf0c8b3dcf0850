import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Record<string, (...given: never[]) => unknown>;

/** Functions that stay the same objects and always call the newest ones, so that who has them is not drawn again. */
export function useLatest<T extends Functions>(functions: T): T {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(() => {
    const names = Object.keys(functions) as (keyof T)[];
    const calls = names.map((name) => [
      name,
      (...given: never[]) => latest.current[name]?.(...given),
    ]);
    return Object.fromEntries(calls) as T;
  });
  return stable;
}
