import { useSyncExternalStore } from 'react';

/** The newest last. */
let open: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

/** To be called when a modal dialog opens. Returns what to call when it closes. */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** The dialog that is open over all else: the browser lets nothing be reached that is outside of it. */
export const useTopmostDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(watch, () => open.at(-1) ?? null);

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const draw of watchers) draw();
}

function watch(draw: () => void) {
  watchers.add(draw);
  return () => void watchers.delete(draw);
}
