import { signal } from '@preact/signals-react';
import { onStoredElsewhere } from './storage.ts';
import { applyTheme, readTheme, storeTheme, themeKey } from './theme-device.ts';
import type { Theme } from './theme-device.ts';
import { useSignalValue } from './signal-value.ts';

const theme = signal<Theme>(readTheme() ?? 'auto');

onStoredElsewhere(themeKey, () => show(readTheme() ?? 'auto'));

/** The theme of this device: the system's, day, night or the red lamp. */
export function useTheme(): Theme {
  return useSignalValue(theme);
}

/** Applies a theme immediately and remembers it on this device. */
export function chooseTheme(next: Theme): void {
  storeTheme(next);
  show(next);
}

function show(next: Theme): void {
  theme.value = next;
  applyTheme(next);
}
