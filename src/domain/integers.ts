/** Parses decimal digits with an optional minus: no hex, exponent, space or plus. Null when unsafe or anything else. */
export function parseInteger(text: string): number | null {
  if (!/^-?\d+$/.test(text)) return null;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) return null;
  return value === 0 ? 0 : value;
}
