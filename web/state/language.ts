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
import { useSignalValue } from './signal-value.ts';

const choice = signal<Language>(readLanguage() ?? 'auto');

onStoredElsewhere(languageKey, () => void change(readLanguage() ?? 'auto'));

let heard = () => {};

/** Calls back when screens that were drawn speak another language: what they loaded holds names of the former one. */
export const onOtherLanguage = (listener: () => void): void => void (heard = listener);

/** The setting: a language, or the browser's. */
export function useLanguage(): Language {
  return useSignalValue(choice);
}

/** Switches the language immediately, and remembers it on this device; reports when its texts can't be loaded. */
export async function chooseLanguage(next: Language): Promise<void> {
  storeLanguage(next);
  if (!(await change(next))) notify(texts().failures.network);
}

/** Applies the language of this device; resolves when the first screen can be drawn in it. */
export async function startLanguage(): Promise<void> {
  await show(readLanguage() ?? 'auto');
}

async function change(next: Language): Promise<boolean> {
  const former = spokenLanguage();
  const done = await show(next);
  if (spokenLanguage() !== former) heard();
  return done;
}

/** False when the texts can't be loaded: then the former choice stays, and this one can be made again. */
async function show(next: Language): Promise<boolean> {
  const former = choice.peek();
  choice.value = next;
  const done = await speak(languageOf(next));
  if (choice.peek() !== next) return true;
  if (!done) choice.value = former === next ? spokenLanguage() : former;
  applyLanguage(spokenLanguage());
  return done;
}
