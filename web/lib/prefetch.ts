import { currentSession } from '#web/state/session.ts';
import { ask } from './ask.ts';
import type { CallResult } from './ask.ts';
import { keepsSomething } from './device-start.ts';
import { queryKeyOf } from './load.ts';
import { queries, type LoadKey } from './queries.ts';
import { today } from './today.ts';

/**
 * Asks the server ahead of the screen that will read the answer with `useLoad` and the same key. Nothing for visitors, and
 * where the device keeps the collection, which answers at once. A failure is the screen's: it asks again. `onAnswer`: what
 * else can be fetched before the screen is drawn.
 */
export function prefetch<T>(
  key: LoadKey,
  call: () => CallResult<T>,
  onAnswer: (answer: T) => void = nothing,
): void {
  const session = currentSession();
  if (!session || keepsSomething()) return;
  const queryKey = queryKeyOf(key, session.user.uid, today());
  void queries.fetchQuery({ queryKey, queryFn: () => ask(call) }).then(onAnswer, nothing);
}

function nothing(): void {}
