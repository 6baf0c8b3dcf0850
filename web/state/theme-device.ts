// Shared by the page and by web/theme.ts, which runs before the first paint: no imports.

export const themes = ['auto', 'light', 'dark', 'red'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'exuvia.theme';

/** The theme that was chosen on this device, or null. */
export function readTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(themeKey);
    return themes.find((theme) => theme === stored) ?? null;
  } catch {
    return null;
  }
}

export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // A device without storage keeps the choice until the page is left.
  }
}

/** 'auto' leaves the choice to the device. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'auto') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
}
