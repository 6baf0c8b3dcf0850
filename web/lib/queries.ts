import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { showCause } from '#web/state/dialogs.ts';
import { onOtherLanguage } from '#web/state/language.ts';
import { onReachable } from '#web/state/network.ts';
import { onSessionEnd } from '#web/state/session.ts';
import { asFailure, isGone, isOffline, reportFailure } from './failure.ts';
import type { CallFailed } from './failure.ts';

/** Each query's meta data about failures; see `useLoad`. */
type Meta = {
  errorTitle: string;
  errorText?: string;
  quiet?: boolean;
  mayBeMissing?: boolean;
  told?: readonly string[];
};

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailed;
    queryMeta: Meta;
  }
}

/** The first part of a key names the slice: ['pet', 'list', { page }] is invalidated by ['pet']. */
export type LoadKey = readonly [string, ...unknown[]];

const minute = 60_000;

export const queries = createQueries();

// What one keeper loaded is never shown to the next one on the same device.
onSessionEnd(() => queries.clear());

onOtherLanguage(() => void queries.invalidateQueries());

/** Invalidates everything under the keys; resolves when what is on the screen is reloaded. */
export async function invalidate(keys: readonly (LoadKey | [])[]): Promise<void> {
  await restartOlder(keys);
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey }, noneTwice)));
}

/** What `restartOlder` has begun is from after the change. */
const noneTwice = { cancelRefetch: false } as const;

/**
 * What is on its way may be from before a change, and would count as fresh. What the screen waits for is asked for again in
 * the same moment: left without an answer it would load for ever where the screen is left or filled meanwhile.
 */
async function restartOlder(keys: readonly (LoadKey | [])[]): Promise<void> {
  for (const queryKey of keys) {
    await queries.cancelQueries({ queryKey, type: 'inactive', fetchStatus: 'fetching' });
    const shown = { queryKey, type: 'active', fetchStatus: 'fetching' } as const;
    for (const query of queries.getQueryCache().findAll(shown)) {
      void query.cancel({ silent: true });
      // a failure is told by the cache
      query.fetch().catch(() => {});
    }
  }
}

/**
 * The same where nobody waits for it: what is on the screen is loaded again one by one, so that a tap comes in between.
 */
export async function invalidateInTurns(keys: readonly LoadKey[]): Promise<void> {
  await restartOlder(keys);
  for (const queryKey of keys) await queries.invalidateQueries({ queryKey, refetchType: 'none' });
  const older = { type: 'active', predicate: ({ state }: Query) => state.isInvalidated } as const;
  for (const { queryKey } of queries.getQueryCache().findAll(older)) {
    await new Promise((resolve) => setTimeout(resolve));
    void queries.refetchQueries({ ...older, queryKey, exact: true }, noneTwice);
  }
}

/**
 * Loads again everything on the screen that has failed: one cause fails many parts, and one tap retries all of them.
 */
export async function retryFailed(): Promise<void> {
  await queries.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}

onReachable(() => void retryFailed());

function createQueries(): QueryClient {
  const queryCache = new QueryCache({
    // Once per failure, however many components use the same query.
    onError(error, query) {
      const failure = asFailure(error);
      // The observers that show an error decide, not those that merely read the same data.
      const metas = query.observers.map((observer) => observer.options.meta);
      const meta = metas.find((one) => one && !one.quiet) ?? query.meta;
      if (meta?.mayBeMissing && (failure.status === 401 || isGone(failure))) return;
      if (meta?.told?.includes(failure.code)) return;
      if (!meta || meta.quiet) return console.warn(meta?.errorTitle, failure);
      // What is there stays readable, and what is not says in its place that it needs the network.
      if (isOffline(failure)) return console.warn(meta.errorTitle, failure);
      reportFailure(failure, meta.errorTitle, meta.errorText, showCause);
    },
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: false,
        // The browser's 'online' says nothing about a server in the same house.
        networkMode: 'always',
        staleTime: 5_000,
        // Kept for Back: the page renders immediately, at the same scroll position.
        gcTime: 30 * minute,
      },
    },
  });
}
