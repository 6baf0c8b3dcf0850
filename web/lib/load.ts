import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '#web/state/session.ts';
import { ask } from './api.ts';
import type { Answer } from './api.ts';
import { asFailure } from './failure.ts';
import type { Failure } from './failure.ts';
import { retryFailed } from './queries.ts';
import type { LoadKey } from './queries.ts';
import { useToday } from './today.ts';

export type LoadOptions = {
  /** Title and short text of the error dialog (spec 8). */
  errorTitle: string;
  errorText?: string;
  /** Failures are only logged. */
  quiet?: boolean;
  /** The page itself says that there is no such record, or none for strangers: no dialog for a 404 or 401. */
  mayBeMissing?: boolean;
  /** False: not yet, or not at all. */
  enabled?: boolean;
  /** Keeps the former rows on the screen while other filters load; without it: skeletons. */
  keep?: boolean;
};

export type Load<T> = {
  data: T | undefined;
  /** Nothing to show yet. */
  loading: boolean;
  /** Something is shown and loaded anew. */
  refreshing: boolean;
  failed: Failure | null;
  /** Loads it again, and with it whatever else of the screen has failed. */
  retry: () => void;
};

/**
 * Loads something from the server and keeps it fresh:
 * `useLoad(['pet', 'list', query], () => api.pet.list.get({ query }), { errorTitle })`.
 * The key must hold everything that the call depends on; who asks and the calendar day are added.
 */
export function useLoad<T>(key: LoadKey, call: () => Answer<T>, options: LoadOptions): Load<T> {
  const uid = useSession()?.user.uid ?? 0;
  const day = useToday();
  const { errorTitle, errorText, quiet, mayBeMissing, enabled = true, keep } = options;
  const query = useQuery({
    queryKey: [...key, { uid, day }],
    queryFn: () => ask(call),
    meta: { errorTitle, errorText, quiet, mayBeMissing },
    enabled,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  });
  const failed = query.error && asFailure(query.error);
  // What was read before it was deleted elsewhere is not shown, and can't be acted upon, any more.
  const gone = mayBeMissing && failed?.status === 404;
  return {
    data: gone ? undefined : query.data,
    loading: query.isLoading,
    refreshing: query.isFetching && !query.isLoading,
    failed,
    retry: () => void (query.error ? retryFailed() : query.refetch()),
  };
}
