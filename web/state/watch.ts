import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';

const MANAGED_HOOK = 2;

/**
 * Reads a signal in a component and draws it anew on each change. The one place where React and
 * signals meet: components call the stores' hooks and never see a signal.
 */
export function useWatched<T>(watched: ReadonlySignal<T>): T {
  const store = useSignals(MANAGED_HOOK);
  try {
    return watched.value;
  } finally {
    store.f();
  }
}
