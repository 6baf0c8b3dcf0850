import { QueryCache, QueryClient } from '@tanstack/react-query';
import { showCause } from '#web/state/dialogs.ts';
import { onSessionEnd } from '#web/state/session.ts';
import { asFailure, reportFailure } from './failure.ts';
import type { CallFailed } from './failure.ts';

/** What each query carries for its failures; see `useLoad`. */
type Meta = { errorTitle: string; errorText?: string; quiet?: boolean; mayBeMissing?: boolean };

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailed;
    queryMeta: Meta;
  }
}

/** The first part of a key names the slice: ['pet', 'list', { page }] is made stale by ['pet']. */
export type LoadKey = readonly [string, ...unknown[]];

const minute = 60_000;

export const queries = createQueries();

// What one keeper loaded is not for the next one at the same device.
onSessionEnd(() => queries.clear());

/** Makes everything under the keys stale; done when what stands on the screen is loaded anew. */
export async function invalidate(keys: readonly LoadKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Loads again whatever of the screen has failed: one cause fails many parts, and one tap mends them all. */
export async function retryFailed(): Promise<void> {
  await queries.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}

function createQueries(): QueryClient {
  const queryCache = new QueryCache({
    // Once per failure, however many components wait for the same answer.
    onError(error, query) {
      const failure = asFailure(error);
      // Whoever wants to hear of it decides, not whoever only looks at the same data.
      const wishes = query.observers.map((observer) => observer.options.meta);
      const meta = wishes.find((wish) => wish && !wish.quiet) ?? query.meta;
      if (meta?.mayBeMissing && [401, 404].includes(failure.status)) return;
      if (!meta || meta.quiet) return console.warn(meta?.errorTitle, failure);
      // Data that is only refreshed in the background stays readable without the network.
      if (failure.status === 0 && query.state.data !== undefined) return console.warn(failure);
      reportFailure(failure, meta.errorTitle, meta.errorText, showCause);
    },
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: false,
        // 'online' of the browser says nothing about a server in the same house.
        networkMode: 'always',
        staleTime: 5_000,
        // Kept for Back: the page stands at once, and at the same place.
        gcTime: 30 * minute,
      },
    },
  });
}
