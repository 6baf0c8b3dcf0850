import { signal } from '@preact/signals-react';
import { onStoredElsewhere } from './storage.ts';
import { applyTheme, readTheme, storeTheme, themeKey } from './theme-device.ts';
import type { Theme } from './theme-device.ts';
import { useWatched } from './watch.ts';

const theme = signal<Theme>(readTheme() ?? 'auto');

onStoredElsewhere(themeKey, () => show(readTheme() ?? 'auto'));

/** The light this device shows: by the device, day, night or the red lamp. */
export function useTheme(): Theme {
  return useWatched(theme);
}

/** Shows a light at once and remembers it on this device. */
export function chooseTheme(next: Theme): void {
  storeTheme(next);
  show(next);
}

/** Takes over the light of the keeper's account where this device has no choice of its own. */
export function adoptTheme(next: Theme): void {
  if (readTheme() === null) show(next);
}

function show(next: Theme): void {
  theme.value = next;
  applyTheme(next);
}
