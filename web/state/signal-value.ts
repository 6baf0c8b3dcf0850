import type { ReadonlySignal } from '@preact/signals-react';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Reads a signal in a component and renders it again on each change of it, or of what is selected from it. The only
 * place where React and signals meet: components call the stores' hooks and never see a signal.
 */
export function useSignalValue<T>(watched: ReadonlySignal<T>): T;
export function useSignalValue<T, Part>(
  watched: ReadonlySignal<T>,
  select: (value: T) => Part,
): Part;
export function useSignalValue<T>(
  watched: ReadonlySignal<T>,
  select: (value: T) => unknown = (value) => value,
): unknown {
  const subscribe = useCallback((draw: () => void) => watched.subscribe(draw), [watched]);
  return useSyncExternalStore(subscribe, () => select(watched.peek()));
}
