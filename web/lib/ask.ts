import { hasEndedSession } from './api.ts';
import { CallFailed, failureOf, networkFailure, sessionEnded } from './failure.ts';

// Called only within web/lib: everything else passes its calls to `useLoad`, `useAction` or `act`.

/** What a call of `api` resolves to. */
export type CallResult<T> = Promise<{
  data: T | null;
  error: { status: unknown; value: unknown } | null;
  response?: Response;
}>;

/** The data of a response. @throws CallFailed with the reason */
export async function ask<T>(call: () => CallResult<T>): Promise<T> {
  const { data, error, response } = await call();
  if (error === null && data !== null) return data;
  if (error?.status === 0) throw new CallFailed(networkFailure());
  const failure = failureOf(Number(error?.status ?? response?.status), error?.value);
  // A response that ended the session needs no further message.
  throw new CallFailed(hasEndedSession(response) ? { ...failure, code: sessionEnded } : failure);
}

export type Step = typeof ask;

/** Several calls as one, for `useLoad` and `useAction`: it fails with the first call that fails. */
export async function inSteps<T>(work: (step: Step) => Promise<T>): CallResult<T> {
  return { data: await work(ask), error: null };
}
