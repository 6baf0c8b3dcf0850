/**
 * Spreadsheets run cells that start with = + - @, also full-width, tab, CR or LF as formulas. A leading apostrophe makes them text. A text
 * that already has such apostrophes gets one more, so that the round trip is exact.
 */
export function guardCell(text: string): string {
  return /^'*[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
}

/** A value as a CSV cell: guarded against formulas, and quoted where needed. */
export function csvCell(value: string | number | null): string {
  const text = typeof value === 'string' ? guardCell(value) : String(value ?? '');
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function unguardCell(text: string): string {
  return /^'+[=+\-@＝＋－＠\t\r\n]/.test(text) ? text.slice(1) : text;
}
