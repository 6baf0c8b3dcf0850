// Shared by web/theme.ts, which runs before the first paint: no imports.

/** The addresses of `isFullscreenRoute`, whose pages have no header. */
export const frameless = /^\/(?:wall|places\/labels|pets\/(?:labels\/print|feeding\/round|weigh))$/;

/** Hides the header that index.html begins with. */
export function hideFirstFrame(path: string): void {
  if (frameless.test(path)) document.documentElement.classList.add('frameless');
}
