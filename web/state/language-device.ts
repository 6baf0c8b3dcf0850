// Shared by the page and by web/theme.ts, which runs before the first paint: no imports.

export const languages = ['auto', 'en', 'de'] as const;
export type Language = (typeof languages)[number];

export const languageKey = 'exuvia.language';

/** The language that was chosen on this device, or null when none ever was. */
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
    // A device without storage speaks it until the page is left.
  }
}

/** For readers of the screen and hyphens, and for what the device calls the app when it is installed. */
export function applyLanguage(spoken: 'en' | 'de'): void {
  document.documentElement.lang = spoken;
  const manifest = spoken === 'de' ? '/manifest.de.webmanifest' : '/manifest.webmanifest';
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest);
}

/** What 'auto' means here: the first language of the browser that Exuvia speaks, else English. */
export function languageOf(choice: Language): 'en' | 'de' {
  if (choice !== 'auto') return choice;
  for (const tag of navigator.languages ?? [navigator.language]) {
    const found = /^(en|de)\b/i.exec(tag)?.[1]?.toLowerCase();
    if (found === 'en' || found === 'de') return found;
  }
  return 'en';
}
