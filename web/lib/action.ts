import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notify, type Undo } from '#web/state/notices.ts';
import { focusFirstProblem, standAtFields } from '#web/ui/problems.ts';
import { ask } from './api.ts';
import type { Answer } from './api.ts';
import { asFailure, reportFailure } from './failure.ts';
import type { Failure } from './failure.ts';
import { invalidate } from './queries.ts';
import type { LoadKey } from './queries.ts';

type Said = string | { text: string; undo?: Undo } | null;

export type ActionOptions<Input, T> = {
  /** Title and short text of the error dialog (spec 8). */
  errorTitle: string | ((input: Input) => string);
  errorText?: string;
  /** Failures are only logged; as a function it is asked when there is one. */
  quiet?: boolean | (() => boolean);
  /** The notice after it was done, with Undo where it can be taken back. */
  success?: string | ((data: T, input: Input) => Said);
  /** Called as soon as it was done: the place to navigate. */
  done?: (data: T, input: Input) => void;
  /** What has to be loaded anew: [['pet'], ['plan']]. */
  invalidates?: readonly LoadKey[];
  /** Actions on different things (rows) may run side by side: what tells them apart. */
  keyOf?: (input: Input) => string | number;
};

export type Action<Input, T> = {
  /** The answer's data, or undefined when it failed or the same is already on its way. */
  run: (input: Input) => Promise<T | undefined>;
  /** True until the answer is there and what it changed is loaded anew. */
  busy: boolean;
  busyWith: (key: string | number) => boolean;
  /** What the server found wrong, by field; empty again with the next run. */
  problems: Record<string, string>;
  failed: Failure | null;
};

/**
 * Calls the server to change something. A second call while the first runs is ignored, so that a
 * double tap stays one feeding.
 */
export function useAction<Input = void, T = unknown>(
  call: (input: Input) => Answer<T>,
  options: ActionOptions<Input, T>,
): Action<Input, T> {
  // The lock is a ref: a second tap may come before React has drawn the first one's effect.
  const locked = useRef(new Set<string | number>());
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string | number>>(new Set());
  const [failed, setFailed] = useState<Failure | null>(null);

  async function run(input: Input): Promise<T | undefined> {
    const key = options.keyOf?.(input) ?? '';
    if (locked.current.has(key)) return undefined;
    locked.current.add(key);
    setBusyKeys(new Set(locked.current));
    setFailed(null);
    try {
      const data = await ask(() => call(input));
      say(options.success, data, input);
      options.done?.(data, input);
      await invalidate(options.invalidates ?? []);
      return data;
    } catch (error) {
      const failure = asFailure(error);
      // At once: what stands at a field is not said a second time.
      flushSync(() => setFailed(failure));
      report(failure, input, options);
      // What it was done to is gone: nothing on the screen should speak of it any more.
      if (failure.status === 404) await reload(options.invalidates ?? []);
      return undefined;
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

function say<Input, T>(success: ActionOptions<Input, T>['success'], data: T, input: Input): void {
  const said = typeof success === 'function' ? success(data, input) : (success ?? null);
  if (typeof said === 'string') notify(said);
  else if (said) notify(said.text, { undo: said.undo });
}

/** All of the slices that the action would have changed, also what it leaves alone when it succeeds. */
const reload = (keys: readonly LoadKey[]) => invalidate(keys.map(([slice]) => [slice]));

function report<Input, T>(failure: Failure, input: Input, options: ActionOptions<Input, T>): void {
  const { errorTitle, errorText, quiet } = options;
  const title = typeof errorTitle === 'function' ? errorTitle(input) : errorTitle;
  if (typeof quiet === 'function' ? quiet() : quiet) console.warn(title, failure);
  else if (standAtFields(Object.values(failure.fields))) focusFirstProblem();
  else reportFailure(failure, title, errorText);
}
