import type { CallResult } from './ask.ts';
import { useLoad, type Load } from './load.ts';
import type { LoadKey } from './queries.ts';

/** Loads one record by the id that an address names; null: it names none, so it is missing. */
export function useRecord<T, Id extends number | string>(
  key: LoadKey,
  id: Id | null,
  call: (id: Id) => CallResult<T>,
  errorTitle: string,
): Load<T> {
  // Not called without an id.
  const load = useLoad([...key, id], () => call(id as Id), {
    errorTitle,
    enabled: id !== null,
    mayBeMissing: true,
  });
  return { ...load, missing: id === null || load.missing };
}
