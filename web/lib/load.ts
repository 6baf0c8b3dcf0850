import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { currentSession, useSession } from '#web/state/session.ts';
import type { Session } from '#web/state/session.ts';
import { answeredAtOnce } from './api.ts';
import { ask } from './ask.ts';
import type { CallResult } from './ask.ts';
import { asFailure, isGone } from './failure.ts';
import type { Failure } from './failure.ts';
import { queries, retryFailed, type LoadKey } from './queries.ts';
import { onNextDay, useToday } from './today.ts';

type LoadOptions = {
  /** Title and short text of the error dialog. */
  errorTitle: string;
  errorText?: string;
  /** Failures are only logged. */
  quiet?: boolean;
  /** The page itself shows that there is no such record, or none for visitors: no dialog for a 404, 410 or 401. */
  mayBeMissing?: boolean;
  /** Codes of failures that the screen itself tells: no dialog for them. */
  told?: readonly string[];
  /** False: do not load, or not yet. */
  enabled?: boolean;
  /** Keeps the previous rows on the screen while other filters load; otherwise skeletons are shown. */
  keep?: boolean;
  /** Loads once per key and drops the response with the screen, such as for a dry run of an import. */
  once?: boolean;
};

export type Load<T> = {
  data: T | undefined;
  /** Nothing to show yet. */
  loading: boolean;
  /** Something is shown and being refreshed. */
  refreshing: boolean;
  failed: Failure | null;
  errorTitle: string;
  /** There is no such record, or none for this user. */
  missing: boolean;
  /** Loads it again, together with everything else on the screen that has failed. */
  retry: () => void;
};

/** 0 for visitors. */
const uidOf = (session: Session | null): number => session?.user.uid ?? 0;

/** What a keeper loaded on a day is never shown to another; nor on the next, unless it stands on the screen. */
export const queryKeyOf = (key: LoadKey, uid: number, day: string) => [...key, { uid, day }];

// What stands on the screen at midnight, or is taken up in the morning, is shown until it was loaded again: a skeleton in
// between would empty the form that is being filled in.
onNextDay((day) => {
  for (const { queryKey, state } of queries.getQueryCache().findAll({ type: 'active' })) {
    const { uid } = queryKey.at(-1) as { uid: number };
    const next = queryKeyOf(queryKey.slice(0, -1) as unknown as LoadKey, uid, day);
    queries.setQueryData(next, state.data, { updatedAt: 0 });
  }
});

/**
 * Loads something from the server and keeps it fresh: `useLoad(['pet', 'list', query], () => api.pet.list.get({ query
 * }), { errorTitle })`. The key must contain everything that the call depends on; the user and the calendar day are
 * added.
 */
export function useLoad<T>(key: LoadKey, call: () => CallResult<T>, options: LoadOptions): Load<T> {
  const uid = uidOf(useSession());
  const day = useToday();
  const { errorTitle, errorText, quiet, mayBeMissing, told, enabled = true, keep, once } = options;
  const query = useQuery({
    queryKey: queryKeyOf(key, uid, day),
    queryFn: () => ask(call),
    // no skeleton for what is on the device
    ...(enabled && !once ? { initialData: () => answeredAtOnce(call) } : {}),
    meta: { errorTitle, errorText, quiet, mayBeMissing, told },
    // a screen that is still drawn for a keeper who has left asks nothing in another's name
    enabled: () => enabled && uid === uidOf(currentSession()),
    ...(keep ? { placeholderData: keepPreviousData } : {}),
    ...(once ? { staleTime: Infinity, gcTime: 0 } : {}),
  });
  const failed = query.error && asFailure(query.error);
  // What was loaded before it was deleted elsewhere is no longer shown, and can't be acted upon.
  const missing = mayBeMissing === true && failed !== null && isGone(failed);
  // the first content of a screen is rendered in slices: a store's change alone would block a slow phone
  const isLoaded = query.data !== undefined;
  const isReady = useDeferredValue(isLoaded);
  const loading = query.isLoading || (isLoaded && !isReady);
  return {
    data: missing || !isReady ? undefined : query.data,
    loading,
    // read by few: who does not is not drawn again when what is on the device was asked for once more
    get refreshing() {
      return query.isFetching && !loading;
    },
    failed,
    errorTitle,
    missing,
    retry: () => void (query.error ? retryFailed() : query.refetch()),
  };
}
