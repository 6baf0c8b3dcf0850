import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useIdParam } from '#web/lib/params.ts';
import { invalidate } from '#web/lib/queries.ts';
import type { Unanswered } from '#web/lib/read-expo.ts';
import { useReachable } from '#web/state/network.ts';

/** The expo that the address names. Without a network it is the one that this device kept. */
export function useExpo(errorTitle: string) {
  const load = useRecord(
    ['expo', 'detail'],
    useIdParam(),
    (id) => api.admin.expo_log.detail({ id }).get(),
    errorTitle,
  );
  useServerAgain(load.data);
  return load;
}

/** Asks the server again for what the device answered in its place, once it can be reached. */
export function useServerAgain(data: object | undefined): void {
  const isReachable = useReachable();
  const isKept = data !== undefined && ('kept_at' in data || 'is_kept' in data);
  const asks = isKept && !unansweredOf(data);
  useEffect(() => {
    if (isReachable && asks) void invalidate([['expo']]);
  }, [isReachable, asks]);
}

/** Why the server, which can be reached, did not answer in time what the device answered in its place; else undefined. */
export const unansweredOf = (data: object | undefined): Unanswered | undefined =>
  data !== undefined && 'unanswered' in data ? (data.unanswered as Unanswered) : undefined;

/** When the server told what the device kept of an expo; null for an answer of the server itself. */
export function keptAt(expo: object | undefined): string | null {
  return expo && 'kept_at' in expo && typeof expo.kept_at === 'string' ? expo.kept_at : null;
}
