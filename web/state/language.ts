import { signal } from '@preact/signals-react';
import { speak, spokenLanguage, texts } from '#web/texts/texts.ts';
import {
  applyLanguage,
  languageKey,
  languageOf,
  readLanguage,
  storeLanguage,
} from './language-device.ts';
import type { Language } from './language-device.ts';
import { notify } from './notices.ts';
import { onStoredElsewhere } from './storage.ts';
import { useWatched } from './watch.ts';

const choice = signal<Language>(readLanguage() ?? 'auto');

onStoredElsewhere(languageKey, () => void show(readLanguage() ?? 'auto'));

/** What was chosen: a language, or the browser's. */
export function useLanguage(): Language {
  return useWatched(choice);
}

/** Speaks a language at once, and remembers it on this device; says so where its words can't be had. */
export async function chooseLanguage(next: Language): Promise<void> {
  storeLanguage(next);
  if (!(await show(next))) notify(texts().errors.network);
}

/** Speaks what this device is set to; resolves when the first screen can be drawn in it. */
export async function startLanguage(): Promise<void> {
  await show(readLanguage() ?? 'auto');
}

/** False where the words can't be had: then the former choice stands, and this one can be made again. */
async function show(next: Language): Promise<boolean> {
  const former = choice.peek();
  choice.value = next;
  const done = await speak(languageOf(next));
  if (choice.peek() !== next) return true;
  if (!done) choice.value = former === next ? spokenLanguage() : former;
  applyLanguage(spokenLanguage());
  return done;
}
