import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useIdParam } from '#web/lib/params.ts';
import { invalidate } from '#web/lib/queries.ts';
import { useReachable } from '#web/state/network.ts';

/** The expo that the address names. Without a network it is the one that this device kept. */
export function useExpo(errorTitle: string) {
  const load = useRecord(
    ['expo', 'detail'],
    useIdParam(),
    (id) => api.admin.expo_log.detail({ id }).get(),
    errorTitle,
  );
  useServerAgain(keptAt(load.data) !== null);
  return load;
}

/** Asks the server again for what the device answered in its place, once it can be reached. */
export function useServerAgain(isKept: boolean): void {
  const isReachable = useReachable();
  useEffect(() => {
    if (isReachable && isKept) void invalidate([['expo']]);
  }, [isReachable, isKept]);
}

/** When the server told what the device kept of an expo; null for an answer of the server itself. */
export function keptAt(expo: object | undefined): string | null {
  return expo && 'kept_at' in expo && typeof expo.kept_at === 'string' ? expo.kept_at : null;
}
