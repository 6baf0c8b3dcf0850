/**
 * Spreadsheets run cells that start with = + - @ tab or CR as formulas. A leading apostrophe makes them
 * text. A text that has such apostrophes already gets one more, so that the way back is exact.
 */
export function guardCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** A value as a cell between commas: harmless, and quoted where it has to be. */
export function csvCell(value: string | number | null): string {
  const text = typeof value === 'string' ? guardCell(value) : String(value ?? '');
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function unguardCell(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
