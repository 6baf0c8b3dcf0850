import { signal } from '@preact/signals-react';
import { speak } from '#web/texts/texts.ts';
import {
  applyLanguage,
  languageKey,
  languageOf,
  readLanguage,
  storeLanguage,
} from './language-device.ts';
import type { Language } from './language-device.ts';
import { onStoredElsewhere } from './storage.ts';
import { useWatched } from './watch.ts';

const choice = signal<Language>(readLanguage() ?? 'auto');

onStoredElsewhere(languageKey, () => void show(readLanguage() ?? 'auto'));

/** What was chosen: a language, or the browser's. */
export function useLanguage(): Language {
  return useWatched(choice);
}

/** Speaks a language at once, and remembers it on this device. */
export function chooseLanguage(next: Language): Promise<void> {
  storeLanguage(next);
  return show(next);
}

/** Speaks what this device is set to; resolves when the first screen can be drawn in it. */
export function startLanguage(): Promise<void> {
  return show(readLanguage() ?? 'auto');
}

async function show(next: Language): Promise<void> {
  choice.value = next;
  const spoken = languageOf(next);
  await speak(spoken);
  if (languageOf(choice.peek()) === spoken) applyLanguage(spoken);
}
