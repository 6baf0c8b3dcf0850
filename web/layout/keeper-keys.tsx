import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { useShortcuts } from '#web/components/shortcuts.ts';
import { palette } from '#web/state/palette.ts';
import { onSessionEnd } from '#web/state/session.ts';
import { currentSetting } from '#web/state/settings.ts';
import { useSignalValue } from '#web/state/signal-value.ts';
import { singleKeysWhen } from '#web/ui/shortcuts.ts';
import { isFullscreenRoute } from './fullscreen-route.ts';

// what is typed for the palette while it is loaded records nothing
singleKeysWhen(() => !palette.peek() && Boolean(currentSetting('single_keys')));
onSessionEnd(() => (palette.value = null));

/** The keys that work on every page of a keeper. `Overlay` draws what they open, and is loaded when they first do. */
export function KeeperKeys({ overlay: Overlay }: { overlay: ComponentType }) {
  const [path] = useLocation();
  const open = useSignalValue(palette);
  const alone = isFullscreenRoute(path);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  useShortcuts('everywhere', {
    search: alone ? undefined : searchHere,
    help: () => (palette.value = 'keys'),
  });
  useEffect(() => (alone ? undefined : onFindKey(() => (palette.value = 'find'))), [alone]);
  return wasOpen ? (
    <Suspense>
      <Overlay />
    </Suspense>
  ) : null;
}

/** Into the search field of the page, or the palette where it has none. */
function searchHere(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (!field) palette.value = 'find';
  field?.focus();
  field?.select();
}

/** Calls back for Ctrl K, on a Mac for Command K, also while typing; but not in a dialog. */
function onFindKey(open: () => void): () => void {
  const isApple = /Mac|iP(hone|ad)/.test(navigator.platform);
  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const [held, other] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
    if (!held || other || altKey || shiftKey || key.toLowerCase() !== 'k') return;
    // A browser that keeps the key for itself gets it.
    if (!event.cancelable || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  }
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
