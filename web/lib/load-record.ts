import type { Answer } from './ask.ts';
import { useLoad, type Load } from './load.ts';
import type { LoadKey } from './queries.ts';

/** Loads one record by the id that an address names; null: it names none, so it is missing. */
export function useRecord<T>(
  key: LoadKey,
  id: number | null,
  call: (id: number) => Answer<T>,
  errorTitle: string,
): Load<T> {
  const load = useLoad([...key, id], () => call(id ?? 0), {
    errorTitle,
    enabled: id !== null,
    mayBeMissing: true,
  });
  return { ...load, missing: id === null || load.missing };
}
