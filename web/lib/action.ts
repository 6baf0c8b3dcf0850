import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { caughtUp } from '#web/state/network.ts';
import { notify, type Undo } from '#web/state/notices.ts';
import { focusFirstProblem, standAtFields } from '#web/ui/form-problems.ts';
import { isLeaving } from '#web/ui/leave-guard.ts';
import { sayInDialog } from '#web/ui/say-in-dialog.ts';
import { ask } from './ask.ts';
import type { CallResult } from './ask.ts';
import { asFailure, cancelled, isGone, reportFailure } from './failure.ts';
import type { Failure } from './failure.ts';
import { invalidate } from './queries.ts';
import type { LoadKey } from './queries.ts';

type Said = string | { text: string; undo?: Undo } | null;

export type ActionOptions<Input, T> = {
  /** Title and short text of the error dialog. */
  errorTitle: string | ((input: Input) => string);
  errorText?: string;
  /** Set when failures are only logged; a function is evaluated at the failure. */
  quiet?: boolean | (() => boolean);
  /** The page shows the failure itself, so no dialog opens. */
  onFailure?: (failure: Failure, input: Input) => void;
  /** The notice after success, with Undo where the change can be reverted. */
  success?: string | ((data: T, input: Input) => Said);
  /** Called on success, before anything is reloaded. */
  done?: (data: T, input: Input) => void;
  /** The page to go to on success, in place of this one. */
  to?: string | ((data: T, input: Input) => string);
  /** Query keys to invalidate: [['pet'], ['plan']]. */
  invalidates?: readonly LoadKey[];
  /** Distinguishes actions on different things (rows), which may run side by side. */
  keyOf?: (input: Input) => string | number;
};

export type Action<Input, T> = {
  /** The response's data, or undefined when the call failed or the same one is already running. */
  run: (input: Input) => Promise<T | undefined>;
  /** True until the response has arrived and everything it changed is reloaded. */
  busy: boolean;
  busyWith: (key: string | number) => boolean;
  /** Validation errors from the server, by field; cleared by the next run. */
  problems: Record<string, string>;
  failed: Failure | null;
};

/** What a form needs of the action that stores its body. */
export type Save<Body> = Pick<Action<Body, unknown>, 'run' | 'busy' | 'problems'>;

/**
 * Calls the server to change something. A second call while the first runs is ignored, so that a double tap records one
 * feeding.
 */
export function useAction<Input = void, T = unknown>(
  call: (input: Input) => CallResult<T>,
  options: ActionOptions<Input, T>,
): Action<Input, T> {
  // The lock is a ref: a second tap may come before React has rendered the effect of the first.
  const locked = useRef(new Set<string | number>());
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string | number>>(new Set());
  const [failed, setFailed] = useState<Failure | null>(null);

  async function run(input: Input): Promise<T | undefined> {
    const key = options.keyOf?.(input) ?? '';
    // an Enter key that is held down saves a form that is about to go no second time
    if (locked.current.has(key) || isLeaving()) return undefined;
    locked.current.add(key);
    setBusyKeys(new Set(locked.current));
    setFailed(null);
    sayInDialog('');
    try {
      // Immediately: what a field already shows is not repeated in a dialog.
      const fail = (failure: Failure) => flushSync(() => setFailed(failure));
      return await attempt(() => call(input), input, options, fail);
    } finally {
      locked.current.delete(key);
      setBusyKeys(new Set(locked.current));
    }
  }

  return {
    run,
    busy: busyKeys.size > 0,
    busyWith: (key) => busyKeys.has(key),
    problems: failed?.fields ?? {},
    failed,
  };
}

/**
 * The same outside of components, such as for an undo. Returns the response's data, or undefined when the call failed.
 */
export function act<T>(
  call: () => CallResult<T>,
  options: ActionOptions<void, T>,
): Promise<T | undefined> {
  return attempt(call, undefined, options, () => {});
}

async function attempt<Input, T>(
  call: () => CallResult<T>,
  input: Input,
  options: ActionOptions<Input, T>,
  fail: (failure: Failure) => void,
): Promise<T | undefined> {
  try {
    const data = await ask(call);
    // what is said to be saved can be recorded upon, though the network goes now
    if (options.invalidates?.some(([slice]) => slice === 'pet')) await caughtUp();
    say(options.success, data, input);
    options.done?.(data, input);
    const { to } = options;
    if (to) navigate(typeof to === 'function' ? to(data, input) : to, { replace: true });
    await invalidate(options.invalidates ?? []);
    return data;
  } catch (error) {
    const failure = asFailure(error);
    fail(failure);
    report(failure, input, options);
    // The record is gone, or is another one by now: nothing on the screen should still show what it was.
    const isChanged = failure.conflicts && failure.code !== cancelled;
    if (isGone(failure) || isChanged) await reload(options.invalidates ?? []);
    return undefined;
  }
}

function say<Input, T>(success: ActionOptions<Input, T>['success'], data: T, input: Input): void {
  const said = typeof success === 'function' ? success(data, input) : (success ?? null);
  if (typeof said === 'string') notify(said);
  else if (said) notify(said.text, { undo: said.undo });
}

/** All slices that the action would have changed, including those it leaves alone when it succeeds. */
const reload = (keys: readonly LoadKey[]) => invalidate(keys.map(([slice]) => [slice]));

function report<Input, T>(failure: Failure, input: Input, options: ActionOptions<Input, T>): void {
  const { errorTitle, errorText, quiet, onFailure } = options;
  const title = typeof errorTitle === 'function' ? errorTitle(input) : errorTitle;
  if (onFailure) onFailure(failure, input);
  else if (typeof quiet === 'function' ? quiet() : quiet) console.warn(title, failure);
  else if (standAtFields(Object.values(failure.fields))) focusFirstProblem();
  else reportFailure(failure, title, errorText);
}
