// Shared by the page and by web/theme.ts, which runs before the first paint: no imports.

export const languages = ['auto', 'en', 'de'] as const;
export type Language = (typeof languages)[number];

export const languageKey = 'exuvia.language';

/** The language that was chosen on this device, or null. */
export function readLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(languageKey);
    return languages.find((language) => language === stored) ?? null;
  } catch {
    return null;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // A device without storage keeps it until the page is left.
  }
}

/** For screen readers and hyphenation, and for the name of the installed app. */
export function applyLanguage(spoken: 'en' | 'de'): void {
  document.documentElement.lang = spoken;
  const manifest = spoken === 'de' ? '/manifest.de.webmanifest' : '/manifest.webmanifest';
  manifestLink()?.setAttribute('href', manifest);
}

/** Names the installed app to the browser, which fetches the manifest and its icon ahead of the page's own pictures. */
export function offerInstallation(): void {
  manifestLink()?.setAttribute('rel', 'manifest');
}

const manifestLink = () => document.querySelector('link[rel$=manifest]');

/** The meaning of 'auto' here: the first language of the browser that has texts, else English. */
export function languageOf(choice: Language): 'en' | 'de' {
  if (choice !== 'auto') return choice;
  for (const tag of navigator.languages ?? [navigator.language]) {
    const found = /^(en|de)\b/i.exec(tag)?.[1]?.toLowerCase();
    if (found === 'en' || found === 'de') return found;
  }
  return 'en';
}
